import type { Belief } from '../scoring/posterior.ts';
import { normalCdf } from '../scoring/scale.ts';
import { IQ_CATEGORIES, type IqCategory } from './result.ts';

/** From how many points on a category holds: section 9 of the specification. */
const FROM: Record<IqCategory, number> = {
  highly_gifted: 130,
  superior: 120,
  high_average: 110,
  average: 90,
  low_average: 80,
  below_average: Number.NEGATIVE_INFINITY,
};
/** Scores are whole points. */
const HALF_A_POINT = 0.5;
const UNLIKELY = 0.01;

export const categoryOf = (score: number): IqCategory => IQ_CATEGORIES.find((category) => score >= FROM[category]) ?? 'below_average';

/** How likely each category is of somebody with this result, the likeliest first. */
export function weighCategories({ mean, sd }: Belief): { category: IqCategory; probability: number }[] {
  const below = (points: number): number => normalCdf((points - HALF_A_POINT - mean) / sd);
  let upper = 1;
  const weighed = IQ_CATEGORIES.map((category) => {
    const lower = below(FROM[category]);
    const probability = upper - lower;
    upper = lower;
    return { category, probability };
  });
  return weighed.filter(({ probability }) => probability >= UNLIKELY).toSorted((a, b) => b.probability - a.probability);
}
