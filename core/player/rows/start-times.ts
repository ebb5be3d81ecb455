/** Milliseconds; they are compared with the clock, not counted. */
type StartTime = number | null;

/**
 * When each item behind the current one begins, from the end of the current one on. Items before it, and those behind one
 * of unknown length, have no time. `lastIndex` is the last one that is asked for.
 */
export function startTimes(
  endsMs: number | null,
  currentIndex: number,
  lastIndex: number,
  heardMs: (index: number) => number | null,
): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let at: StartTime = endsMs;
  for (let i = currentIndex + 1; i <= lastIndex && at !== null; i++) {
    starts.set(i, at);
    const ms = heardMs(i);
    at = ms === null ? null : at + ms;
  }
  return starts;
}

/** How long something of this length is heard at a speed; null when the length is unknown. */
export const heardMs = (durationSec: number, rate: number): number | null => (durationSec > 0 ? (durationSec * 1000) / rate : null);

/** Clock times that waver by seconds would jump between two minutes: small differences leave the time as it was. */
const STEADY_MS = 15_000;

export function steadyTime(before: StartTime, now: StartTime): StartTime {
  if (before === null || now === null) return now;
  return Math.abs(now - before) < STEADY_MS ? before : now;
}

/** Length of all items together; null while one is unknown. */
export function totalSec(durations: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const sec of durations) {
    if (sec === null) return null;
    sum += sec;
  }
  return sum > 0 ? sum : null;
}
