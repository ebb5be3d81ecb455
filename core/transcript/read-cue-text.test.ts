import { expect, test } from 'vitest';
import { readCueText } from './read-cue-text.ts';

test.each([
  ['<v Ann>Good\n <i.loud>morning</i></v>', 'Good morning'],
  ['<00:01.000>one <c.a>two</c>', 'one two'],
  ['<ruby>漢<rt>かん</rt>字<rt>じ</ruby>。', '漢字。'],
  ['<rtx>a</rtx>', 'a'],
  ['&lt;b&gt; &amp;amp; a&nbsp;b&lrm; &#39;&#x41;&quot; &copy; &#0;', '<b> &amp; a b \'A" &copy; \uFFFD'],
  ['a <b', 'a'],
  ['a > b', 'a > b'],
])('%j says %j', (text, words) => {
  expect(readCueText(text)).toBe(words);
});

test('a long cue is read in one go', () => {
  for (const part of ['<', '<rt', '&', '&#', '<rt>', ' ']) readCueText(part.repeat(1_000_000));
});
