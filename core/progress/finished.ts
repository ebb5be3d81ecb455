import type { Place } from './place.ts';

/*
 * The one rule of what is finished, and of what was only marked so. In queries it is in server/db/finished.ts. A quiz that
 * is passed is finished as its answers are marked.
 */

/** Whether a unit is finished: gone through to its end once, or marked by hand. Nothing undoes it, nor going through it again. */
export const isFinished = ({ completed }: Pick<Place, 'completed'>): boolean => completed;

/** Whether a work is: every unit of it that is there. A work without any never is. */
export const isWorkFinished = (finishedUnits: number, unitCount: number): boolean => unitCount > 0 && finishedUnits >= unitCount;

/** Whether a finished unit was left at its end: it begins anew. One that is gone through again has a share below 1. */
export const isLeftAtEnd = (place: Pick<Place, 'completed' | 'fraction'>): boolean => isFinished(place) && place.fraction >= 1;

/** Below this share of its length nobody has gone through a unit. */
export const SEEN_FRACTION = 0.1;

/** What of a finished unit tells whether it was gone through. */
export interface Finish {
  /** Seconds really played or read. */
  readonly playedSec: number;
  /** 0 is unknown. */
  readonly durationSec: number;
  /** Of a quiz, whether it was passed; null of any other unit. */
  readonly isPassed: boolean | null;
}

/** Whether a finished unit was only marked by hand: not played, read or answered through. It is finished, and proves nothing. */
export const isMarkedByHand = ({ playedSec, durationSec, isPassed }: Finish): boolean =>
  isPassed === null ? playedSec <= 0 || playedSec < durationSec * SEEN_FRACTION : !isPassed;
