import { ITEM_KINDS } from '../library/kind.ts';
import type { StudyDay } from './summary.ts';

/** From so much on, a day without answers counts for the streak. Seconds. */
const MIN_DAY_SEC = 60;

/** Whether a day is a stone. */
export const isDone = (day: Pick<StudyDay, 'seconds' | 'answered'>): boolean => day.answered > 0 || secondsOf(day) >= MIN_DAY_SEC;

/** Of all kinds together. */
export const secondsOf = ({ seconds }: Pick<StudyDay, 'seconds'>): number =>
  ITEM_KINDS.reduce((sum, kind) => sum + (seconds[kind] ?? 0), 0);
