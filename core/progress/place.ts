import { joinHeard, type HeardSpan } from './heard.ts';

/** Where a learner is in a unit. Positions in its media are seconds, instants are milliseconds. */
export interface Place {
  readonly unitId: string;
  /** Null in a text, or while only a share is known. */
  readonly positionSec: number | null;
  /** Place in a text (EPUB CFI or a lesson anchor). */
  readonly locator: string | null;
  /** How far through the unit, 0 to 1. */
  readonly fraction: number;
  /** Has once been gone through to the end; stays when it is begun again. */
  readonly completed: boolean;
  /** Seconds really played or read, over all sittings. */
  readonly playedSec: number;
  /** What was heard of it; null in what was saved before that was noted, and by devices that do not. */
  readonly heard: HeardSpan[] | null;
  /** When a device saw this. */
  readonly observedMs: number;
}

/** What a device says of a unit; `playedSec` and `heard` are of the time since its last report alone. */
export type PlaceReport = Omit<Place, 'unitId'>;

/** The most that one report can have played: a day. */
export const MAX_PLAYED_SEC = 86_400;

/** Devices' clocks drift. A report from further ahead than this is taken as of now, so that it cannot lock the place. */
export const CLOCK_TOLERANCE_MS = 60_000;

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

/**
 * Merges a report into the stored place. The newest observation wins, whichever device made it; time played is
 * added even when the place is older; a completed unit stays completed; a fresh load at 0:00 never resets a place;
 * the same observation twice (a retry) counts once.
 * @param report the unit with its `PlaceReport`
 * @param nowMs time of the server
 */
export function mergePlace(stored: Place | null, report: Place, nowMs: number): Place {
  const observedMs = report.observedMs > nowMs + CLOCK_TOLERANCE_MS ? nowMs : report.observedMs;
  if (!stored) return { ...report, observedMs };
  if (observedMs === stored.observedMs) return stored;
  const sums = {
    playedSec: stored.playedSec + report.playedSec,
    completed: stored.completed || report.completed,
    heard: joinHeard(stored, report),
  };
  // A fresh load that came first holds no place that an older true one could lose to.
  const isOlder = observedMs < stored.observedMs && !isFreshLoad(stored);
  if (isOlder || isFreshLoad(report)) return { ...stored, ...sums };
  return {
    unitId: stored.unitId,
    positionSec: report.positionSec ?? stored.positionSec,
    locator: report.locator ?? stored.locator,
    fraction: report.fraction,
    ...sums,
    observedMs,
  };
}

/** A player that has just loaded reports 0:00 before it has restored the place. */
function isFreshLoad(report: PlaceReport): boolean {
  return (report.positionSec ?? 0) === 0 && report.locator === null && report.fraction === 0 && report.playedSec === 0 && !report.completed;
}
