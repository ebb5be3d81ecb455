import type { Level } from '../../../domains.ts';
import type { Equation } from './puzzle.ts';

type Between = (low: number, high: number) => number;

/** Equations in which only the plain numbers marked by `solveFor` are still to be set so that the values fit. */
export interface EquationForm {
  readonly name: string;
  readonly signs: number;
  /** Places of the signs that take every line to find, and are no mean, third or half of the numbers that stand there. */
  readonly asks: readonly number[];
  throwEquations(between: Between): Draft[];
}
/** Coefficients left and right; the right number is worked out from the values. */
export interface Draft {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly leftNumber: number;
}

const draft = (left: readonly number[], leftNumber = 0, right: readonly number[] = []): Draft => ({ left, right, leftNumber });

/** The right side's number is what makes the equation true. */
export function fillIn({ left, right, leftNumber }: Draft, values: readonly number[]): Equation {
  const sum = (signs: readonly number[]): number => signs.reduce((total, count, i) => total + count * (values[i] ?? 0), 0);
  return { left: { signs: left, number: leftNumber }, right: { signs: right, number: sum(left) + leftNumber - sum(right) } };
}

const ONE_SIGN: readonly EquationForm[] = [
  { name: 'twice', signs: 1, asks: [0], throwEquations: () => [draft([2])] },
  { name: 'three times', signs: 1, asks: [0], throwEquations: () => [draft([3])] },
  { name: 'one and a number', signs: 1, asks: [0], throwEquations: (between) => [draft([1], between(8, 60))] },
  { name: 'one less a number', signs: 1, asks: [0], throwEquations: (between) => [draft([1], -between(8, 60))] },
  { name: 'a number less one', signs: 1, asks: [0], throwEquations: (between) => [draft([-1], between(70, 120))] },
  { name: 'four times', signs: 1, asks: [0], throwEquations: () => [draft([4])] },
];

const TWO_SIGNS: readonly EquationForm[] = [
  { name: 'twice, then sum', signs: 2, asks: [1], throwEquations: () => [draft([2, 0]), draft([1, 1])] },
  { name: 'three times, then sum', signs: 2, asks: [1], throwEquations: () => [draft([3, 0]), draft([1, 1])] },
  { name: 'number, then twice', signs: 2, asks: [1], throwEquations: (between) => [draft([1, 0], between(5, 30)), draft([1, 2])] },
  { name: 'twice, then difference', signs: 2, asks: [1], throwEquations: () => [draft([2, 0]), draft([-1, 1])] },
  { name: 'number, then difference', signs: 2, asks: [1], throwEquations: (between) => [draft([1, 0], -between(5, 30)), draft([1, -1])] },
  { name: 'twice, then twice', signs: 2, asks: [1], throwEquations: () => [draft([2, 0]), draft([1, 2])] },
];

const SUBSTITUTION: readonly EquationForm[] = [
  { name: 'three times and more, in a sum', signs: 2, asks: [0, 1], throwEquations: () => [draft([0, 1], 0, [3]), draft([1, 1])] },
  { name: 'more, in a sum of three', signs: 2, asks: [1], throwEquations: () => [draft([0, 1], 0, [1]), draft([2, 1])] },
  { name: 'more, twice in a sum', signs: 2, asks: [0], throwEquations: () => [draft([0, 1], 0, [1]), draft([1, 2])] },
  { name: 'twice and more, in a sum of four', signs: 2, asks: [0, 1], throwEquations: () => [draft([0, 1], 0, [2]), draft([3, 1])] },
  { name: 'twice and more, in a difference', signs: 2, asks: [1], throwEquations: () => [draft([0, 1], 0, [2]), draft([-1, 1])] },
  { name: 'sum of five and difference', signs: 2, asks: [0, 1], throwEquations: () => [draft([3, 2]), draft([-1, 1])] },
];

const THREE_SIGNS: readonly EquationForm[] = [
  {
    name: 'more and more, total',
    signs: 3,
    asks: [0, 2],
    throwEquations: () => [draft([0, 1], 0, [1]), draft([0, 0, 1], 0, [0, 1]), draft([1, 1, 1])],
  },
  {
    name: 'two more than one, total',
    signs: 3,
    asks: [1, 2],
    throwEquations: () => [draft([0, 1], 0, [1]), draft([0, 0, 1], 0, [1]), draft([1, 1, 1])],
  },
  {
    name: 'twice and sum, total',
    signs: 3,
    asks: [0, 1],
    throwEquations: () => [draft([0, 1], 0, [2]), draft([0, 0, 1], 0, [1, 1]), draft([1, 1, 1])],
  },
  {
    name: 'more and sum, total',
    signs: 3,
    asks: [0, 1],
    throwEquations: () => [draft([0, 1], 0, [1]), draft([0, 0, 1], 0, [1, 1]), draft([1, 1, 1])],
  },
  { name: 'sum, difference, then third', signs: 3, asks: [2], throwEquations: () => [draft([1, 1]), draft([-1, 1]), draft([1, 0, 2])] },
  { name: 'more, sum, then third', signs: 3, asks: [2], throwEquations: () => [draft([0, 1], 0, [1]), draft([1, 2]), draft([0, 1, 1])] },
];

const INDIRECT: readonly EquationForm[] = [
  { name: 'sums of pairs', signs: 3, asks: [0, 1, 2], throwEquations: () => [draft([1, 1]), draft([0, 1, 1]), draft([1, 0, 1])] },
  {
    name: 'sums of pairs, some twice',
    signs: 3,
    asks: [0, 1, 2],
    throwEquations: () => [draft([2, 1]), draft([0, 1, 1]), draft([1, 0, 2])],
  },
  {
    name: 'total, one side against another',
    signs: 3,
    asks: [0, 1],
    throwEquations: () => [draft([1, 1, 1]), draft([1, 1], 0, [0, 0, 1]), draft([2], 0, [0, 1])],
  },
  {
    name: 'totals with one twice',
    signs: 3,
    asks: [0, 1, 2],
    throwEquations: () => [draft([2, 1, 1]), draft([1, 2, 1]), draft([1, 1, 2])],
  },
  {
    name: 'two and one taken away',
    signs: 3,
    asks: [0, 1, 2],
    throwEquations: () => [draft([1, 1, -1]), draft([1, -1, 1]), draft([-1, 1, 1])],
  },
  {
    name: 'pairs against one',
    signs: 3,
    asks: [0, 1, 2],
    throwEquations: () => [draft([1, 1], 0, [0, 0, 1]), draft([1, 0, 1], 0, [0, 2]), draft([0, 1, 1])],
  },
  {
    name: 'pairs with one twice, all round',
    signs: 3,
    asks: [0, 1, 2],
    throwEquations: () => [draft([1, 2]), draft([0, 1, 2]), draft([2, 0, 1])],
  },
  {
    name: 'pairs against one, one twice',
    signs: 3,
    asks: [0, 1, 2],
    throwEquations: () => [draft([1, 1], 0, [0, 0, 2]), draft([1, 0, 1], 0, [0, 1]), draft([0, 1, 1])],
  },
];

/** 1: one sign; 2: a second found by the first; 3: one put in for another; 4: three signs; 5: three of which no line gives one by another. */
export const EQUATION_FORMS: Record<Level, readonly EquationForm[]> = {
  1: ONE_SIGN,
  2: TWO_SIGNS,
  3: SUBSTITUTION,
  4: THREE_SIGNS,
  5: INDIRECT,
};
