import { expect, it } from 'vitest';
import { solveLogical } from './solve.ts';
import type { WheelPuzzle } from './wheel.ts';

const puzzle = (cells: readonly number[], options: readonly number[]): WheelPuzzle => {
  const [shown, offered] = [cells, options].map((sets) => sets.map((set) => ({ sets: [set] })));
  return { shownAs: ['tiles'], cells: shown ?? [], options: offered ?? [] };
};

it('finds the marks that only one of two has', () => {
  expect(solveLogical(puzzle([0b0110, 0b0011, 0b0101, 0b1100, 0b0110, 0b1010, 0b1001, 0b1100], [0b1101, 0b1000, 0b0101, 0b0001]))).toEqual([
    'C',
  ]);
});

it('finds the marks in common', () => {
  expect(solveLogical(puzzle([0b0110, 0b0011, 0b0010, 0b1100, 0b0110, 0b0100, 0b1001, 0b1100], [0b1101, 0b1000, 0b0101]))).toEqual(['B']);
});

it('gives no answer where marks never meet before and do in the last row', () => {
  expect(solveLogical(puzzle([0b0100, 0b0011, 0b0111, 0b1000, 0b0110, 0b1110, 0b1001, 0b1100], [0b1101, 0b0101]))).toEqual([]);
});
