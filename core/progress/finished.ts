import { heardSec, MAX_RATE, type Hearing } from './heard.ts';
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

/**
 * Whoever has played or read less of a unit than this share of its length has not gone through it. Of media it is the
 * media's own length that counts, so that speed makes no difference, and nobody's skipped credits are half of anything; but
 * no more of it than can be heard in the time played. Of a text it is the time that it is reckoned to take: few read twice as fast with understanding.
 */
export const SEEN_FRACTION = 0.5;

/** What of a finished unit tells whether it was gone through. */
export interface Finish extends Hearing {
  /** Seconds really played or read, by the clock on the wall. */
  readonly playedSec: number;
  /** 0 is unknown. */
  readonly durationSec: number;
  /** Of a quiz, whether it was passed; null of any other unit. */
  readonly isPassed: boolean | null;
}

/** Whether a finished unit was only marked by hand, or its end jumped to: not played, read or answered through. It is finished, and proves nothing. */
export const isMarkedByHand = ({ playedSec, durationSec, isPassed, ...hearing }: Finish): boolean =>
  isPassed === null
    ? playedSec <= 0 || Math.max(playedSec, Math.min(heardSec(hearing), playedSec * MAX_RATE)) < durationSec * SEEN_FRACTION
    : !isPassed;
