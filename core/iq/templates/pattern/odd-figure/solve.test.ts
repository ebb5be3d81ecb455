import { expect, it } from 'vitest';
import { findReasons, solveOdd } from './solve.ts';

const figures = (...pairs: readonly (readonly [number, number])[]) => ({ options: pairs.map(([shape, shade]) => ({ shape, shade })) });

it('sees the only one of its shape', () => {
  expect(solveOdd(figures([0, 1], [0, 2], [3, 1], [0, 2], [0, 1], [0, 2]))).toEqual(['C']);
});

it('sees the only one of its pair of shape and shade', () => {
  expect(solveOdd(figures([0, 1], [0, 1], [0, 1], [2, 3], [2, 3], [2, 1]))).toEqual(['F']);
});

it('sees the only one whose inner shape is another', () => {
  const options = [0, 1, 2, 3, 4, 5].map((shape) => ({ shape, mark: shape === 3 ? 4 : shape }));
  expect(solveOdd({ options })).toEqual(['D']);
});

it('sees two where each is alone by another feature', () => {
  expect(solveOdd(figures([0, 1], [0, 1], [3, 1], [0, 2], [0, 1], [0, 1]))).toEqual(['C', 'D']);
});
it('explains the odd figure by what holds of the five others', () => {
  const pairs = [[0, 1], [0, 1], [0, 1], [5, 3], [5, 3], [5, 1]] as const; // prettier-ignore
  expect(findReasons(pairs.map(([shape, beads]) => ({ shape, beads })))[0]?.words).toBe(
    'in the other five, where the shape is a circle, the figure has 2 dots, and where the shape is a cross, the figure has 4 dots; in this one the shape is a cross and the figure has 2 dots',
  );
});

it('sees the only figure with an even number of dots where no number is alone', () => {
  expect(solveOdd({ options: [0, 0, 2, 4, 6, 1].map((beads, n) => ({ beads, shape: n % 2 })) })).toEqual(['F']);
});
