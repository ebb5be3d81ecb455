import { expect, it } from 'vitest';
import { answersByLaw } from '../figures/laws.ts';
import { findMatrixLaws } from './find-laws.ts';

const valuesOf = (...found: ReturnType<typeof findMatrixLaws>): number[] => [...new Set(found.map(({ value }) => value))];

it('finds one more dot with each step to the right', () => {
  expect(findMatrixLaws('beads', [0, 1, 2, 0, 1, 2, 0, 1])[0]).toEqual({
    cost: 1,
    value: 2,
    words: 'one dot is added with each step to the right',
  });
});

it('finds the third of three shades', () => {
  expect(valuesOf(...findMatrixLaws('shade', [0, 1, 2, 1, 2, 0, 2, 0]))).toEqual([1]);
});

it('finds the dots of two figures in the third', () => {
  expect(valuesOf(...findMatrixLaws('beads', [0, 0, 1, 1, 0, 2, 0, 2]))).toContain(3);
});

it('has no law for values without one', () => {
  expect(findMatrixLaws('shape', [0, 1, 2, 3, 4, 5, 0, 3])).toEqual([]);
});

it('gives no answer where two laws as simple lead to different ones', () => {
  // Sums by row lead to three dots, the same three counts in each row to one.
  const shown = [0, 1, 2, 1, 0, 2, 2, 0].map((beads) => ({ beads }));
  const options = [1, 2, 3].map((beads) => ({ beads }));
  expect(answersByLaw(shown, options, findMatrixLaws)).toEqual([]);
});
