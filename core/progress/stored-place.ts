import { livedMs } from './arrival.ts';
import { joinHeard } from './heard.ts';
import { moveOn, type Place, type PlaceReport } from './place.ts';

/** A place as the server keeps it, with what puts further reports into order and counts each of them once. */
export interface StoredPlace extends Place {
  /** When it was seen by the clock of the device, which may be wrong. */
  readonly deviceMs: number;
  /** When it was seen by the server's clock: no later than it arrived. */
  readonly serverMs: number;
  /** When it was first finished, by the server's clock; null while it is not. */
  readonly finishedMs: number | null;
  /** The reports that are in it, by the instant of their devices, in order. */
  readonly counted: readonly number[];
}

/** Devices' clocks drift. A report from further ahead than this is shown as of now. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** So many reports of a unit are told from new ones: two hours of playing. What is older than all of them counts as one of them. */
export const MAX_COUNTED = 720;

/** Two clocks that are ahead by about the same are taken for one, also when one of the reports has waited for a while. */
const ONE_CLOCK_MS = 3_600_000;

/**
 * The place of a learner of whom nothing is known but this report, which has just arrived.
 * @param sinceMs since when the learner has had an account
 */
export function arrivedPlace(unitId: string, { addedSec, addedHeard, ...seen }: PlaceReport, nowMs: number, sinceMs = 0): StoredPlace {
  const deviceMs = seen.observedMs;
  const serverMs = Math.min(deviceMs, nowMs);
  return {
    ...seen,
    unitId,
    playedSec: addedSec,
    heard: addedHeard,
    observedMs: shownMs(deviceMs, nowMs),
    deviceMs,
    serverMs,
    finishedMs: seen.completed ? livedMs({ serverMs, nowMs, sinceMs }) : null,
    counted: [deviceMs],
  };
}

/** What is further ahead than clocks drift counts as of now: no place is newer than that, neither stored nor read. */
export const shownMs = (ms: number, nowMs: number): number => (ms > nowMs + CLOCK_TOLERANCE_MS ? nowMs : ms);

/**
 * Adds to the stored place what is not counted in it: a report that has arrived, or the place in a copy of the unit. The
 * newest observation wins, whichever device made it, and whether it was read or heard: where the one was left before the
 * other is no place any more. Time played is added even when the place is older; a completed unit stays completed; a fresh
 * load at 0:00 never resets a place, nor does a report that knows a share alone; one that is sent again changes nothing.
 * @param nowMs time of the server
 */
export function mergePlace(stored: StoredPlace | null, added: StoredPlace, nowMs: number): StoredPlace {
  if (!stored) return added;
  if (added.counted.every((ms) => stored.counted.includes(ms))) return stored;
  // Perhaps its seconds are counted already; what is done and heard can be added any number of times.
  if (added.counted.every((ms) => stored.counted.includes(ms) || isForgotten(stored.counted, ms, nowMs)))
    return { ...stored, ...joinDone(stored, added) };
  const sums = {
    ...joinDone(stored, added),
    playedSec: stored.playedSec + added.playedSec,
    counted: joinCounted(stored.counted, added.counted),
  };
  // A fresh load that came first holds no place that an older true one could lose to.
  const isOlder = !isNewer(added, stored, nowMs) && !isFreshLoad(stored);
  if (isOlder || isFreshLoad(added)) return { ...stored, ...sums, observedMs: shownMs(stored.observedMs, nowMs) };
  return {
    unitId: stored.unitId,
    ...moveOn(stored, added),
    observedMs: added.observedMs,
    deviceMs: added.deviceMs,
    // The server's own clock may have been set back meanwhile.
    serverMs: Math.max(added.serverMs, Math.min(stored.serverMs, added.deviceMs)),
    ...sums,
  };
}

/** What nothing undoes: it is finished as of the first time, however often it is gone through again. */
const joinDone = (a: StoredPlace, b: StoredPlace): Pick<StoredPlace, 'completed' | 'finishedMs' | 'heard'> => ({
  completed: a.completed || b.completed,
  finishedMs: a.finishedMs === null || b.finishedMs === null ? (a.finishedMs ?? b.finishedMs) : Math.min(a.finishedMs, b.finishedMs),
  heard: joinHeard(a, b),
});

/**
 * Instants are compared on the server's clock. There all that comes from ahead of it has no time but that of its
 * arrival; but when both do, by about the same, the device that made them, or all devices if it is the server that is
 * behind, knows their order. What is no further ahead than clocks drift is on time beside what is. A stored time that is
 * ahead of the server's clock was written while that was wrong: it counts as of now, and what is seen now goes over it.
 */
function isNewer(added: StoredPlace, stored: StoredPlace, nowMs: number): boolean {
  const [addedLeadMs, storedLeadMs] = [added.deviceMs - nowMs, stored.deviceMs - Math.min(stored.serverMs, nowMs)];
  const areAhead = addedLeadMs > 0 && storedLeadMs > 0 && (addedLeadMs > CLOCK_TOLERANCE_MS || storedLeadMs <= CLOCK_TOLERANCE_MS);
  if (areAhead && Math.abs(addedLeadMs - storedLeadMs) <= ONE_CLOCK_MS) return added.deviceMs > stored.deviceMs;
  return added.serverMs >= (stored.serverMs > nowMs ? nowMs - CLOCK_TOLERANCE_MS : stored.serverMs);
}

/** Older than all that is remembered. Reports from years ahead must not make all that come on time look old. */
function isForgotten(counted: readonly number[], ms: number, nowMs: number): boolean {
  const oldestMs = counted[0] ?? 0;
  return counted.length >= MAX_COUNTED && ms < oldestMs && oldestMs <= nowMs;
}

const joinCounted = (a: readonly number[], b: readonly number[]): number[] =>
  [...new Set([...a, ...b])].toSorted((x, y) => x - y).slice(-MAX_COUNTED);

/** A player that has just loaded reports 0:00 before it has restored the place. */
function isFreshLoad({ positionSec, locator, fraction, playedSec, completed }: Place): boolean {
  return (positionSec ?? 0) === 0 && locator === null && fraction === 0 && playedSec === 0 && !completed;
}
