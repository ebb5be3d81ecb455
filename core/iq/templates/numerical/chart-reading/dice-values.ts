import type { Random } from '../../../../random.ts';
import { intBetween, pickOne } from '../../dice.ts';

/** Values lie on a line or halfway between two: `UNITS` are halves of what lies between lines. */
const UNITS = [1, 2, 3, 4, 5, 6, 10, 15, 20, 25, 30, 40, 50, 100];
export const MAX_UNITS = 14;

/** A number that comes as so many units. */
export interface UnitTarget {
  readonly unit: number;
  /** In units. */
  readonly target: number;
}

/** Throws targets from `least` to `most` units so that each number that there is among them is as likely as another. */
export function targetsBetween(least: number, most: number): (random: Random) => UnitTarget {
  const waysOf = new Map<number, UnitTarget[]>();
  for (const unit of UNITS)
    for (let target = least; target <= most; target++) waysOf.set(unit * target, [...(waysOf.get(unit * target) ?? []), { unit, target }]);
  const numbers = [...waysOf.values()];
  return (random) => pickOne(random, pickOne(random, numbers));
}

/** Heights in units. */
export const throwHeights = (random: Random, count: number, least = 1, most = MAX_UNITS): number[] =>
  Array.from({ length: count }, () => intBetween(random, least, most));

export const pickUnit = (random: Random): number => pickOne(random, UNITS);

/** Whole numbers that make up `total`, none smaller than a share of it; null when the dice do not fall so. */
export function splitTotal(random: Random, total: number, count: number, leastShare: number): number[] | null {
  const least = Math.ceil(total * leastShare);
  const cuts = Array.from({ length: count - 1 }, () => intBetween(random, 1, total - 1)).toSorted((a, b) => a - b);
  const parts = [...cuts, total].map((cut, i) => cut - (cuts[i - 1] ?? 0));
  return parts.every((part) => part >= least) ? parts : null;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
