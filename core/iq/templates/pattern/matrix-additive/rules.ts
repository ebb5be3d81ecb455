import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import { ASPECTS, isCount, stepFrom, valueCount, type AspectId } from '../figures/aspects.ts';

/** `across` and `down`: steps (or other values) from cell to cell; `both`: a turn each way; `three`: each row and column has the same three. */
export type RuleKind = 'across' | 'down' | 'both' | 'three' | 'sum';

/** A square of 3 x 3 values, row by row, its last one the one that is asked for. */
type Square = number[];

export const canFollow = (id: AspectId, rule: RuleKind): boolean => {
  if (rule === 'sum') return isCount(id);
  return rule !== 'both' || ASPECTS[id].kind === 'cyclic';
};

const fill = (value: (row: number, column: number) => number): Square =>
  Array.from({ length: 9 }, (_, cell) => value(Math.floor(cell / 3), cell % 3));

/** Three values in their order that end with `right`; the wrong ones come first to mind where order does not count. */
function lineUp(random: Random, id: AspectId, right: number, near: readonly number[]): number[] | null {
  if (ASPECTS[id].kind === 'nominal') {
    const others = near.filter((value) => value !== right);
    const rest = shuffle(random, allBut(id, near));
    return [...shuffle(random, [...others, ...rest].slice(0, 2)), right];
  }
  const steps = ASPECTS[id].kind === 'cyclic' ? [-3, -2, -1, 1, 2, 3] : [-1, 1];
  const lines = steps.map((step) => [stepFrom(id, right, -2 * step), stepFrom(id, right, -step), right]);
  const whole = lines.filter((line): line is number[] => line.every((value) => value !== undefined));
  return whole.length > 0 ? pickOne(random, whole) : null;
}

const allBut = (id: AspectId, values: readonly number[]): number[] =>
  Array.from({ length: valueCount(id) }, (_, n) => n).filter((value) => !values.includes(value));

/** Three counts of which one is the sum of the others look like a sum. A value is a count less one. */
const addsUp = (values: readonly number[]): boolean => {
  const [a = 0, b = 0, c = 0] = values.toSorted((x, y) => x - y);
  return a + b + 1 === c;
};

function latin(random: Random, id: AspectId, right: number, near: readonly number[]): Square {
  const two = near.includes(right) ? near.slice(0, 2) : [right, ...near.slice(0, 1)];
  const third = shuffle(random, allBut(id, two)).find((value) => !canFollow(id, 'sum') || !addsUp([...two, value]));
  const others = [...two.filter((value) => value !== right), third ?? 0];
  const three = [right, ...shuffle(random, others)];
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

/** The eight values before `right` in a square that follows the rule; null when there is none. `near` are the values that options have. */
export function layOut(random: Random, id: AspectId, rule: RuleKind, right: number, near: readonly number[]): Square | null {
  return square(random, id, rule, right, near)?.slice(0, 8) ?? null;
}

function square(random: Random, id: AspectId, rule: RuleKind, right: number, near: readonly number[]): Square | null {
  if (rule === 'three') return latin(random, id, right, near);
  if (rule === 'sum') return sums(random, id, right);
  const line = lineUp(random, id, right, near);
  if (!line) return null;
  if (rule === 'across') return fill((_, column) => line[column] ?? 0);
  if (rule === 'down') return fill((row) => line[row] ?? 0);
  const down = pickOne(random, [-2, -1, 1, 2]);
  const turned = intBetween(random, 0, 1) === 0 ? down : -down;
  return fill((row, column) => stepFrom(id, line[column] ?? 0, turned * (row - 2)) ?? 0);
}
