/** A way in which a row of numbers goes on. */
export interface Pattern {
  /** Relations that one has to see. */
  readonly cost: number;
  /** Numbers in the row that the pattern itself takes to be known. */
  readonly parameters: number;
  readonly next: number;
  /** So familiar that it is thought of before anything bears it out. */
  readonly isPlain: boolean;
}

const differences = (row: readonly number[]): number[] => row.slice(1).map((value, i) => value - (row[i] ?? 0));
const isConstant = (row: readonly number[]): boolean => row.every((value) => value === row[0]);
const lastOf = (row: readonly number[]): number => row.at(-1) ?? 0;
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];

/**
 * Every simple pattern of a row: all 0, constant, same difference, same ratio, period of two or three, growing
 * differences, signs that take turns, squares, primes, each the sum of the two before.
 */
export function findPatterns(row: readonly number[]): Pattern[] {
  const found: Pattern[] = [];
  const steps = differences(row);
  const changes = differences(steps);
  const before = row.at(-2) ?? 0;
  const add = (isSo: boolean, cost: number, parameters: number, next: number): void => {
    const isPlain = parameters === 2 && cost === 2;
    if (isSo && (row.length > parameters || (isPlain && row.length === parameters))) found.push({ cost, parameters, next, isPlain });
  };
  add(
    row.every((value) => value === 0),
    0,
    0,
    0,
  );
  add(isConstant(row), 1, 1, lastOf(row));
  add(isConstant(steps), 2, 2, lastOf(row) + lastOf(steps));
  add(hasOneRatio(row), 2, 2, (lastOf(row) * lastOf(row)) / before);
  add(hasPeriod(row, 2), 2, 2, before);
  add(
    row.every((value, i) => i < 2 || value === (row[i - 1] ?? 0) + (row[i - 2] ?? 0)),
    2,
    2,
    lastOf(row) + before,
  );
  add(isConstant(changes), 3, 3, lastOf(row) + lastOf(steps) + lastOf(changes));
  add(hasOneRatio(steps), 3, 3, lastOf(row) + (lastOf(steps) * lastOf(steps)) / (steps.at(-2) ?? 0));
  add(hasPeriod(row, 3), 3, 3, row.at(-3) ?? 0);
  const upright = row.map((value, i) => (i % 2 === 0 ? value : -value));
  const nextUpright = 2 * lastOf(upright) - (upright.at(-2) ?? 0);
  add(isConstant(differences(upright)), 3, 2, row.length % 2 === 0 ? nextUpright : -nextUpright);
  const root = Math.sqrt(row[0] ?? -1);
  add(
    row.every((value, i) => value === (root + i) ** 2),
    2,
    1,
    (root + row.length) ** 2,
  );
  const prime = PRIMES.indexOf(row[0] ?? 0);
  add(prime >= 0 && row.every((value, i) => value === PRIMES[prime + i]), 2, 1, PRIMES[prime + row.length] ?? Number.NaN);
  return found;
}

const hasOneRatio = (row: readonly number[]): boolean =>
  row.every((value, i) => value !== 0 && (i < 2 || value * (row[i - 2] ?? 0) === (row[i - 1] ?? 0) ** 2));

const hasPeriod = (row: readonly number[], period: number): boolean => row.every((value, i) => i < period || value === row[i - period]);
