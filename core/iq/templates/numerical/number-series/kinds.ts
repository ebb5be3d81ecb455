type Between = (low: number, high: number) => number;

export interface SeriesKind {
  readonly name: string;
  throwTerms(between: Between, count: number): number[];
}

/** A row whose next number follows from those before; `i` is 1 for the first step. */
function unfold(first: readonly number[], count: number, next: (last: number, earlier: number, i: number) => number): number[] {
  const row = [...first];
  for (let i = 1; row.length < count; i++) row.push(next(row.at(-1) ?? 0, row.at(-2) ?? 0, i));
  return row;
}

export const ONE_OPERATION: readonly SeriesKind[] = [
  { name: 'add, one digit', throwTerms: (between, count) => byAdding(between(2, 60), between(3, 9), count) },
  { name: 'add, two digits', throwTerms: (between, count) => byAdding(between(2, 60), between(11, 35), count) },
  { name: 'subtract, one digit', throwTerms: (between, count) => byAdding(between(50, 130), -between(3, 9), count) },
  { name: 'subtract, two digits', throwTerms: (between, count) => byAdding(between(90, 260), -between(11, 35), count) },
  { name: 'multiply', throwTerms: (between, count) => byMultiplying(between(1, 30), between(2, 3), count) },
  { name: 'divide', throwTerms: (between, count) => byMultiplying(between(3, 40), between(2, 3), count).toReversed() },
];

function byAdding(first: number, step: number, count: number): number[] {
  return unfold([first], count, (last) => last + step);
}

function byMultiplying(first: number, factor: number, count: number): number[] {
  return unfold([first], count, (last) => last * factor);
}

const steps = (first: number, signOf: 1 | -1, stepAt: (i: number) => number, count: number): number[] =>
  unfold([first], count, (last, _, i) => last + signOf * stepAt(i));

export const TWO_OPERATIONS: readonly SeriesKind[] = [
  { name: 'add more and more', throwTerms: (between, count) => growing(between, count, between(2, 60), 1) },
  { name: 'subtract more and more', throwTerms: (between, count) => growing(between, count, between(100, 300), -1) },
  { name: 'add less and less', throwTerms: (between, count) => shrinking(between, count, between(2, 60), 1) },
  { name: 'subtract less and less', throwTerms: (between, count) => shrinking(between, count, between(100, 300), -1) },
  { name: 'add, multiplied', throwTerms: (between, count) => multiplied(between, count, between(2, 40), 1) },
  { name: 'subtract, multiplied', throwTerms: (between, count) => multiplied(between, count, between(150, 400), -1) },
];

function growing(between: Between, count: number, first: number, signOf: 1 | -1): number[] {
  const [step, growth] = [between(1, 12), between(2, 7)];
  return steps(first, signOf, (i) => step + growth * i, count);
}

function shrinking(between: Between, count: number, first: number, signOf: 1 | -1): number[] {
  const [last, growth] = [between(1, 9), between(2, 7)];
  return steps(first, signOf, (i) => last + growth * (count - i), count);
}

function multiplied(between: Between, count: number, first: number, signOf: 1 | -1): number[] {
  const [step, factor] = [between(1, 7), between(2, 3)];
  return steps(first, signOf, (i) => step * factor ** (i - 1), count);
}

const interleave = (one: readonly number[], other: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? one : other)[i >> 1] ?? 0);

const takeTurns = (between: Between, count: number, odd: (n: number) => number, even: (n: number) => number): number[] =>
  unfold([between(1, 40)], count, (last, _, i) => (i % 2 === 1 ? odd : even)(last));

