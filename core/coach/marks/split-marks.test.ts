import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMarks, type Mark } from './split-marks.ts';

const cut = (text: string, ...marks: Mark[]) =>
  splitMarks(text, marks).map(({ text: piece, ids, ending }) => [piece, ids.join(), ending.join()]);

test('a text without marks is one piece', () => {
  expect(cut('I rang him.')).toEqual([['I rang him.', '', '']]);
  expect(cut('')).toEqual([]);
});

test('pieces begin and end where marks do', () => {
  expect(cut('I rang him.', { id: 'act', start: 2, end: 6 })).toEqual([
    ['I ', '', ''],
    ['rang', 'act', 'act'],
    [' him.', '', ''],
  ]);
});

test('of marks inside one another the inner one comes first', () => {
  expect(cut('abcdef', { id: 'outer', start: 0, end: 6 }, { id: 'inner', start: 2, end: 4 })).toEqual([
    ['ab', 'outer', ''],
    ['cd', 'inner,outer', 'inner'],
    ['ef', 'outer', 'outer'],
  ]);
});

test('marks that cross are both kept', () => {
  expect(cut('abcdef', { id: 'x', start: 0, end: 4 }, { id: 'y', start: 2, end: 6 })).toEqual([
    ['ab', 'x', ''],
    ['cd', 'y,x', 'x'],
    ['ef', 'y', 'y'],
  ]);
});

test('marks of one part that touch or overlap are one run', () => {
  const runs = cut('abcdef', { id: 'x', start: 0, end: 2 }, { id: 'x', start: 2, end: 4 }, { id: 'x', start: 3, end: 5 });
  expect(runs.map(([, , ending]) => ending)).toEqual(['', '', '', 'x', '']);
});

test('marks outside of the text are cut, and empty or turned ones left out', () => {
  expect(cut('abc', { id: 'x', start: -4, end: 1 }, { id: 'y', start: 2, end: 99 }, { id: 'z', start: 2, end: 1 })).toEqual([
    ['a', 'x', 'x'],
    ['b', '', ''],
    ['c', 'y', 'y'],
  ]);
  expect(cut('abc', { id: 'x', start: NaN, end: 2 }, { id: 'y', start: 7, end: 9 })).toEqual([['abc', '', '']]);
});

const TEXT = fc.array(fc.constantFrom('a', ' ', '\n', 'é', '😀', '\ud83d'), { maxLength: 50 }).map((letters) => letters.join(''));
const MARKS = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), start: fc.integer({ min: -5, max: 60 }), end: fc.integer({ min: -5, max: 60 }) }),
);

test('the pieces joined are the text, and every letter has exactly the marks over it', () => {
  fc.assert(
    fc.property(TEXT, MARKS, (text, marks) => {
      const pieces = splitMarks(text, marks);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const cutOut = pieces.flatMap(({ text: piece, ids }) => Array.from({ length: piece.length }, () => ids.toSorted().join('')));
      const over = Array.from(text.split(''), (_, at) =>
        ['a', 'b', 'c'].filter((id) => marks.some((mark) => mark.id === id && mark.start <= at && at < mark.end)).join(''),
      );
      expect(cutOut).toEqual(over);
    }),
  );
});

test('every run ends once', () => {
  fc.assert(
    fc.property(MARKS, (marks) => {
      const pieces = splitMarks('x'.repeat(50), marks);
      for (const id of ['a', 'b', 'c']) {
        const runs = pieces.filter(({ ids }, i) => ids.includes(id) && !pieces[i + 1]?.ids.includes(id));
        expect(pieces.filter(({ ending }) => ending.includes(id))).toEqual(runs);
      }
    }),
  );
});

test('the longest answer under thousands of marks is cut once at each edge', () => {
  const marks = Array.from({ length: 5000 }, (_, i): Mark => ({ id: `part-${i % 8}`, start: i, end: 10_000 - i }));
  const pieces = splitMarks('x'.repeat(10_000), marks);
  expect(pieces).toHaveLength(9999);
  expect(pieces[5000]?.ids).toHaveLength(8);
});
