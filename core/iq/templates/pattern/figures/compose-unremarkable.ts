import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { valueCount, type AspectId, type Figure } from './aspects.ts';
import type { FiguresPuzzle } from './figures-puzzle.ts';
import { spanOptions } from './lattice.ts';
import { castAspects, pickStill } from './pick-aspects.ts';
import { pickValue } from './pick-axes.ts';

export interface EvenBook<Rule> {
  /** One for each aspect that changes. */
  readonly rules: readonly Rule[];
  /** Places of what is shown that lie next to the one that is asked for, line by line; below 0 counted from the end. */
  readonly nearby: readonly (readonly number[])[];
  /** How much, at most, the right option may stand out in what is to be seen without a rule. */
  readonly limit: number;
  canFollow(id: AspectId, rule: Rule): boolean;
  /** The values of the figures that are shown, so that the rule leads to `right`; null when there are none. */
  layOut(random: Random, id: AspectId, rule: Rule, right: number): readonly number[] | null;
  nameOf(rule: Rule): string;
}

/**
 * What is to be seen of an option without any rule: how many of its values each line nearby has, how many are nowhere near,
 * how many are never shown, and how frequent they are.
 */
function profileOf(option: Figure, shown: readonly Figure[], ids: readonly AspectId[], nearby: EvenBook<unknown>['nearby']): number[] {
  const has = (place: number, id: AspectId): boolean => shown.at(place)?.[id] === option[id];
  const counts = ids.map((id) => shown.filter((figure) => figure[id] === option[id]).length);
  return [
    ...nearby.map((line) => ids.reduce((sum, id) => sum + line.filter((place) => has(place, id)).length, 0)),
    ...nearby.map((line) => ids.filter((id) => !line.some((place) => has(place, id))).length),
    ids.filter((id) => !nearby.flat().some((place) => has(place, id))).length,
    counts.filter((count) => count === 0).length,
    counts.reduce((sum, count) => sum + Math.log(count + 0.5), 0) / 2,
  ];
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, n) => sum + Math.abs(value - (b[n] ?? 0)), 0);

/** Sets of values that are tried for the options. */
const MAX_SETS = 30;
const DISTANCE_WEIGHT = 0.3;

/**
 * By how much an option differs from the others on the whole, and a little, too, how far they are each by itself: what others
 * have more of is made up for by what others have less of, so that neither the most nor the least of anything is right.
 */
function outstanding(own: readonly number[], others: readonly (readonly number[])[]): number {
  const shifts = own.map((value, n) => others.reduce((sum, other) => sum + (other[n] ?? 0) - value, 0));
  const distances = others.reduce((sum, other) => sum + distance(own, other), 0);
  return (shifts.reduce((sum, shift) => sum + Math.abs(shift), 0) + DISTANCE_WEIGHT * distances) / others.length;
}

/**
 * Eight corners: 4 x 2 where two aspects change, and otherwise two values of each. All corners are alike as corners, so the
 * options by themselves say nothing of which is right; their values are chosen so that, beside what is shown, it does not stand
 * out either. Null when it does in all that are tried.
 */
function pickOptions(
  random: Random,
  right: Figure,
  shown: readonly Figure[],
  ids: readonly AspectId[],
  { nearby, limit }: Pick<EvenBook<unknown>, 'nearby' | 'limit'>,
): Figure[] | null {
  const [wide] = ids.length < 3 ? pickMany(random, ids.filter((id) => valueCount(id) > 3), 1) : []; // prettier-ignore
  const own = profileOf(right, shown, ids, nearby);
  let best: { options: Figure[]; cost: number } | null = null;
  for (let n = 0; n < MAX_SETS; n++) {
    const axes = ids.map((aspect) => {
      const others = Array.from({ length: valueCount(aspect) }, (_, value) => value).filter((value) => value !== right[aspect]);
      return { aspect, values: shuffle(random, [right[aspect] ?? 0, ...pickMany(random, others, aspect === wide ? 3 : 1)]) };
    });
    const options = spanOptions(random, right, axes);
    const others = options.filter((option) => ids.some((id) => option[id] !== right[id]));
    if (options.length < OPTION_IDS.length || others.length === options.length) continue;
    const cost = outstanding(own, others.map((option) => profileOf(option, shown, ids, nearby))); // prettier-ignore
    if (cost < (best?.cost ?? limit)) best = { options, cost };
  }
  return best && best.options;
}

/**
 * Figures first, then options among which the right one is unremarkable: neither most nor least like what is shown, in the
 * respects that take no rule. What stays the same in all that is shown is so in all options: another value of it would
 * give an option away as wrong.
 */
export function composeUnremarkable<Rule>(random: Random, book: EvenBook<Rule>): Composed<FiguresPuzzle> | null {
  const cast = castAspects(random, book.rules.map((rule) => (id) => book.canFollow(id, rule))); // prettier-ignore
  if (!cast) return null;
  const values = Object.fromEntries(cast.ruled.map((id) => [id, pickValue(random, id)]));
  const right: Figure = { ...pickStill(random, cast.still), ...values };
  const columns = book.rules.map((rule, n) => {
    const aspect = cast.ruled[n] as AspectId;
    return { aspect, values: book.layOut(random, aspect, rule, right[aspect] ?? 0) };
  });
  if (columns.some((column) => column.values === null)) return null;
  const shown = Array.from({ length: columns[0]?.values?.length ?? 0 }, (_, n) => ({
    ...right,
    ...Object.fromEntries(columns.map((column) => [column.aspect, column.values?.[n] ?? 0])),
  }));
  const options = pickOptions(random, right, shown, cast.ruled, book);
  if (!options) return null;
  const key = OPTION_IDS.charAt(options.findIndex((option) => cast.ruled.every((id) => option[id] === right[id])));
  const names = book.rules.map((rule, n) => `${cast.ruled[n]}:${book.nameOf(rule)}`);
  return { puzzle: { shown, options }, key, rules: names.toSorted().join(' ') };
}