export const TURNS: readonly SeriesKind[] = [
  {
    name: 'two series, add and add',
    throwTerms: (between, count) =>
      interleave(byAdding(between(2, 40), between(3, 15), 5), byAdding(between(2, 90), between(3, 15), 4), count),
  },
  {
    name: 'two series, add and subtract',
    throwTerms: (between, count) =>
      interleave(byAdding(between(2, 40), between(3, 15), 5), byAdding(between(60, 120), -between(3, 15), 4), count),
  },
  {
    name: 'two series, subtract and add',
    throwTerms: (between, count) =>
      interleave(byAdding(between(65, 150), -between(3, 15), 5), byAdding(between(2, 40), between(3, 15), 4), count),
  },
  {
    name: 'two series, add and multiply',
    throwTerms: (between, count) =>
      interleave(byAdding(between(2, 99), between(3, 15), 5), byMultiplying(between(1, 9), between(2, 3), 4), count),
  },
  {
    name: 'two series, multiply and add',
    throwTerms: (between, count) => interleave(byMultiplying(between(2, 40), 2, 5), byAdding(between(2, 99), between(3, 15), 4), count),
  },
  {
    name: 'two steps, multiply and add',
    throwTerms: (between, count) => turnsOfFactor(between, count, 1),
  },
  {
    name: 'two steps, multiply and subtract',
    throwTerms: (between, count) => turnsOfFactor(between, count, -1),
  },
  {
    name: 'two steps, add and subtract',
    throwTerms: (between, count) => {
      const [up, down] = [between(8, 40), between(3, 30)];
      return takeTurns(
        between,
        count,
        (n) => n + up,
        (n) => n - down,
      );
    },
  },
];

function turnsOfFactor(between: Between, count: number, signOf: 1 | -1): number[] {
  const sum = signOf * between(2, 15);
  return takeTurns(
    between,
    count,
    (n) => n * 2,
    (n) => n + sum,
  );
}

/** With the same number added each time the steps would only be multiplied, as at the second level: what is added changes. */
export const TWO_IN_ONE_STEP: readonly SeriesKind[] = [
  { name: 'twice and add more and more', throwTerms: (between, count) => factorAndSums(between(1, 12), 2, sumsFrom(between, 1), count) },
  {
    name: 'twice and subtract more and more',
    throwTerms: (between, count) => factorAndSums(between(8, 30), 2, sumsFrom(between, -1), count),
  },
  {
    name: 'three times and add more and more',
    throwTerms: (between, count) => factorAndSums(between(1, 6), 3, sumsFrom(between, 1), count),
  },
  {
    name: 'three times and subtract more and more',
    throwTerms: (between, count) => factorAndSums(between(4, 9), 3, sumsFrom(between, -1), count),
  },
  {
    name: 'twice, and add and subtract in turn',
    throwTerms: (between, count) => factorAndSums(between(4, 25), 2, sumsInTurn(between), count),
  },
  {
    name: 'three times, and add and subtract in turn',
    throwTerms: (between, count) => factorAndSums(between(3, 7), 3, sumsInTurn(between), count),
  },
];

type SumAt = (i: number) => number;

function sumsFrom(between: Between, signOf: 1 | -1): SumAt {
  const [first, growth] = [between(0, 9), between(1, 6)];
  return (i) => signOf * (first + growth * i);
}

function sumsInTurn(between: Between): SumAt {
  const size = between(1, 12);
  const signOf = between(0, 1);
  return (i) => (i % 2 === signOf ? size : -size);
}

function factorAndSums(first: number, factor: number, sumAt: SumAt, count: number): number[] {
  return unfold([first], count, (last, _, i) => factor * last + sumAt(i));
}

export const RECURSIVE: readonly SeriesKind[] = [
  { name: 'sum of two and place', throwTerms: (between, count) => bySum(between, count, between(1, 3)) },
  { name: 'sum of two less place', throwTerms: (between, count) => bySum(between, count, -between(1, 2)) },
  {
    name: 'sum of two, more and less',
    throwTerms: (between, count) => {
      const size = between(1, 5);
      return unfold([between(2, 20), between(2, 20)], count, (last, earlier, i) => last + earlier + (i % 2 === 1 ? size : -size));
    },
  },
  {
    // With twice the earlier, each number would also be twice the last with the same added and taken away in turn.
    name: 'last and three times the earlier',
    throwTerms: (between, count) => {
      const sum = between(-5, 5);
      return unfold([between(1, 7), between(1, 9)], count, (last, earlier) => last + 3 * earlier + sum);
    },
  },
  {
    name: 'twice the last and the earlier',
    throwTerms: (between, count) => {
      const sum = between(-5, 5);
      return unfold([between(1, 5), between(1, 5)], count, (last, earlier) => 2 * last + earlier + sum);
    },
  },
  {
    name: 'times the place and a sum',
    throwTerms: (between, count) => {
      const sum = between(-9, 9);
      return unfold([between(2, 9)], count - 2, (last, _, i) => last * i + sum);
    },
  },
];

function bySum(between: Between, count: number, slope: number): number[] {
  return unfold([between(2, 20), between(2, 20)], count, (last, earlier, i) => last + earlier + slope * i);
}
