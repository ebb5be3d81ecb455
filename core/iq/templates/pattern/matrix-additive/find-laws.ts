import { ASPECTS, isCount, stepBetween, stepFrom, valueCount, type AspectId } from '../figures/aspects.ts';
import { describeStep } from '../figures/describe.ts';
import type { Law } from '../figures/laws.ts';

type Triple = [number, number, number];
interface Lines {
  readonly whole: readonly [Triple, Triple];
  /** The line that lacks its third value. */
  readonly open: [number, number];
  readonly each: string;
  readonly way: string;
}

const PLACES = {
  rows: [[0, 1, 2], [3, 4, 5], [6, 7, 8]],
  columns: [[0, 3, 6], [1, 4, 7], [2, 5, 8]],
  falling: [[2, 3, 7], [1, 5, 6], [0, 4, 8]],
} as const; // prettier-ignore

function linesOf(values: readonly number[], places: readonly (readonly number[])[], each: string, way: string): Lines {
  const [first, second, open] = places.map((line) => line.map((place) => values[place] ?? 0));
  const [a = 0, b = 0] = open ?? [];
  return { whole: [first as Triple, second as Triple], open: [a, b], each, way };
}

const sameSet = (a: readonly number[], b: readonly number[]): boolean => a.toSorted().join() === b.toSorted().join();
const law = (cost: number, value: number | undefined, words: string): Law[] => (value === undefined ? [] : [{ cost, value, words }]);

function constant(id: AspectId, { whole, open, each }: Lines): Law[] {
  const holds = whole.every(([a, b, c]) => a === b && b === c) && open[0] === open[1];
  return holds ? law(1, open[0], `each ${each} has its own ${ASPECTS[id].noun}`) : [];
}

/** The same step everywhere, or one for each line. */
function progression(id: AspectId, { whole, open, way }: Lines): Law[] {
  const steps = whole.flatMap(([a, b, c]) => [stepBetween(id, a, b), stepBetween(id, b, c)]);
  const [first = 0, , second] = steps;
  const own = stepBetween(id, open[0], open[1]);
  const isEven = steps[0] === steps[1] && steps[2] === steps[3];
  if (ASPECTS[id].kind === 'nominal' || !isEven || own === 0) return [];
  const isSame = first === second && first === own;
  return law(
    isSame ? 1 : 2,
    stepFrom(id, open[1], own),
    isSame ? `${describeStep(id, own)} with each step ${way}` : `each line has its own step`,
  );
}

function distribution(id: AspectId, { whole, open }: Lines): Law[] {
  const [first, second] = whole;
  const left = [...first];
  for (const value of open) if (left.includes(value)) left.splice(left.indexOf(value), 1);
  const isOpen = left.length !== 1 || !sameSet(first, second) || new Set(first).size === 1;
  return isOpen ? [] : law(2, left[0], `each row and each column has the same three ${ASPECTS[id].plural}`);
}

/** Counts that add up, and the larger or the smaller of two. A value is a count less one. */
function arithmetic(id: AspectId, { whole, open, each }: Lines): Law[] {
  if (!isCount(id)) return [];
  const thing = ASPECTS[id].noun.replace('number of ', '');
  const ways: [number, (a: number, b: number) => number, string][] = [
    [2, (a, b) => a + b + 1, `the ${thing} of the first two of each ${each} together make those of the third`],
    [2, (a, b) => a - b - 1, `the ${thing} of the second of each ${each} are taken away from those of the first`],
    [2, (a, b) => b - a - 1, `the ${thing} of the first of each ${each} are taken away from those of the second`],
    [3, (a, b) => Math.abs(a - b) - 1, `the third of each ${each} has the difference of the first two`],
    [3, Math.max, `the third of each ${each} has the larger of the first two`],
    [3, Math.min, `the third of each ${each} has the smaller of the first two`],
  ];
  return ways
    .filter(([, of]) => whole.every(([a, b, c]) => of(a, b) === c))
    .map(([cost, of, words]) => ({ cost, value: of(...open), words }))
    .filter(({ value }) => value >= 0 && value < valueCount(id));
}

/**
 * What can explain the values of one aspect in a square whose last cell is missing: the same everywhere (cost 0); the same
 * in each line, or the same step in each line (1); a step of its own in each line, the same values in each line in another
 * order, counts that add up or are taken away (2); their difference, the larger, the smaller (3). Lines are rows, columns
 * and, for equal values, the diagonals that run with the open one.
 */
export function findMatrixLaws(id: AspectId, values: readonly number[]): Law[] {
  if (new Set(values).size === 1) return law(0, values[0], '');
  const rows = linesOf(values, PLACES.rows, 'row', 'to the right');
  const columns = linesOf(values, PLACES.columns, 'column', 'down');
  const falling = linesOf(values, PLACES.falling, 'diagonal', 'along the diagonals');
  return [
    ...[progression, constant, distribution, arithmetic].flatMap((find) => [rows, columns].flatMap((lines) => find(id, lines))),
    ...constant(id, falling).map(({ value, words }) => ({ cost: 2, value, words })),
  ];
}
