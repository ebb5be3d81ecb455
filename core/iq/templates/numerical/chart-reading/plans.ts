import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import { MAX_UNITS, splitTotal, sumOf, throwHeights, targetsBetween } from './dice-values.ts';
import type { ChartQuestion, Place } from './puzzle.ts';
import type { Plan } from './plan.ts';
import { SHARE_PLANS } from './share-plans.ts';

const MAX_HEIGHT_THROWS = 200;

const at = (...places: Place[]) => ({ places });
const inUnits = (heights: readonly number[], unit: number): number[] => heights.map((height) => height * unit);
const tickOf = (unit: number) => ({ tick: unit * 2 });
const valueAt = (row: readonly number[], place: number): number => row[place] ?? 0;
const twoPlaces = (random: Random, count: number): [number, number] => {
  const [one = 0, other = 0] = pickMany(random, [...Array(count).keys()], 2);
  return [one, other];
};

const READ_TARGETS = {
  named: targetsBetween(2, MAX_UNITS - 1),
  most: targetsBetween(4, MAX_UNITS),
  fewest: targetsBetween(1, MAX_UNITS - 3),
};

/** Heights of which the one at a place is neither the largest nor the smallest: those are asked for by these words. */
function throwAmong(random: Random, count: number, place: number, target: number): number[] | null {
  for (let n = 0; n < MAX_HEIGHT_THROWS; n++) {
    const row = throwHeights(random, count).with(place, target);
    if (Math.max(...row) > target && Math.min(...row) < target) return row;
  }
  return null;
}

/** 1: one amount. */
function readOne(kind: 'bars' | 'line' | 'grouped', how: 'named' | 'most' | 'fewest'): Plan {
  return {
    name: `${kind}: ${how}`,
    throwDraft: (random) => {
      const { unit, target } = READ_TARGETS[how](random);
      const count = kind === 'grouped' ? 4 : 5;
      const heights = throwHeights(random, count, how === 'fewest' ? target + 1 : 1, how === 'most' ? target - 1 : MAX_UNITS);
      const place = intBetween(random, 0, count - 1);
      const row = how === 'named' ? throwAmong(random, count, place, target) : heights.with(place, target);
      if (!row) return null;
      const series = pickOne(random, [0, 1] as const);
      const other = throwHeights(random, count);
      const rows = kind !== 'grouped' ? [row] : series === 0 ? [row, other] : [other, row];
      const of = { ...at(how === 'named' ? place : how), ...(kind === 'grouped' ? { series } : {}) };
      return {
        ...{ kind, rows: rows.map((each) => inUnits(each, unit)), scale: tickOf(unit) },
        ...{ question: { ask: 'amount', of }, answer: unit * target },
      };
    },
  };
}

const gapTarget = targetsBetween(1, MAX_UNITS - 1);
const wideGapTarget = targetsBetween(4, MAX_UNITS - 1);

/** What two are compared, and where the other three may lie, between which and beyond which of them. */
const COMPARED = {
  named: { name: 'two named', lie: (others, low, high) => others.some((height) => height < low || height > high) },
  extremes: { name: 'most and fewest', lie: (others, low, high) => others.every((height) => height > low && height < high) },
  most: { name: 'most and one named', lie: (others, low, high) => Math.max(...others) < high && Math.min(...others) < low },
  fewest: { name: 'one named and fewest', lie: (others, low, high) => Math.min(...others) > low && Math.max(...others) > high },
} as const satisfies Record<
  string,
  { readonly name: string; readonly lie: (others: readonly number[], low: number, high: number) => boolean }
>;
type Compared = keyof typeof COMPARED;

/** 2: how much more one is than another. Only where it is said are these the most and the fewest. */
function differ(kind: 'bars' | 'line', how: Compared): Plan {
  const { name, lie } = COMPARED[how];
  return {
    name: `${kind}: ${name}`,
    throwDraft: (random) => {
      const { unit, target } = (how === 'extremes' ? wideGapTarget : gapTarget)(random);
      const low = intBetween(random, 1, MAX_UNITS - target);
      const [more, less] = twoPlaces(random, 5);
      const isOther = (place: number): boolean => place !== more && place !== less;
      const thrown = throwHeightsSuch(random, (row) => lie(row.filter((_, place) => isOther(place)), low, low + target)); // prettier-ignore
      if (!thrown) return null;
      const row = thrown.with(less, low).with(more, low + target);
      const of = at(how === 'extremes' || how === 'most' ? 'most' : more);
      const than = at(how === 'extremes' || how === 'fewest' ? 'fewest' : less);
      return {
        ...{ kind, rows: [inUnits(row, unit)], scale: tickOf(unit) },
        ...{ question: { ask: 'more', of, than }, answer: unit * target },
      };
    },
  };
}

