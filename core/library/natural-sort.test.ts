import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNaturally, comparePaths, makeSortTitle } from './natural-sort.ts';

test('golden order', () => {
  const names = ['10 Ten', '2 Two', '1 One', '01 One', 'Émile', 'emile 2', 'Zoo', 'a', 'B', 'Part 10', 'Part 9', '1.10', '1.9', ''];
  expect([...names].sort(compareNaturally)).toEqual([
    '',
    '01 One',
    '1 One',
    '1.9',
    '1.10',
    '2 Two',
    '10 Ten',
    'a',
    'B',
    'Émile',
    'emile 2',
    'Part 9',
    'Part 10',
    'Zoo',
  ]);
});

test('folders go before what is inside the next one', () => {
  expect(['2/a', '10/a', '1/z/b', '1/z', '1/a'].sort(comparePaths)).toEqual(['1/a', '1/z', '1/z/b', '2/a', '10/a']);
});

test('what is numbered goes before what is not, at every place', () => {
  expect(['b', '1', 'a2', 'ab', 'a'].sort(compareNaturally)).toEqual(['1', 'a', 'a2', 'ab', 'b']);
});

test('case, accents and leading zeros decide only between equals', () => {
  expect(['é', 'E', 'e', '01', '1', '001'].sort(compareNaturally)).toEqual(['001', '01', '1', 'E', 'e', 'é']);
  expect(compareNaturally('E2', 'e1')).toBeGreaterThan(0);
  expect(compareNaturally('a', 'a')).toBe(0);
});

test('numbers of any size', () => {
  expect(['9'.repeat(30), `1${'0'.repeat(30)}`, `${'9'.repeat(29)}8`].sort(compareNaturally)).toEqual([
    `${'9'.repeat(29)}8`,
    '9'.repeat(30),
    `1${'0'.repeat(30)}`,
  ]);
});

test('a path is before what lies in it, and equal to itself alone', () => {
  expect(comparePaths('a', 'a/b')).toBeLessThan(0);
  expect(comparePaths('a/b', 'a')).toBeGreaterThan(0);
  expect(comparePaths('a/b', 'a/b')).toBe(0);
});

test('sort titles', () => {
  expect(makeSortTitle('  The  Ärger 2, part 10 ')).toBe('the arger 00000002, part 00000010');
  expect(makeSortTitle('123456789')).toBe('123456789');
});

test('a total order for any text', () => {
  const word = fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^[a-b ]{0,2}\d{0,3}[a-b]{0,2}\d{0,2}$/));
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(Math.sign(compareNaturally(a, b))).toBe(0 - Math.sign(compareNaturally(b, a)));
      expect(compareNaturally(a, b) === 0).toBe(a === b);
      if (compareNaturally(a, b) <= 0 && compareNaturally(b, c) <= 0) expect(compareNaturally(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

test('numbers sort by value, in names and in padded titles alike', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(99_999_999), (a, b) => {
      expect(Math.sign(compareNaturally(`Part ${a}`, `Part ${b}`))).toBe(Math.sign(a - b));
      expect(makeSortTitle(`Part ${a}`) < makeSortTitle(`Part ${b}`)).toBe(a < b);
    }),
  );
});
