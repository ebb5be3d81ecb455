import { chanceOfFarRepeat } from '../scoring/change.ts';
import type { Belief } from '../scoring/posterior.ts';
import type { IqCategory, ScoreRange } from './result.ts';

/** The ends of the scale: nothing is told beyond them. */
const [LOWEST, HIGHEST] = [65, 135];

const CATEGORY_NAMES: Record<IqCategory, string> = {
  highly_gifted: 'highly gifted',
  superior: 'superior',
  high_average: 'high average',
  average: 'average',
  low_average: 'low average',
  below_average: 'below average',
};

/** "113", "135 or higher" */
export function sayScore(points: number): string {
  if (points >= HIGHEST) return `${HIGHEST} or higher`;
  return points <= LOWEST ? `${LOWEST} or lower` : String(points);
}

const reachesEnd = ({ low, high }: ScoreRange): boolean => low <= LOWEST || high >= HIGHEST;
const liesAtEnd = ({ low, high }: ScoreRange): boolean => low >= HIGHEST || high <= LOWEST;

/** "between 97 and 129", "from 118 to 135 or higher", "135 or higher" */
export function sayRange(range: ScoreRange): string {
  if (liesAtEnd(range)) return spanRange(range);
  return reachesEnd(range) ? `from ${spanRange(range)}` : `between ${range.low} and ${range.high}`;
}

/** "97 to 129", where there is room for the figures alone. */
export const spanRange = (range: ScoreRange): string =>
  liesAtEnd(range) ? sayScore(range.low) : `${sayScore(range.low)} to ${sayScore(range.high)}`;

/** "81", "fewer than 1", "more than 99" */
function sayOf100(percentile: number): string {
  if (percentile <= 0) return 'fewer than 1';
  return percentile >= 100 ? 'more than 99' : String(percentile);
}

/** "42 to 97", "at least 91", "at most 30"; null where there is nothing to add to the count itself. */
function sayRangeOf100({ low, high }: ScoreRange): string | null {
  if (low === high || (low <= 0 && high >= 100)) return null;
  if (high >= 100) return `at least ${low}`;
  return low <= 0 ? `at most ${high}` : `${low} to ${high}`;
}

/** "By this estimate 81 of 100 people of the assumed population stand lower, probably 42 to 97." */
export function describePercentile(percentile: number, percentileRange: ScoreRange): string {
  const range = sayRangeOf100(percentileRange);
  const probably = range === null ? '' : `, probably ${range}`;
  return `By this estimate ${sayOf100(percentile)} of 100 people of the assumed population stand lower${probably}.`;
}

/** So many points are far, for a repeat. */
const FAR_POINTS = 10;
const NUMBER_WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How far another sitting may come out: of this very result, by its own error. */
export function describeRepeat(composite: Belief): string {
  const one = Math.round(1 / chanceOfFarRepeat(composite, FAR_POINTS));
  const repeats = one <= 2 ? 'half of all repeats' : `one repeat in ${NUMBER_WORDS[Math.min(one, 10) - 3]}`;
  return `If nothing about you changed, about ${repeats} would differ from this by more than ${FAR_POINTS} points.`;
}

/** More of them would only look like precision. */
const MOST_CATEGORIES = 3;

/** "high average 45%, average 33%, superior 20%" */
export const describeCategories = (categories: readonly { category: IqCategory; probability: number }[]): string =>
  categories
    .slice(0, MOST_CATEGORIES)
    .map(({ category, probability }) => `${CATEGORY_NAMES[category]} ${Math.round(probability * 100)}%`)
    .join(', ');

/** What every score needs beside it. */
export const SCALE_WORDS = '100 = assumed adult average.';
export const LIMITS_WORDS = 'An estimate for yourself: not a clinical test, not for selection, and not normed on a sample of people.';
