import type { NumberMatrix } from './grid.ts';

/** What somebody may see in whole lines, and where it leads. */
export interface LineRule {
  readonly cost: number;
  readonly answer: number;
}

type Line = readonly (number | null)[];

/** The rows as they are, and the columns as rows; in each the line of the asked number is the last. */
function readLines({ rows }: NumberMatrix): Line[][] {
  const columns = (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? null));
  return [rows.map((row) => [...row]), columns];
}

/**
 * Rules by which the last number of each line is made of those before it, where the two-place rules do not reach: sums and
 * differences of any of them, with or without a constant (so all lines of one total, too), a quotient of two, half or a
 * third of a sum or difference, and the distance of two. Two lines at least bear each out.
 */
export function findLineRules(puzzle: NumberMatrix): LineRule[] {
  return readLines(puzzle).flatMap((lines) => {
    const examples = lines.slice(0, -1).map((line) => line.map(Number));
    const asked = (lines.at(-1) ?? []).slice(0, -1).map(Number);
    if (examples.length < 2) return [];
    return [...findSums(examples, asked), ...findQuotients(examples, asked)];
  });
}

function findSums(examples: readonly number[][], asked: readonly number[]): LineRule[] {
  return listSigns(asked.length).flatMap((signs) => {
    const counted = signs.filter((sign) => sign !== 0).length;
    if (counted === 0) return [];
    const [constant = 0, ...others] = examples.map((line) => (line.at(-1) ?? 0) - add(line, signs));
    if (others.some((other) => other !== constant)) return [];
    const isTotal = signs.every((sign) => sign === -1);
    const cost = isTotal ? TOTAL_COST : counted - 1 + (constant === 0 ? 0 : 1);
    return [{ cost, answer: add(asked, signs) + constant }];
  });
}

/** That all lines have one total is one thing to see, however long they are. */
const TOTAL_COST = 2;

const add = (line: readonly number[], signs: readonly number[]): number => signs.reduce((sum, sign, i) => sum + sign * (line[i] ?? 0), 0);

/** Each number of a line added, left out or taken away. */
const listSigns = (length: number): number[][] =>
  length === 0 ? [[]] : listSigns(length - 1).flatMap((signs) => [1, 0, -1].map((sign) => [...signs, sign]));

interface Quotient {
  readonly cost: number;
  work(a: number, b: number): number;
}

const QUOTIENTS: readonly Quotient[] = [
  { cost: 1, work: (a, b) => a / b },
  { cost: 1, work: (a, b) => b / a },
  { cost: 1, work: (a, b) => Math.abs(a - b) },
  ...[2, 3].flatMap((divisor): Quotient[] => [
    { cost: 2, work: (a, b) => (a + b) / divisor },
    { cost: 2, work: (a, b) => Math.abs(a - b) / divisor },
    { cost: 1, work: (a) => a / divisor },
    { cost: 1, work: (_, b) => b / divisor },
  ]),
];

/** Of each two that stand side by side before the last one. */
const findQuotients = (examples: readonly number[][], asked: readonly number[]): LineRule[] =>
  asked.slice(1).flatMap((_, i) =>
    QUOTIENTS.flatMap(({ cost, work }) => {
      const of = (line: readonly number[]): number => work(line[i] ?? 0, line[i + 1] ?? 0);
      const answer = of(asked);
      return Number.isInteger(answer) && examples.every((line) => of(line) === line.at(-1)) ? [{ cost, answer }] : [];
    }),
  );

/** What goes on by itself in the line of the asked number: three numbers or more with one step or one factor. */
export function findSeries(puzzle: NumberMatrix): LineRule[] {
  return readLines(puzzle).flatMap((lines) => {
    const known = (lines.at(-1) ?? []).slice(0, -1).map(Number);
    if (known.length < 3) return [];
    const last = known.at(-1) ?? 0;
    const pairs = known.slice(1).map((number, i) => [known[i] ?? 0, number] as const);
    const [first = [0, 0]] = pairs;
    const step = first[1] - first[0];
    const factor = first[1] / first[0];
    return [
      ...(pairs.every(([before, after]) => after - before === step) ? [{ cost: 1, answer: last + step }] : []),
      ...(pairs.every(([before, after]) => after === before * factor) ? [{ cost: 1, answer: last * factor }] : []),
    ];
  });
}
