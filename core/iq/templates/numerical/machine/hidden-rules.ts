type Throw = (low: number, high: number) => number;

/** Rules of two operations, as coefficients of a, b, ab, aa, bb and 1. */
export const HIDDEN_RULES: readonly { readonly name: string; throwCoefficients(between: Throw): number[] }[] = [
  { name: 'ab + k', throwCoefficients: (between) => [0, 0, 1, 0, 0, between(2, 9)] },
  { name: 'ab - k', throwCoefficients: (between) => [0, 0, 1, 0, 0, -between(2, 9)] },
  { name: 'ab + a', throwCoefficients: () => [1, 0, 1, 0, 0, 0] },
  { name: 'ab - a', throwCoefficients: () => [-1, 0, 1, 0, 0, 0] },
  { name: 'ab + b', throwCoefficients: () => [0, 1, 1, 0, 0, 0] },
  { name: 'ab - b', throwCoefficients: () => [0, -1, 1, 0, 0, 0] },
  { name: 'ka - b', throwCoefficients: (between) => [between(3, 5), -1, 0, 0, 0, 0] },
  { name: 'kb - a', throwCoefficients: (between) => [-1, between(3, 5), 0, 0, 0, 0] },
  { name: 'aa + b', throwCoefficients: () => [0, 1, 0, 1, 0, 0] },
  { name: 'aa - b', throwCoefficients: () => [0, -1, 0, 1, 0, 0] },
  { name: 'bb + a', throwCoefficients: () => [1, 0, 0, 0, 1, 0] },
  { name: 'bb - a', throwCoefficients: () => [-1, 0, 0, 0, 1, 0] },
];
