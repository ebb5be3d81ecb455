import { panorama, type PeakShape } from '#core/drawing/peaks.ts';
import { spanRange } from '#core/iq/report/describe-score.ts';
import { DOMAIN_NAMES } from '#core/iq/report/describe-sitting.ts';
import type { IqDomain } from '#core/iq/domains.ts';
import type { DomainScore, IqResult, ScoreRange } from '#core/iq/report/result.ts';
import { FORM_PLANS } from '#core/iq/forms.ts';

/* In units that are about as large as a pixel where each is shown. */
const SIZES = {
  wide: { width: 720, left: 34, base: 400, scale: 3.75, breadth: 0.8 },
  narrow: { width: 350, left: 26, base: 250, scale: 2.05, breadth: 0.8 },
  /** None before another: each is shown by itself. */
  apart: { width: 640, left: 0, base: 250, scale: 2.05, breadth: 0.48 },
} as const;
const BASE_VALUE = 48;
const TICKS = [70, 85, 100, 115, 130];
/** A mountain is broader the higher it is. */
const BROADER = 0.012;
/** Room above the highest mast for its two lines of words. */
const WORDS = 48;

export interface Summit {
  readonly domain: IqDomain;
  readonly name: string;
  readonly x: number;
  /** Null: too few answers, so the land lies flat there. */
  readonly peak: { readonly shape: PeakShape; readonly words: string; readonly spoken: string } | null;
}

/** Half of a likely range; at the ends of the scale, of what it would be without them. */
const marginOf = ({ score, interval }: DomainScore): number => Math.max(score - interval.low, interval.high - score);

/** "97–129", "108–135+": mountains stand close, and letters of forced colours and print are wider. */
const shortenRange = (range: ScoreRange): string =>
  spanRange(range)
    .replace(' to ', '–')
    .replace(' or higher', '+')
    .replace(/(\d+) or lower/, '≤$1');

/** One mountain for each domain of the form, in the form's order from left to right. */
export function laySummits({ form, domainScores }: Pick<IqResult, 'form' | 'domainScores'>, size: keyof typeof SIZES) {
  const { width, left, base, scale, breadth } = SIZES[size];
  const { domains } = FORM_PLANS[form];
  const pitch = (width - left) / domains.length;
  const x = (i: number): number => Math.round(left + pitch * (i + 0.5));
  const peaks = domains.flatMap((domain, i) => {
    const score = domainScores[domain];
    return score ? [{ name: domain, value: score.score, margin: marginOf(score), x: x(i) }] : [];
  });
  const { shapes, y } = panorama(peaks, {
    ...{ width, left, base, baseValue: BASE_VALUE, scale },
    reachOf: (value) => pitch * breadth * (1 + (value - 100) * BROADER),
  });
  const highest = Math.min(y(TICKS.at(-1) ?? 0), ...shapes.map(({ label }) => label[1]));
  const top = Math.floor(highest - WORDS);
  return {
    viewBox: `0 ${top} ${width} ${base + 4 - top}`,
    ...{ width, left, base, pitch, shapes, highest },
    ticks: TICKS.map((value) => ({ value, y: y(value) })),
    summits: domains.map((domain, i): Summit => {
      const score = domainScores[domain];
      const shape = shapes.find(({ name }) => name === domain);
      const peak = score && shape ? { shape, words: shortenRange(score.interval), spoken: spanRange(score.interval) } : null;
      return { domain, name: DOMAIN_NAMES[domain], x: x(i), peak };
    }),
  };
}
