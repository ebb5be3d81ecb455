import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPassages, groupCues, timeAt } from './passages.ts';

const cue = (startSec: number, text: string) => ({ startSec, endSec: startSec + 1, text });

test('cues become passages that know when each of their words is said', () => {
  const [first, ...others] = groupCues([cue(0, '<v Host>Close the book.</v>'), cue(2.5, 'Then write &amp; compare.')]);
  expect(others).toEqual([]);
  expect(first).toEqual({
    startSec: 0,
    text: 'Close the book. Then write & compare.',
    marks: [
      [0, 0],
      [16, 2.5],
    ],
  });
  expect(timeAt(first!, [first!.text.indexOf('book')])).toBe(0);
  expect(timeAt(first!, [0, first!.text.indexOf('write'), first!.text.indexOf('compare')])).toBe(2.5);
  expect(timeAt({ marks: [] }, [3])).toBeNull();
});

test('a cue without words is left out, a long one stands alone', () => {
  const long = 'word '.repeat(80).trim();
  const passages = groupCues([cue(0, '<i></i>'), cue(1, 'Short.'), cue(2, long), cue(9, 'After.')]);
  expect(passages.map(({ startSec, text }) => [startSec, text])).toEqual([
    [1, 'Short.'],
    [2, long],
    [9, 'After.'],
  ]);
});

test('a cue that holds a whole book is cut', () => {
  const book = 'All in one. '.repeat(1000).trim();
  const passages = groupCues([cue(4, book), cue(9, 'After.')]);
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(300);
  expect(passages.map(({ text }) => text).join(' ')).toBe(`${book} After.`);
  expect(passages.slice(0, -1).every(({ startSec }) => startSec === 4)).toBe(true);
});

test('no word is lost or said at another time', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (lines) => {
      const cues = lines.map((line, i) => cue(i * 3, line.join(' ')));
      const passages = groupCues(cues);
      expect(passages.map(({ text }) => text).join(' ')).toBe(lines.flat().join(' '));
      for (const passage of passages)
        for (const [at, sec] of passage.marks) expect(passage.text.slice(at).startsWith(cues[sec / 3]!.text)).toBe(true);
      expect(
        cutPassages(lines.flat().join(' '))
          .map(({ text }) => text)
          .join(' '),
      ).toBe(lines.flat().join(' '));
    }),
  );
});

test('a text is cut between sentences', () => {
  const sentence = `${'word '.repeat(30).trim()}. `;
  expect(cutPassages(sentence.repeat(5)).every(({ text }) => text.endsWith('.') && text.length <= 280)).toBe(true);
  expect(cutPassages('x'.repeat(600)).map(({ text }) => text.length)).toEqual([280, 280, 40]);
  expect(cutPassages('   ')).toEqual([]);
});

test.each([
  [140, 140, 1],
  [140, 141, 2],
])('cues of %d and %d letters are %d passages', (first, second, count) => {
  expect(groupCues([cue(0, 'x'.repeat(first)), cue(1, 'y'.repeat(second))])).toHaveLength(count);
});

test('a text of exactly the length is one passage', () => {
  expect(cutPassages(`${'a b '.repeat(70)}`.trimEnd().padEnd(280, 'x'))).toHaveLength(1);
  expect(cutPassages('x'.repeat(281)).map(({ text }) => text.length)).toEqual([280, 1]);
});

test.each([
  ['a question', `${'x'.repeat(100)}? ${'y '.repeat(150)}`, 101],
  ['a call', `${'x'.repeat(100)}! ${'y '.repeat(150)}`, 101],
  ['a statement', `${'x'.repeat(100)}. ${'y '.repeat(150)}`, 101],
  ['the last of several', `${'x'.repeat(100)}. ${'x'.repeat(100)}? y! ${'y '.repeat(150)}`, 206],
  ['no sentence that is too short', `${'x'.repeat(92)}. ${'y '.repeat(150)}`, 280],
  ['a space where no sentence ends', `${'x'.repeat(50)} ${'y'.repeat(300)}`, 50],
])('a cut follows %s', (_, text, length) => {
  const [first] = cutPassages(text);
  expect(first).toEqual({ startSec: null, text: text.slice(0, length).trim(), marks: [] });
});

test('white space is one space', () => {
  expect(cutPassages('  a \n\t b ')).toEqual([{ startSec: null, text: 'a b', marks: [] }]);
});

test('a cue is read without its tags and entities', () => {
  const [passage] = groupCues([cue(0, ' <v Host>1 &lt; 2&nbsp;&gt;\n<i>0</i> &lrm;&rlm;&amp;lt; ')]);
  expect(passage?.text).toBe('1 < 2 > 0 &lt;');
});

test('words are said in the cue that holds most of them, the first of several such', () => {
  const marks: [number, number][] = [
    [0, 10],
    [5, 20],
    [9, 30],
  ];
  expect([[0], [4], [5], [8], [9], [99]].map((offsets) => timeAt({ marks }, offsets))).toEqual([10, 10, 20, 20, 30, 30]);
  expect(timeAt({ marks }, [0, 6, 7])).toBe(20);
  expect(timeAt({ marks }, [0, 6])).toBe(10);
  expect(timeAt({ marks }, [])).toBe(10);
});
