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
