import type { Belief } from './posterior.ts';

/** What a second sitting gains by practice alone, in SDs; assumed, and no more is added by later ones. */
export const PRACTICE_GAIN = 0.25;

/** Of a change that chance and practice do not explain, with 95% certainty. */
export const RELIABLE_INDEX = 1.96;

/** The score before it was drawn to the middle: W = C / (1 - PSD^2), with SE PSD / sqrt(1 - PSD^2). Two of them may be compared. */
export function unshrink({ mean, sd }: Belief): Belief {
  const reliability = 1 - sd ** 2;
  return { mean: mean / reliability, sd: sd / Math.sqrt(reliability) };
}

/** The reliable change index: (W2 - W1 - p) / sqrt(SE1^2 + SE2^2). */
export function changeIndex(first: Belief, later: Belief): number {
  const [from, to] = [unshrink(first), unshrink(later)];
  return (to.mean - from.mean - PRACTICE_GAIN) / Math.hypot(from.sd, to.sd);
}
