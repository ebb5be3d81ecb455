import { sayScore, spanRange } from '#core/iq/report/describe-score.ts';
import type { SittingEntry } from '#core/iq/sitting/sitting.ts';

/** "probably 97 to 129, best single guess 113"; null when there is none. */
export function scoreWords(score: SittingEntry['score']): string | null {
  if (score === null || score.iqScore === null || score.interval === null) return null;
  return `probably ${spanRange(score.interval)}, best single guess ${sayScore(score.iqScore)}`;
}
