import type { Random } from '../../../../random.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Plan, Role } from './plans.ts';

/** What an amount may be. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Amounts of one `root` are told by the same one: with the same sign they rise together, with another one falls. */
interface Tie {
  readonly root: number;
  readonly sign: 1 | -1;
  readonly width: number;
}

const EXACT: readonly Role['by'][] = ['sum', 'price', 'exactly'];

function tieAmounts(random: Random, { roles }: Plan): Tie[] {
  const ties: Tie[] = [];
  for (const [place, role] of roles.entries()) {
    const base = 'than' in role ? ties[role.than] : undefined;
    if (!base) ties.push({ root: place, sign: 1, width: EXACT.includes(role.by) ? 0 : intBetween(random, 2, 6) });
    else ties.push(role.by === 'more' ? base : { ...base, sign: base.sign === 1 ? -1 : 1 });
  }
  return ties;
}

const riseTogether = (one: Tie, other: Tie): boolean => one.root === other.root && one.sign === other.sign;

/**
 * Spans of the amounts of a plan, wherein `largest` is above all others in every case; or, where it is null, two that may
 * each be as large as the other, above the rest. Of amounts that rise together only the beginnings have to differ: their
 * spans may overlap.
 */
export function placeAmounts(random: Random, plan: Plan, largest: number | null): Span[] {
  const ties = tieAmounts(random, plan);
  const pairs = ties.flatMap((one, i) => ties.flatMap((other, k) => (i === k || riseTogether(one, other) ? [] : [[i, k] as const])));
  const top = intBetween(random, Math.ceil(plan.highest / 2), plan.highest);
  const [first, rival] = largest === null ? pickOne(random, pairs) : [largest, null];
  const lows = new Map([[first, top]]);
  if (rival !== null) lows.set(rival, intBetween(random, top - (ties[rival]?.width ?? 0), top + (ties[first]?.width ?? 0)));
  const leaders = [...lows];
  return ties.map((tie, place) => {
    const gap = intBetween(random, 1, Math.ceil(plan.highest / 6));
    const below = leaders.map(([leader, low]) => low - gap - (riseTogether(tie, ties[leader] as Tie) ? 0 : tie.width));
    const low = lows.get(place) ?? Math.max(2, Math.min(...below));
    return { low, high: low + tie.width };
  });
}
