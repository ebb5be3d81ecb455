import { joinHeard, type HeardSpan } from './heard.ts';

/** What is seen of a unit at one moment. Positions in its media are seconds, instants are milliseconds. */
interface Sighting {
  /** Null in a text, or while only a share is known. */
  readonly positionSec: number | null;
  /** Place in a text (EPUB CFI or a lesson anchor). */
  readonly locator: string | null;
  /** How far through the unit, 0 to 1. */
  readonly fraction: number;
  /** Has once been gone through to the end; stays when it is begun again. */
  readonly completed: boolean;
  /** When a device saw this. */
  readonly observedMs: number;
}

/** Where a learner is in a unit. */
export interface Place extends Sighting {
  readonly unitId: string;
  /** Seconds really played or read, over all sittings. */
  readonly playedSec: number;
  /** What was heard of it; null in what was saved before that was noted, and by devices that do not. */
  readonly heard: HeardSpan[] | null;
}

/** What a device says of a unit. At the API and in browsers' storage `addedSec` is called `playedSec`, and `addedHeard` `heard`. */
export interface PlaceReport extends Sighting {
  /** Seconds really played or read since the device's last report. */
  readonly addedSec: number;
  /** What was heard since then; null as in a place. */
  readonly addedHeard: HeardSpan[] | null;
}

/** The place as the device sees it that reports it. The seconds are left to the server, which counts each report once. */
export const seenPlace = (unitId: string, { addedSec: _added, addedHeard, ...seen }: PlaceReport): Place => ({
  ...seen,
  unitId,
  playedSec: 0,
  heard: addedHeard,
});

/** The most that one report can have played: a day. */
export const MAX_PLAYED_SEC = 86_400;

/** Whether a unit is behind. One that is heard again has a fraction below 1, and is not. */
export const isFinished = ({ completed, fraction }: Pick<Place, 'completed' | 'fraction'>): boolean => completed && fraction >= 1;

/** Two states of one place as one: the newer of them, with what only the older knows of what is never undone. */
export function newerPlace(a: Place, b: Place | null): Place;
export function newerPlace(a: Place | null, b: Place | null): Place | null;
export function newerPlace(a: Place | null, b: Place | null): Place | null {
  if (!a || !b) return a ?? b;
  const [older, newer] = b.observedMs > a.observedMs ? [a, b] : [b, a];
  return {
    ...newer,
    completed: older.completed || newer.completed,
    playedSec: Math.max(older.playedSec, newer.playedSec),
    heard: joinHeard(older, newer),
  };
}
