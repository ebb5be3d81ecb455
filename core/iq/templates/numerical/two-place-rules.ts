/** Two numbers and what a rule makes of them. */
export type Example = readonly [a: number, b: number, result: number];

/** Sum of up to three terms `coefficient x power`, the powers as in `POWERS`. */
export interface TwoPlaceRule {
  readonly coefficients: readonly number[];
  /** Operations that it takes to work the rule out. */
  readonly cost: number;
}

type Power = 'a' | 'b' | 'ab' | 'aa' | 'bb' | '1';
export const POWERS: readonly Power[] = ['a', 'b', 'ab', 'aa', 'bb', '1'];
const CONSTANT = POWERS.indexOf('1');
const FACTORS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];

const powersOf = (a: number, b: number): readonly number[] => [a, b, a * b, a * a, b * b, 1];

export function applyRule({ coefficients }: Pick<TwoPlaceRule, 'coefficients'>, a: number, b: number): number {
  const powers = powersOf(a, b);
  return coefficients.reduce((sum, coefficient, i) => sum + coefficient * (powers[i] ?? 0), 0);
}

/** Operations of a sum of terms: one for each sign between terms, each product and each factor; what can be factored out counts once. */
export function countOperations(coefficients: readonly number[]): number {
  const [a = 0, b = 0, ab = 0, aa = 0, bb = 0] = coefficients;
  const terms = coefficients.filter((coefficient) => coefficient !== 0).length;
  const products = [ab, aa, bb].filter((coefficient) => coefficient !== 0).length;
  const factors = [a, b, ab, aa, bb].filter((coefficient) => Math.abs(coefficient) > 1).length;
  return terms - 1 + products + factors - (isFactorable(coefficients) ? 1 : 0);
}

/** Numbers that the examples have to tell. */
const countParameters = (coefficients: readonly number[]): number =>
  coefficients.filter((coefficient, i) => (i === CONSTANT ? coefficient !== 0 : Math.abs(coefficient) > 1)).length;

/** `k(a + b)`, `a(b + k)`, `b(a + k)`, `a(a + b)` and `b(a + b)`, whatever the signs. */
function isFactorable([a = 0, b = 0, ab = 0, aa = 0, bb = 0]: readonly number[]): boolean {
  if (ab === 0) return Math.abs(a) > 1 && Math.abs(a) === Math.abs(b);
  if (aa !== 0 || bb !== 0) return Math.abs(aa || bb) === Math.abs(ab);
  return Math.abs(ab) === 1 && (Math.abs(a) > 1 || Math.abs(b) > 1);
}

/**
 * Every rule of at most three terms in a, b, ab, aa, bb and a constant, with factors from -5 to 5 and any constant, that
 * all examples obey, and that has fewer numbers to be told by them than they are.
 */
export function findTwoPlaceRules(examples: readonly Example[]): TwoPlaceRule[] {
  const rows = examples.map(([a, b, result]) => ({ powers: powersOf(a, b), result }));
  const others = rows.slice(1);
  const found: TwoPlaceRule[] = [];
  const coefficients = [0, 0, 0, 0, 0, 0];
  const left = (row: (typeof rows)[number]): number => row.result - sumOf(coefficients, row.powers);
  const tryConstant = (terms: number): void => {
    const constant = rows[0] ? left(rows[0]) : 0;
    if ((constant !== 0 && terms === 3) || (constant === 0 && terms === 0)) return;
    if (others.some((row) => left(row) !== constant)) return;
    const whole = coefficients.with(CONSTANT, constant);
    if (countParameters(whole) >= examples.length) return;
    found.push({ coefficients: whole, cost: countOperations(whole) });
  };
  const extend = (from: number, terms: number): void => {
    tryConstant(terms);
    for (let i = from; i < CONSTANT && terms < 3; i++) {
      for (const coefficient of terms === 2 ? lastCoefficients(i) : FACTORS) {
        coefficients[i] = coefficient;
        extend(i + 1, terms + 1);
      }
      coefficients[i] = 0;
    }
  };
  // The third term has to make up what the first two leave of the first example.
  const lastCoefficients = (i: number): readonly number[] => {
    const exact = rows[0] ? left(rows[0]) / (rows[0].powers[i] ?? 1) : 0;
    return FACTORS.includes(exact) ? [exact] : [];
  };
  extend(0, 0);
  return found;
}

/** The last coefficient, the constant, is left out. */
function sumOf(coefficients: readonly number[], powers: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < CONSTANT; i++) sum += (coefficients[i] ?? 0) * (powers[i] ?? 0);
  return sum;
}
