import { expect, it } from 'vitest';
import type { MachinePuzzle } from './puzzle.ts';
import { solveMachine } from './solve.ts';

const TWICE: MachinePuzzle = {
  ...{ kind: 'told', runs: 2, known: 'out', number: 42 },
  steps: [
    { does: 'multiply', by: 2 },
    { does: 'add', by: 6 },
  ],
};

it('is run forwards, and backwards', () => {
  expect(solveMachine({ ...TWICE, runs: 1, known: 'in', number: 9 })).toEqual(['24']);
  expect(solveMachine({ ...TWICE, runs: 1, number: 24 })).toEqual(['9']);
  expect(solveMachine(TWICE)).toEqual(['6']);
});

it('is refused when no whole number can have gone in, or any', () => {
  expect(solveMachine({ ...TWICE, runs: 1, number: 25 })).toEqual([]);
  const returning: MachinePuzzle = { ...TWICE, steps: [{ does: 'subtract-from', by: 40 }], number: 7 };
  expect(solveMachine(returning)).toEqual(['7']);
  expect(solveMachine({ ...TWICE, known: 'in', number: 9, steps: [{ does: 'divide', by: 2 }] })).toEqual([]);
});

it('is found from rows that only one rule explains', () => {
  const examples = [
    [3, 5, 17],
    [7, 2, 16],
    [4, 9, 38],
    [10, 6, 62],
    [2, 11, 24],
  ] as const;
  expect(solveMachine({ kind: 'hidden', examples, asked: [8, 3] })).toEqual(['26']);
});

it('is refused when its rows fit a sum as well as a product', () => {
  const examples = [
    [2, 2, 4],
    [2, 2, 4],
  ] as const;
  expect(solveMachine({ kind: 'hidden', examples, asked: [3, 5] }).length).toBeGreaterThan(1);
});
