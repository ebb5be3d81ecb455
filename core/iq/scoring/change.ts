import type { Belief } from './posterior.ts';
import { normalCdf, SCALE_SD } from './scale.ts';

/** What a second sitting gains by practice alone, in SDs; assumed, and no more is added by later ones. */
export const PRACTICE_GAIN = 0.25;

/** Of a change that chance and practice do not explain, with 95% certainty. */
export const RELIABLE_INDEX = 1.96;

/** The z below which 80% of a standard normal lie: how far beyond a bound something has to be, to be found in 8 of 10 cases. */
const FOUND_Z = 0.8416;

/** The score before it was drawn to the middle: W = C / (1 - PSD^2), with SE PSD / sqrt(1 - PSD^2). Two of them may be compared. */
export function unshrink({ mean, sd }: Belief): Belief {
  const reliability = 1 - sd ** 2;
  return { mean: mean / reliability, sd: sd / Math.sqrt(reliability) };
}

/** In SDs, before scores are drawn to the middle. */
export interface Comparison {
  readonly difference: number;
  /** Standard error of the difference. */
  readonly error: number;
  /** The reliable change index: (W2 - W1 - p) / sqrt(SE1^2 + SE2^2). */
  readonly index: number;
  /** From this difference on a rise is claimed. */
  readonly claimedFrom: number;
  /** A true change of this size, beyond practice, is found in 8 of 10 comparisons. */
  readonly foundFrom: number;
}

/**
 * A later sitting against an earlier one.
 * @param correlation of what the two forms measure, 1 when they are one: the more they differ, the less a difference tells
 */
export function compareBeliefs(first: Belief, later: Belief, correlation = 1): Comparison {
  const [from, to] = [unshrink(first), unshrink(later)];
  const difference = to.mean - from.mean;
  const error = Math.hypot(from.sd, to.sd, Math.sqrt(Math.max(0, 2 - 2 * correlation)));
  return {
    difference,
    error,
    index: (difference - PRACTICE_GAIN) / error,
    claimedFrom: RELIABLE_INDEX * error + PRACTICE_GAIN,
    foundFrom: (RELIABLE_INDEX + FOUND_Z) * error,
  };
}

/**
 * How likely the best guess of another sitting of the same person is more than so many points off this one, when nothing has
 * changed. With rho = 1 - PSD^2 a repeat is N(rho C, rho (1 - rho) (1 + rho)): the posterior of the truth, seen through another
 * sitting of the same error and drawn to the middle once more.
 */
export function chanceOfFarRepeat({ mean, sd }: Belief, points: number): number {
  const reliability = 1 - sd ** 2;
  const shift = -SCALE_SD * (1 - reliability) * mean;
  const spread = SCALE_SD * Math.sqrt(reliability * (1 - reliability) * (1 + reliability));
  return normalCdf((-points - shift) / spread) + normalCdf((shift - points) / spread);
}
