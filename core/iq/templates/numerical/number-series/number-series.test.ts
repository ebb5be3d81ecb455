import { expect, it } from 'vitest';
import { explainSeries, solveSeries } from './solve.ts';

const solve = (...terms: number[]): string[] => solveSeries({ terms }).toSorted((a, b) => Number(a) - Number(b));

it.each([
  [[7, 16, 25, 34, 43], '52'],
  [[3, 6, 12, 24, 48], '96'],
  [[5, 7, 11, 17, 25, 35], '47'],
  [[4, 90, 11, 82, 18, 74, 25, 66], '32'],
  [[3, 7, 15, 31, 63, 127], '255'],
  [[2, 5, 8, 15, 26, 45, 76], '127'],
])('%j goes on with %s', (terms, next) => {
  expect(solve(...terms)).toEqual([next]);
});

it.each([
  ['doubled, or with one more added each time', [1, 2, 4], ['7', '8']],
  ['the next odd number, or the next prime', [3, 5, 7], ['9', '11']],
  ['with the sum of the two before, or with steps that grow', [1, 2, 3, 5], ['8']],
  ['with the product of the two before', [2, 3, 6, 18], ['108']],
  ['with the sum of the three before', [1, 2, 4, 7, 13, 24], ['44']],
  ['with the sum of the digits added', [15, 21, 24, 30, 33], ['39']],
  ['with the next cube', [1, 8, 27, 64, 125, 216], ['343']],
  ['with three steps that take turns', [2, 4, 5, 3, 6, 7, 5, 10, 11], ['9']],
])('sees what goes on %s', (_, terms, answers) => {
  expect(solve(...terms)).toEqual(expect.arrayContaining(answers));
});

it.each([[[1, 2, 4]], [[3, 5, 7]], [[2, 4, 16]], [[2, 3, 5]]])('%j is refused: it may go on in several ways', (terms) => {
  expect(solve(...terms).length).toBeGreaterThan(1);
});

it('numbers without any rule go on in no way', () => {
  expect(solve(5, 92, 13, 71, 40, 8, 66)).toEqual([]);
});

it('says which series the next number belongs to, and how that one goes on', () => {
  expect(explainSeries([4, 90, 11, 82, 18, 74, 25, 66])[0]?.words).toBe(
    'Two series take turns: 4, 11, 18, 25 and 90, 82, 74, 66. The next number belongs to the first of these, in which each number is 7 more than the one before.',
  );
});
