import type { Level } from '../../../domains.ts';

type Between = (low: number, high: number) => number;

/** A rule as coefficients of a, b, ab, aa, bb and 1, and the numbers that a and b are thrown from. */
export interface MatrixKind {
  readonly name: string;
  readonly of: 'row' | 'column' | 'left and above' | 'left and diagonal' | 'diagonal and above';
  readonly from: readonly [low: number, high: number];
  throwCoefficients(between: Between): readonly number[];
}

const LINES = ['row', 'column'] as const;

type Rule = Omit<MatrixKind, 'of'>;
const alongBoth = (rules: readonly Rule[]): MatrixKind[] =>
  rules.flatMap((rule) => LINES.map((of) => ({ ...rule, of, name: `${of}: ${rule.name}` })));

const SUMS: readonly Rule[] = [
  { name: 'small sum', from: [2, 30], throwCoefficients: () => [1, 1, 0, 0, 0, 0] },
  { name: 'sum in the tens', from: [11, 60], throwCoefficients: () => [1, 1, 0, 0, 0, 0] },
  { name: 'large sum', from: [30, 99], throwCoefficients: () => [1, 1, 0, 0, 0, 0] },
];

const ROW_RULES: readonly Rule[] = [
  { name: 'first less second', from: [3, 90], throwCoefficients: () => [1, -1, 0, 0, 0, 0] },
  { name: 'product', from: [2, 12], throwCoefficients: () => [0, 0, 1, 0, 0, 0] },
  { name: 'same total', from: [3, 60], throwCoefficients: (between) => [-1, -1, 0, 0, 0, between(60, 150)] },
  { name: 'sum and a number', from: [2, 60], throwCoefficients: (between) => [1, 1, 0, 0, 0, between(2, 9)] },
  { name: 'sum less a number', from: [5, 60], throwCoefficients: (between) => [1, 1, 0, 0, 0, -between(2, 9)] },
];

const NEIGHBOUR_RULES: readonly MatrixKind[] = [
  { name: 'left and above, more', of: 'left and above', from: [1, 20], throwCoefficients: (between) => [1, 1, 0, 0, 0, between(1, 9)] },
  { name: 'left and above, less', of: 'left and above', from: [4, 20], throwCoefficients: (between) => [1, 1, 0, 0, 0, -between(1, 9)] },
  { name: 'twice left and above', of: 'left and above', from: [1, 15], throwCoefficients: () => [2, 1, 0, 0, 0, 0] },
  { name: 'left and twice above', of: 'left and above', from: [1, 15], throwCoefficients: () => [1, 2, 0, 0, 0, 0] },
  { name: 'left and diagonal', of: 'left and diagonal', from: [1, 25], throwCoefficients: () => [1, 1, 0, 0, 0, 0] },
  {
    name: 'left and diagonal, more',
    of: 'left and diagonal',
    from: [1, 20],
    throwCoefficients: (between) => [1, 1, 0, 0, 0, between(1, 9)],
  },
  { name: 'diagonal and above', of: 'diagonal and above', from: [1, 25], throwCoefficients: () => [1, 1, 0, 0, 0, 0] },
];

const TWO_OPERATIONS: readonly Rule[] = [
  {
    name: 'k(a + b)',
    from: [2, 20],
    throwCoefficients: (between) =>
      Array.from({ length: 2 }, () => 0)
        .fill(between(2, 4))
        .concat([0, 0, 0, 0]),
  },
  { name: 'ka + b', from: [2, 25], throwCoefficients: (between) => [between(2, 4), 1, 0, 0, 0, 0] },
  { name: 'a + kb', from: [2, 25], throwCoefficients: (between) => [1, between(2, 4), 0, 0, 0, 0] },
  { name: 'ka - b', from: [2, 30], throwCoefficients: (between) => [between(2, 4), -1, 0, 0, 0, 0] },
  { name: 'kb - a', from: [2, 30], throwCoefficients: (between) => [-1, between(3, 4), 0, 0, 0, 0] },
  { name: 'ab + k', from: [2, 13], throwCoefficients: (between) => [0, 0, 1, 0, 0, between(2, 9)] },
  { name: 'ab - k', from: [2, 13], throwCoefficients: (between) => [0, 0, 1, 0, 0, -between(2, 9)] },
];

const CROSS_TERMS: readonly Rule[] = [
  { name: 'ab + a', from: [2, 14], throwCoefficients: () => [1, 0, 1, 0, 0, 0] },
  { name: 'ab - b', from: [2, 14], throwCoefficients: () => [0, -1, 1, 0, 0, 0] },
  { name: 'ab + a + b', from: [2, 13], throwCoefficients: () => [1, 1, 1, 0, 0, 0] },
  { name: 'ab - a - b', from: [3, 14], throwCoefficients: () => [-1, -1, 1, 0, 0, 0] },
  { name: 'ab + a - b', from: [2, 14], throwCoefficients: () => [1, -1, 1, 0, 0, 0] },
  { name: 'ab - a + b', from: [2, 14], throwCoefficients: () => [-1, 1, 1, 0, 0, 0] },
  { name: 'aa - b', from: [3, 14], throwCoefficients: () => [0, -1, 0, 1, 0, 0] },
  { name: 'bb + a', from: [2, 14], throwCoefficients: () => [1, 0, 0, 0, 1, 0] },
];

/** 1: sums; 2: another rule of a row or column; 3: rows and columns at once; 4: two operations; 5: product and sum. */
export const MATRIX_KINDS: Record<Level, readonly MatrixKind[]> = {
  1: alongBoth(SUMS),
  2: alongBoth(ROW_RULES),
  3: NEIGHBOUR_RULES,
  4: alongBoth(TWO_OPERATIONS),
  5: alongBoth(CROSS_TERMS),
};
