import type { SeriesRule } from './recurrences.ts';

type Row = readonly number[];

/** A rule that needs no number of its own but what is added each time. */
interface Family {
  readonly cost: number;
  /** Numbers that have to be there before the first that the rule makes. */
  readonly reach: number;
  readonly words: string;
  from(before: Row): number;
}

const at = (row: Row, back: number): number => row.at(-back) ?? 0;
const sumDigits = (number: number): number => Array.from(String(Math.abs(number)), Number).reduce((sum, digit) => sum + digit, 0);
const reverseDigits = (number: number): number =>
  Number(
    Array.from(String(Math.abs(number)))
      .toReversed()
      .join(''),
  );

const FAMILIES: readonly Family[] = [
  { cost: 2, reach: 2, words: 'the product of the two before', from: (row) => at(row, 1) * at(row, 2) },
  { cost: 2, reach: 1, words: 'the one before times itself', from: (row) => at(row, 1) ** 2 },
  { cost: 2, reach: 3, words: 'the sum of the three before', from: (row) => at(row, 1) + at(row, 2) + at(row, 3) },
  { cost: 2, reach: 3, words: 'the one three places before', from: (row) => at(row, 3) },
  { cost: 3, reach: 1, words: 'the one before and the sum of its digits', from: (row) => at(row, 1) + sumDigits(at(row, 1)) },
  { cost: 3, reach: 1, words: 'the one before with its digits reversed', from: (row) => reverseDigits(at(row, 1)) },
  { cost: 3, reach: 2, words: 'the difference of the two before', from: (row) => Math.abs(at(row, 1) - at(row, 2)) },
];

/** Products, squares and digits of the numbers before, and sums of three: alone, or with the same number added each time. */
export function findRarerRules(terms: Row): SeriesRule[] {
  return FAMILIES.flatMap(({ cost, reach, words, from }) => {
    const rests = terms.slice(reach).map((term, i) => term - from(terms.slice(0, i + reach)));
    const [rest = 0] = rests;
    if (rests.length < (rest === 0 ? 2 : 3) || rests.some((each) => each !== rest)) return [];
    const added = rest === 0 ? '' : rest < 0 ? `, minus ${-rest}` : `, plus ${rest}`;
    return [{ cost: cost + Number(rest !== 0), next: from(terms) + rest, size: Math.abs(rest), words: `Each number is ${words}${added}.` }];
  });
}

const differences = (row: Row): number[] => row.slice(1).map((value, i) => value - (row[i] ?? 0));

/** Cubes and their kind: the differences of the differences grow by the same. */
export function findCubic(terms: Row): SeriesRule[] {
  const steps = differences(terms);
  const changes = differences(steps);
  const thirds = differences(changes);
  const [third = 0] = thirds;
  if (thirds.length < 3 || third === 0 || thirds.some((each) => each !== third)) return [];
  const step = at(steps, 1) + at(changes, 1) + third;
  return [
    {
      cost: 4,
      next: at(terms, 1) + step,
      size: step,
      words: `The steps are ${steps.join(', ')}, and grow by ${changes.join(', ')}; the next step is ${step}.`,
    },
  ];
}

const OPERATIONS = [
  (from: number, to: number) => ({ word: `${to < from ? '−' : '+'}${Math.abs(to - from)}`, apply: (last: number) => last + to - from }),
  (from: number, to: number) => ({ word: to < from ? `÷ ${from / to}` : `× ${to / from}`, apply: (last: number) => (last * to) / from }),
];

/** Three sums or products that take turns, each of them seen twice. */
export function findThreeTurns(terms: Row): SeriesRule[] {
  if (terms.length < 7) return [];
  const turns = [0, 1, 2].map((turn) => {
    const steps = terms.slice(1).flatMap((to, i) => (i % 3 === turn ? [[terms[i] ?? 0, to] as const] : []));
    const [[from, to] = [1, 1]] = steps;
    return OPERATIONS.map((make) => make(from, to)).filter(({ apply }) => steps.every((step) => apply(step[0]) === step[1]));
  });
  if (turns.some((ways) => ways.length === 0)) return [];
  const words = `Three steps take turns, ${turns.map(([way]) => way?.word).join(', ')}.`;
  const now = turns[(terms.length - 1) % 3] ?? [];
  return now.map(({ word, apply }) => ({ cost: 4, next: apply(at(terms, 1)), size: 0, words: `${words} Now it is ${word}.` }));
}
