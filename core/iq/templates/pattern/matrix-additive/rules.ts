import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { pickMany, pickOne } from '../../dice.ts';
import { ASPECTS, isCount, stepFrom, valueCount, type AspectId } from '../figures/aspects.ts';

/**
 * `across`, `down`: the same step from cell to cell along rows (or columns), each of which begins with a value of its own;
 * `both`: a step each way; `three`: each row and column has the same three; `sum`: counts of a row add up.
 */
export type RuleKind = 'across' | 'down' | 'both' | 'three' | 'sum';

/** A square of 3 x 3 values, row by row, its last one the one that is asked for. */
type Square = number[];

export const canFollow = (id: AspectId, rule: RuleKind): boolean => {
  if (rule === 'three') return true;
  if (rule === 'sum') return isCount(id);
  return ASPECTS[id].kind === 'cyclic' || (ASPECTS[id].kind === 'ordered' && valueCount(id) >= LEAST_FOR_STEPS);
};

/** Ordered aspects with fewer values would leave no choice of where a line begins. */
const LEAST_FOR_STEPS = 5;

/** Steps to the right and down, so that no value is beyond the ends. */
function bothWays(random: Random, id: AspectId, right: number): Square | null {
  const steps = ASPECTS[id].kind === 'cyclic' ? [-3, -2, -1, 1, 2, 3] : [-2, -1, 1, 2];
  const pairs = steps.flatMap((across) => steps.map((down) => [across, down] as const));
  const squares = pairs.map(([across, down]) => fill((row, column) => stepFrom(id, right, across * (column - 2) + down * (row - 2)) ?? -1));
  const whole = squares.filter((square) => !square.includes(-1));
  return whole.length > 0 ? pickOne(random, whole) : null;
}

const fill = (value: (row: number, column: number) => number): Square =>
  Array.from({ length: 9 }, (_, cell) => value(Math.floor(cell / 3), cell % 3));

/** Rows that step on alike, the last of them to `right`; what they begin with is not the same in all. */
function runs(random: Random, id: AspectId, right: number): Square | null {
  const steps = ASPECTS[id].kind === 'cyclic' ? [-3, -2, -1, 1, 2, 3] : [-2, -1, 1, 2];
  const lineTo = (step: number, end: number): number[] => [-2, -1, 0].map((n) => stepFrom(id, end, n * step) ?? -1);
  const step = shuffle(random, steps).find((each) => !lineTo(each, right).includes(-1));
  if (step === undefined) return null;
  const ends = Array.from({ length: valueCount(id) }, (_, n) => n).filter((end) => !lineTo(step, end).includes(-1));
  const [first = right, second = right] = [pickOne(random, ends), pickOne(random, ends)];
  return first === right && second === right ? null : [first, second, right].flatMap((end) => lineTo(step, end));
}

const transpose = (square: Square): Square => fill((row, column) => square[column * 3 + row] ?? 0);

const allBut = (id: AspectId, values: readonly number[]): number[] =>
  Array.from({ length: valueCount(id) }, (_, n) => n).filter((value) => !values.includes(value));

/** Three counts of which one is the sum of the others look like a sum. A value is a count less one. */
const addsUp = (values: readonly number[]): boolean => {
  const [a = 0, b = 0, c = 0] = values.toSorted((x, y) => x - y);
  return a + b + 1 === c;
};

function latin(random: Random, id: AspectId, right: number): Square | null {
  const pairs = allBut(id, [right]).flatMap((a) => allBut(id, [right, a]).map((b) => [a, b] as const));
  const others = pickOne(random, pairs.filter((pair) => !canFollow(id, 'sum') || !addsUp([right, ...pair]))); // prettier-ignore
  const three = [right, ...others];
  const lean = pickOne(random, [1, 2]);
  return fill((row, column) => three[(column - 2 + lean * (row - 2) + 9) % 3] ?? 0);
}

/** Rows whose first two counts come to the third, added or taken away. A value is a count less one. */
function sums(random: Random, id: AspectId, right: number): Square {
  const most = valueCount(id);
  const counts = Array.from({ length: most }, (_, n) => n + 1);
  const signs = [1, -1].filter((sign) => (sign === 1 ? right >= 1 : right + 1 < most));
  const sign = pickOne(random, signs);
  const rows = counts.flatMap((a) => counts.map((b) => [a, b, a + sign * b])).filter(([, , c = 0]) => c >= 1 && c <= most);
  const asked = pickOne(random, rows.filter(([, , c]) => c === right + 1)); // prettier-ignore
  return [...pickMany(random, rows.filter((row) => row !== asked), 2), asked].flat().map((count) => count - 1); // prettier-ignore
}

/** The eight values before `right` in a square that follows the rule; null when there is none. */
export function layOut(random: Random, id: AspectId, rule: RuleKind, right: number): Square | null {
  return square(random, id, rule, right)?.slice(0, 8) ?? null;
}

function square(random: Random, id: AspectId, rule: RuleKind, right: number): Square | null {
  if (rule === 'three') return latin(random, id, right);
  if (rule === 'sum') return sums(random, id, right);
  if (rule === 'both') return bothWays(random, id, right);
  const rows = runs(random, id, right);
  return rows && rule === 'down' ? transpose(rows) : rows;
}
