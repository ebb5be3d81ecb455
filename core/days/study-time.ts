import { livedMs, type Arrival } from '../progress/arrival.ts';

const QUARTER_MS = 15 * 60_000;

/** Reports of several works may be late and merged: what has no room where it ends is of earlier that day, never of before. */
const MAX_BACK_MS = 86_400_000;

export interface StudyQuarter {
  /** The beginning of the quarter of an hour. Milliseconds. */
  readonly at: number;
  readonly seconds: number;
}

const quarterBefore = (endMs: number): number => (Math.ceil(endMs / QUARTER_MS) - 1) * QUARTER_MS;

/** The first and the last quarter into which a report may be put. */
export function quartersOf(seen: Arrival): { readonly from: number; readonly to: number } {
  const endMs = livedMs(seen);
  return { from: quarterBefore(endMs - MAX_BACK_MS), to: quarterBefore(endMs) };
}

/**
 * The quarters of an hour in which seconds were played or read, the earliest first: those that ended with the report.
 * A quarter holds no more than has passed of it since there is the account, of all works together: what has no room within
 * a day was not lived. So all that counts is never more than the time since the learner came.
 * @param sec at most a day (`MAX_PLAYED_SEC`)
 * @param held the seconds that are in quarters already
 */
export function spreadStudy(sec: number, seen: Arrival, held: ReadonlyMap<number, number> = new Map()): StudyQuarter[] {
  const quarters: StudyQuarter[] = [];
  let endMs = livedMs(seen);
  const startMs = Math.max(endMs - MAX_BACK_MS, seen.sinceMs);
  for (let restMs = sec * 1000; restMs > 0 && endMs > startMs;) {
    const at = quarterBefore(endMs);
    const passedMs = Math.min(at + QUARTER_MS, seen.nowMs) - Math.max(at, seen.sinceMs);
    const roomMs = Math.max(0, passedMs - Math.round((held.get(at) ?? 0) * 1000));
    const addedMs = Math.min(restMs, endMs - Math.max(at, startMs), roomMs);
    if (addedMs > 0) quarters.unshift({ at, seconds: addedMs / 1000 });
    restMs -= addedMs;
    endMs = at;
  }
  return quarters;
}
