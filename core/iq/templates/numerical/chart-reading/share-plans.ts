import type { Random } from '../../../../random.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import { pickUnit, splitTotal, sumOf, throwHeights } from './dice-values.ts';
import type { Plan } from './plan.ts';
import type { ChartQuestion } from './puzzle.ts';

const at = (...places: number[]) => ({ places });
const EVERYTHING = { places: [] };
const WHOLES = [20, 25, 40, 50, 60, 75, 80, 120, 125, 140, 150, 160, 180, 200, 220, 240, 250, 260, 280, 300, 320, 350, 360, 400, 450, 500];

interface Part {
  readonly percent: number;
  readonly whole: number;
  readonly part: number;
}

/** A whole percentage of a whole that is not a hundred. */
function throwPart(random: Random, least: number, most: number): Part {
  const percent = intBetween(random, least, most);
  const whole = pickOne(
    random,
    WHOLES.filter((number) => (number * percent) % 100 === 0),
  );
  return { percent, whole, part: (whole * percent) / 100 };
}

function insertAt(rest: readonly number[], place: number, value: number): number[] {
  return rest.toSpliced(place, 0, value);
}

/** Small parts of a ring stand too close to each other to be named. */
const isClear = (row: readonly number[]): boolean => {
  const total = sumOf(row);
  return row.every((value, i) => value >= total * 0.1 && value + (row[i + 1] ?? row[0] ?? 0) >= total * 0.25);
};

const MAX_SPLITS = 400;

/** 3: one of all. */
function shareOfAll(kind: 'ring' | 'bars'): Plan {
  return {
    name: `${kind}: share of all`,
    throwDraft: (random) => {
      const others = kind === 'ring' ? 3 : 4;
      // How many are larger is thrown first, so that the largest is asked for no more often than another.
      const larger = intBetween(random, 0, others);
      for (let n = 0; n < MAX_SPLITS; n++) {
        const { percent, whole, part } = throwPart(random, kind === 'ring' ? 10 : 4, 60);
        const rest = splitTotal(random, whole - part, others, kind === 'ring' ? 0.1 : 0.05);
        if (rest?.filter((other) => other >= part).length !== larger) continue;
        const place = intBetween(random, 0, others);
        const row = insertAt(rest, place, part);
        if (kind === 'ring' && !isClear(row)) continue;
        return { kind, rows: [row], scale: 'amounts', question: { ask: 'share', part: at(place), whole: EVERYTHING }, answer: percent };
      }
      return null;
    },
  };
}

/** 3: one of two that stand side by side. */
const SHARE_IN_PLACE: Plan = {
  name: 'grouped: share in a place',
  throwDraft: (random) => {
    const { percent, whole, part } = throwPart(random, 8, 92);
    const place = intBetween(random, 0, 3);
    const series = pickOne(random, [0, 1] as const);
    const both = [part, whole - part];
    const rows = [0, 1].map((row) =>
      Array.from({ length: 4 }, (_, i) => (i === place ? (both[Math.abs(row - series)] ?? 0) : intBetween(random, whole >> 3, whole))),
    );
    const question: ChartQuestion = { ask: 'share', part: { ...at(place), series }, whole: at(place) };
    return { kind: 'grouped', rows, scale: 'amounts', question, answer: percent };
  },
};

/** 3: one of all of a series. */
const SHARE_OF_SERIES: Plan = {
  name: 'grouped: share of a series',
  throwDraft: (random) => {
    const { percent, whole, part } = throwPart(random, 6, 70);
    const rest = splitTotal(random, whole - part, 3, 0.1);
    const other = splitTotal(random, intBetween(random, whole >> 1, whole * 2), 4, 0.05);
    if (!rest || !other) return null;
    const place = intBetween(random, 0, 3);
    const series = pickOne(random, [0, 1] as const);
    const row = insertAt(rest, place, part);
    const question: ChartQuestion = { ask: 'share', part: { ...at(place), series }, whole: { ...EVERYTHING, series } };
    return { kind: 'grouped', rows: series === 0 ? [row, other] : [other, row], scale: 'amounts', question, answer: percent };
  },
};

/** 3: by how many percent of itself a number changed. */
function change(ask: 'rise' | 'fall'): Plan {
  return {
    name: `bars: ${ask}`,
    throwDraft: (random) => {
      const { percent, whole, part } = throwPart(random, 4, ask === 'rise' ? 96 : 88);
      const row = Array.from({ length: 5 }, () => intBetween(random, whole >> 1, whole * 2));
      const [from = 0, to = 1] = pickMany(random, [0, 1, 2, 3, 4], 2).toSorted((a, b) => a - b);
      const values = row.with(from, whole).with(to, ask === 'rise' ? whole + part : whole - part);
      return { kind: 'bars', rows: [values], scale: 'amounts', question: { ask, from: at(from), to: at(to) }, answer: percent };
    },
  };
}

/** Later to earlier, as they change by a whole percentage. */
const RATIOS = [
  [3, 2], [5, 4], [6, 5], [7, 5], [8, 5], [9, 5], [7, 4], [11, 10], [13, 10], [4, 5], [3, 5], [3, 4], [7, 10], [9, 10],
] as const; // prettier-ignore

/** 4: the percentage of a change, then the same of what came of it. */
const CHANGE_AGAIN: Plan = {
  name: 'bars: change again',
  throwDraft: (random) => {
    const [later, earlier] = pickOne(random, RATIOS);
    const times = intBetween(random, 1, Math.floor(480 / Math.max(later, earlier) ** 2));
    const [from, to, answer] = [earlier * earlier * times, earlier * later * times, later * later * times];
    if (Math.min(from, answer) < 12) return null;
    const row = [...Array.from({ length: 2 }, () => intBetween(random, from >> 1, from * 2)), from, to];
    const question = { ask: 'again', from: at(2), to: at(3), next: { short: '', name: '', at: '' } } as const;
    return { kind: 'bars', rows: [row], scale: 'amounts', question, answer };
  },
};

