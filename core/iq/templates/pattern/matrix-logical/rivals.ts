import type { Random } from '../../../../random.ts';
import { pickOne, pickWeighted } from '../../dice.ts';
import { combine, type Operation } from './operations.ts';

/** Along the rows or down the columns. */
export interface Rule {
  readonly operation: Operation;
  readonly isByColumn: boolean;
}

/** Whether each of the eight cells has a mark at one place. */
export type Shown = readonly boolean[];

const LINES = { across: [[0, 1, 2], [3, 4, 5], [6, 7]], down: [[0, 3, 6], [1, 4, 7], [2, 5]] } as const; // prettier-ignore
const ALL_SHOWN: readonly Shown[] = Array.from({ length: 256 }, (_, bits) => Array.from({ length: 8 }, (__, cell) => ((bits >> cell) & 1) === 1)); // prettier-ignore

/** Whether the ninth cell has a mark by the rule; null where the shown cells do not follow it. */
function conclude({ operation, isByColumn }: Rule, shown: Shown): boolean | null {
  const at = (cell: number): boolean => shown[cell] === true;
  const [first, second, [a, b]] = LINES[isByColumn ? 'down' : 'across'];
  const isFollowed = [first, second].every(([x, y, z]) => combine(operation, [at(x), at(y)]) === at(z));
  return isFollowed ? combine(operation, [at(a), at(b)]) : null;
}

/** What the eight cells show at a place where nothing but the rule is to be seen. */
export const showRule = (random: Random, rule: Rule, hasMark: boolean): Shown =>
  pickOne(random, ALL_SHOWN.filter((shown) => conclude(rule, shown) === hasMark)); // prettier-ignore

/** What can be shown so that one rule leads to no mark and another to a mark, and how often it is to be. */
interface Rivals {
  readonly without: number;
  readonly having: number;
  readonly shown: readonly Shown[];
  share: number;
}

/** How frequent each operation is. */
export type Chances = { readonly [Each in Operation]?: number };

export type ShowRival = (random: Random, rule: Rule, hasMark: boolean) => Shown;

const ROUNDS = 200;

/**
 * Of a level whose rules are as frequent as `chances` say, each as often along rows as down columns: what the eight cells show at
 * a place, so that the rule leads to a mark (or to none) and another rule of the level, as often, from the very same to the
 * opposite. So nothing that is counted at a place tells whether the answer has a mark there, as long as the rule is not seen
 * from other places.
 */
export function contest(chances: Chances): ShowRival {
  const rules = Object.entries(chances).flatMap(([operation, chance]) => [true, false].map((isByColumn) => ({ operation: operation as Operation, isByColumn, chance }))); // prettier-ignore
  const concluded = rules.map((rule) => ALL_SHOWN.map((shown) => conclude(rule, shown)));
  const rivals = rules
    .flatMap((_, without) =>
      rules.map((__, having): Rivals => {
        const shown = ALL_SHOWN.filter((___, n) => concluded[without]?.[n] === false && concluded[having]?.[n] === true);
        return { without, having, shown, share: shown.length };
      }),
    )
    .filter(({ share }) => share > 0);
  const [without, having] = (['without', 'having'] as const).map((side) => rules.map((_, n) => rivals.filter((pair) => pair[side] === n)));
  // In turn, those of each rule without and with a mark are made as many as the rule is frequent: in the end both are.
  for (let round = 0; round < ROUNDS; round++)
    for (const sides of [without, having])
      for (const [n, own] of sides?.entries() ?? []) {
        const sum = sumOf(own);
        for (const pair of own) pair.share *= (rules[n]?.chance ?? 0) / sum;
      }
  return (random, { operation, isByColumn }, hasMark) => {
    const n = rules.findIndex((rule) => rule.operation === operation && rule.isByColumn === isByColumn);
    const own = (hasMark ? having : without)?.[n] ?? [];
    return pickOne(random, pickWeighted(random, own, ({ share }) => share)?.shown ?? []);
  };
}

const sumOf = (rivals: readonly Rivals[]): number => rivals.reduce((sum, { share }) => sum + share, 0);

export function pickOperation(random: Random, chances: Chances): Operation {
  const entries = Object.entries(chances) as [Operation, number][];
  return pickWeighted(random, entries, ([, chance]) => chance)?.[0] ?? 'or';
}

/** Ways to count what is shown at a place that have nothing to do with a rule, or are one that need not hold. */
const COUNTS: readonly ((shown: Shown) => boolean)[] = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [2, 5, 6, 7],
  [6, 7],
  [2, 5],
].flatMap((cells) => [
  (shown: Shown) => cells.filter((cell) => shown[cell]).length % 2 === 1,
  (shown: Shown) => cells.filter((cell) => shown[cell]).length > cells.length / 2,
  (shown: Shown) => cells.filter((cell) => shown[cell]).length >= cells.length / 2,
]);

/** How many ways to count lead to the answer, or to its very opposite, at all places in which options differ. */
export const tellingCounts = (spots: readonly { readonly shown: Shown; readonly hasMark: boolean }[]): number =>
  COUNTS.filter((count) => new Set(spots.map(({ shown, hasMark }) => count(shown) === hasMark)).size === 1).length;
