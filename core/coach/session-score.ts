import type { Evaluation } from './evaluation.ts';

/** What the scored answers of a session come to: 0 to 100, the mean of all; null when none was scored. */
export const sessionScore = (scored: readonly Pick<Evaluation, 'overall'>[]): number | null =>
  scored.length === 0 ? null : Math.round((100 * scored.reduce((sum, { overall }) => sum + overall, 0)) / scored.length);