/** 4: two sums, then a share. */
const SHARE_OF_SUMS: Plan = {
  name: 'grouped: share of sums',
  throwDraft: (random) => {
    const { percent, whole, part } = throwPart(random, 10, 70);
    const sums = splitTotal(random, whole - part, 3, 0.15);
    if (!sums) return null;
    const place = intBetween(random, 0, 3);
    const ones = insertAt(sums, place, part).map((sum) => ({ sum, one: Math.round(sum * (0.25 + random() / 2)) }));
    const rows = [ones.map(({ one }) => one), ones.map(({ sum, one }) => sum - one)];
    if (rows.flat().some((value) => value < 2)) return null;
    return { kind: 'grouped', rows, scale: 'amounts', question: { ask: 'share', part: at(place), whole: EVERYTHING }, answer: percent };
  },
};

/** Whoever takes the amount that is told once, twice or three times should not be right. */
const isFew = (times: number): boolean => [1, 2, 3, 4].includes(times);

/** Shares come in steps of so many percent, so that each amount is whole. */
const GRAINS = [2, 4, 5, 10, 20];
const MIN_WHOLE = 40;
const MAX_WHOLE = 700;

/** 5: the shares are known, one of them as what the others leave; and an amount, from which another follows in two steps. */
function fromShares(known: 'part' | 'gap', asked: 'whole' | 'part' | 'gap'): Plan {
  return {
    name: `ring: ${known} known, ${asked} asked`,
    throwDraft: (random) => {
      const grain = pickOne(random, GRAINS);
      const grains = splitTotal(random, 100 / grain, 4, 0.1);
      if (!grains || !isClear(grains)) return null;
      const shares = grains.map((share) => share * grain);
      const [hidden = 0, ...others] = pickMany(random, [0, 1, 2, 3], 4);
      const whole = (100 / grain) * intBetween(random, 1, Math.floor((MAX_WHOLE * grain) / 100));
      const amountAt = (place: number): number => ((shares[place] ?? 0) * whole) / 100;
      const than = known === 'gap' ? others.shift() : undefined;
      const amount = amountAt(hidden) - (than === undefined ? 0 : amountAt(than));
      const [place = 0, over] = asked === 'gap' ? others : others.slice(0, 1);
      const answer = asked === 'whole' ? whole : amountAt(place) - (over === undefined ? 0 : amountAt(over));
      if (amount < 3 || whole < MIN_WHOLE || answer < 1 || isFew(answer / amount) || isFew(amount / answer)) return null;
      const question: ChartQuestion = {
        ...{ ask: 'from-shares', of: at(hidden), ...(than !== undefined && { than: at(than) }), amount },
        ...{ asked: asked === 'whole' ? EVERYTHING : at(place), ...(over !== undefined && { over: at(over) }) },
      };
      const row = shares.map((share, i) => (i === hidden ? null : share));
      return { kind: 'ring', rows: [row], scale: 'percent', question, answer };
    },
  };
}

/** 5: what is shown is a share of more that is not. */
function restOfAll(kind: 'bars' | 'line'): Plan {
  return {
    name: `${kind}: the rest of a known share`,
    throwDraft: (random) => {
      const unit = pickUnit(random);
      const heights = throwHeights(random, 4);
      const percent = pickOne(random, [5, 10, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80]);
      const answer = (sumOf(heights) * unit * (100 - percent)) / percent;
      if (!Number.isInteger(answer) || answer > 2000) return null;
      const rows = [heights.map((height) => height * unit)];
      return { kind, rows, scale: { tick: unit * 2 }, question: { ask: 'rest', percent }, answer };
    },
  };
}

/** 5: what two places show together is so many percent more or less than what is not shown. */
function sinceEarlier(kind: 'bars' | 'line'): Plan {
  return {
    name: `${kind}: two places since a year earlier`,
    throwDraft: (random) => {
      const unit = pickUnit(random);
      const heights = throwHeights(random, 5);
      const places = pickMany(random, [0, 1, 2, 3, 4], 2).toSorted((a, b) => a - b);
      const percent = pickOne(random, [-80, -75, -70, -60, -40, -30, -25, -20, -10, 10, 20, 25, 30, 40, 50, 60, 75, 80]);
      const now = sumOf(places.map((place) => heights[place] ?? 1)) * unit;
      const earlier = (now * 100) / (100 + percent);
      if (!Number.isInteger(earlier)) return null;
      const rows = [heights.map((height) => height * unit)];
      const question: ChartQuestion = { ask: 'since-earlier', of: at(...places), percent };
      return { kind, rows, scale: { tick: unit * 2 }, question, answer: Math.abs(now - earlier) };
    },
  };
}

export const SHARE_PLANS = {
  share: [shareOfAll('ring'), shareOfAll('bars'), SHARE_IN_PLACE, SHARE_OF_SERIES, change('rise'), change('fall')],
  twoSteps: [CHANGE_AGAIN, SHARE_OF_SUMS],
  reverse: [
    ...[fromShares('part', 'gap'), fromShares('gap', 'whole'), fromShares('gap', 'part'), fromShares('gap', 'gap')],
    ...[restOfAll('bars'), restOfAll('line'), sinceEarlier('bars'), sinceEarlier('line')],
  ],
} as const;