function differInGroups(how: 'place' | 'series'): Plan {
  return {
    name: `grouped: two of one ${how}`,
    throwDraft: (random) => {
      const { unit, target } = gapTarget(random);
      const rows = [throwHeights(random, 4), throwHeights(random, 4)] as const;
      const [one, other] = twoPlaces(random, 4);
      const series = pickOne(random, [0, 1] as const);
      const [more, less] =
        how === 'place'
          ? [
              { series, place: one },
              { series: series === 0 ? (1 as const) : (0 as const), place: one },
            ]
          : [
              { series, place: one },
              { series, place: other },
            ];
      const low = intBetween(random, 1, MAX_UNITS - target);
      rows[less.series][less.place] = low;
      rows[more.series][more.place] = low + target;
      // The most and the fewest of all would be found without reading what is asked.
      if (Math.max(...rows.flat()) - Math.min(...rows.flat()) === target) return null;
      const question: ChartQuestion = {
        ...{ ask: 'more', of: { ...at(more.place), series: more.series }, than: { ...at(less.place), series: less.series } },
      };
      return { kind: 'grouped', rows: rows.map((row) => inUnits(row, unit)), scale: tickOf(unit), question, answer: unit * target };
    },
  };
}

/** 2, with every amount written. */
const DIFFER_IN_RING: Plan = {
  name: 'ring: two named',
  throwDraft: (random) => {
    const row = splitTotal(random, intBetween(random, 90, 600), 4, 0.1);
    if (!row) return null;
    const [more, less] = twoPlaces(random, 4);
    const answer = valueAt(row, more) - valueAt(row, less);
    if (answer === Math.max(...row) - Math.min(...row)) return null;
    return { kind: 'ring', rows: [row], scale: 'amounts', question: { ask: 'more', of: at(more), than: at(less) }, answer };
  },
};

/** Until one of them fits: what is asked for is thrown first, so that no answer is more frequent for fitting more easily. */
function throwHeightsSuch(random: Random, isFit: (heights: readonly number[]) => boolean): number[] | null {
  for (let n = 0; n < MAX_HEIGHT_THROWS; n++) {
    const heights = throwHeights(random, 5);
    if (isFit(heights)) return heights;
  }
  return null;
}

/** Whether an amount that is shown is so much, or differs by so much from another: one step would be enough by luck. */
const isNear = (row: readonly number[], target: number): boolean => [0, ...row].some((one) => row.includes(one + target));

const sumTarget = targetsBetween(2, 12);

/** 4: sums of two, then their difference. */
function differInSums(kind: 'bars' | 'line'): Plan {
  return {
    name: `${kind}: two sums`,
    throwDraft: (random) => {
      const { unit, target } = sumTarget(random);
      const [a = 0, b = 0, c = 0, d = 0] = pickMany(random, [0, 1, 2, 3, 4], 4);
      const pair = (one: number, other: number) => at(Math.min(one, other), Math.max(one, other));
      const sum = (heights: readonly number[], ...places: number[]): number => sumOf(places.map((place) => valueAt(heights, place)));
      const heights = throwHeightsSuch(random, (row) => sum(row, a, b) - sum(row, c, d) === target && !isNear(row, target));
      return (
        heights && {
          ...{ kind, rows: [inUnits(heights, unit)], scale: tickOf(unit) },
          ...{ question: { ask: 'more', of: pair(a, b), than: pair(c, d) }, answer: unit * target },
        }
      );
    },
  };
}

const averageTarget = targetsBetween(1, 6);

/** 4: an average, then the difference from it. */
function leaveAverage(kind: 'bars' | 'line'): Plan {
  return {
    name: `${kind}: average`,
    throwDraft: (random) => {
      const { unit, target } = averageTarget(random);
      const [place, signOf] = [intBetween(random, 0, 4), pickOne(random, [-1, 1])];
      const heights = throwHeightsSuch(
        random,
        (row) =>
          valueAt(row, place) - sumOf(row) / row.length === signOf * target &&
          !isNear(row, target) &&
          // Another is still farther from the average.
          row.some((height) => signOf * (height - valueAt(row, place)) > 0),
      );
      return (
        heights && {
          ...{ kind, rows: [inUnits(heights, unit)], scale: tickOf(unit) },
          ...{ question: { ask: signOf > 0 ? 'above-average' : 'below-average', of: at(place) }, answer: unit * target },
        }
      );
    },
  };
}

/** 4: a difference, then what it comes to at a price. */
function payMore(kind: 'bars' | 'line'): Plan {
  return {
    name: `${kind}: price`,
    throwDraft: (random) => {
      const draft = differ(kind, 'named').throwDraft(random);
      if (!draft || draft.question.ask !== 'more') return null;
      const price = intBetween(random, 2, 9);
      return { ...draft, question: { ...draft.question, ask: 'paid-more', price }, answer: draft.answer * price };
    },
  };
}

export const PLANS: Record<Level, readonly Plan[]> = {
  // A named one twice as often as the most or the fewest: each amount, by its size, is asked for about as often as another.
  1: [
    ...(['bars', 'line', 'grouped'] as const).flatMap((kind) =>
      (['named', 'most', 'named', 'fewest'] as const).map((how) => readOne(kind, how)),
    ),
  ],
  2: [
    ...(['bars', 'line'] as const).flatMap((kind) => (['named', 'extremes', 'most', 'fewest'] as const).map((how) => differ(kind, how))),
    ...[differInGroups('place'), differInGroups('series'), differInGroups('place'), differInGroups('series'), DIFFER_IN_RING],
  ],
  3: SHARE_PLANS.share,
  4: [...(['bars', 'line'] as const).flatMap((kind) => [differInSums(kind), leaveAverage(kind), payMore(kind)]), ...SHARE_PLANS.twoSteps],
  5: SHARE_PLANS.reverse,
};
