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

/** A unit is finished without having been gone through to its end by the player or the reader: no time is added. */
export const FINISHED: Omit<PlaceReport, 'observedMs'> = {
  positionSec: null,
  locator: null,
  fraction: 1,
  completed: true,
  addedSec: 0,
  addedHeard: null,
};

/** The place as the device sees it that reports it. The seconds are left to the server, which counts each report once. */
export const seenPlace = (unitId: string, { addedSec: _added, addedHeard, ...seen }: PlaceReport): Place => ({
  ...seen,
  unitId,
  playedSec: 0,
  heard: addedHeard,
});

/**
 * When a report was seen, as far as the server has told: no later than it says of the place. A device whose clock is ahead
 * would else take its own place for the newest until that time has come. What another place was answered with is newer.
 */
export function settledMs(report: PlaceReport, answer: Place | null): number {
  if (answer === null || answer.observedMs >= report.observedMs) return report.observedMs;
  const isOwn = answer.positionSec === report.positionSec && answer.locator === report.locator;
  return isOwn ? answer.observedMs : answer.observedMs - 1;
}

/** The most that one report can have played: a day. */
export const MAX_PLAYED_SEC = 86_400;

/**
 * Where the later of two sightings leaves a learner: what was read is no place any more when it was heard on elsewhere, and
 * the other way round. One that knows a share alone takes nothing back, and stays where the earlier was.
 */
export function moveOn(earlier: Sighting, later: Sighting): Pick<Sighting, 'positionSec' | 'locator' | 'fraction'> {
  const { positionSec, locator, fraction } = later;
  if (positionSec !== null || locator !== null) return { positionSec, locator, fraction };
  return { positionSec: earlier.positionSec, locator: earlier.locator, fraction: Math.max(earlier.fraction, fraction) };
}

/** Two states of one place as one: the newer of them, with what only the older knows of what is never undone. */
export function newerPlace(a: Place, b: Place | null): Place;
export function newerPlace(a: Place | null, b: Place | null): Place | null;
export function newerPlace(a: Place | null, b: Place | null): Place | null {
  if (!a || !b) return a ?? b;
  const [older, newer] = b.observedMs > a.observedMs ? [a, b] : [b, a];
  return {
    ...newer,
    ...moveOn(older, newer),
    completed: older.completed || newer.completed,
    playedSec: Math.max(older.playedSec, newer.playedSec),
    heard: joinHeard(older, newer),
  };
}
