import { expect, it } from 'vitest';
import { solveGroups } from './solve.ts';

const figures = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([shape, shade]) => ({ shape, shade }));

it('parts groups by a shape', () => {
  const puzzle = { left: figures([1, 0], [1, 1], [1, 2]), right: figures([0, 0], [2, 1], [3, 2]), asked: figures([1, 0], [0, 1], [1, 2]) };
  expect(solveGroups(puzzle)).toEqual(['ABA']);
});

it('parts groups by a shape with a shade', () => {
  const left = figures([1, 2], [1, 2], [1, 2]);
  const right = figures([1, 0], [1, 1], [0, 2], [3, 2], [0, 1]);
  expect(solveGroups({ left, right, asked: figures([1, 2], [1, 0], [3, 2]) })).toEqual(['ABB']);
});

it('sees several answers where shape and shade part the groups alike', () => {
  expect(solveGroups({ left: figures([1, 0], [1, 0]), right: figures([2, 3], [2, 3]), asked: figures([1, 3]) }).toSorted()).toEqual([
    'A',
    'B',
  ]);
});
