/** Whoever has not turned or scrolled for so long has gone to make tea. */
export const ATTENTION_MS = 3 * 60_000;

/** Two ticks are further apart when the computer slept. */
const MAX_TICK_MS = 5000;

/** Counts the seconds in which somebody really read. */
export interface ReadingClock {
  readonly readSec: number;
  /** When the page was last turned, scrolled or come back to. */
  readonly movedMs: number;
  /** Time of the last tick, or null when the next one cannot count. */
  readonly tickMs: number | null;
}

export const startClock = (nowMs: number): ReadingClock => ({ readSec: 0, movedMs: nowMs, tickMs: null });

export const touchClock = (clock: ReadingClock, nowMs: number): ReadingClock => ({ ...clock, movedMs: nowMs });

/** @param isAttended whether the page is visible and has the focus */
export function tickClock(clock: ReadingClock, nowMs: number, isAttended: boolean): ReadingClock {
  const { tickMs, movedMs, readSec } = clock;
  const untilMs = Math.min(nowMs, movedMs + ATTENTION_MS);
  const countedMs = tickMs === null || nowMs - tickMs > MAX_TICK_MS ? 0 : Math.max(0, untilMs - tickMs);
  // Whoever comes back to the page is there, also before they turn it.
  const hasCome = isAttended && tickMs === null;
  return { movedMs: hasCome ? nowMs : movedMs, readSec: readSec + countedMs / 1000, tickMs: isAttended ? nowMs : null };
}

/** The seconds so far, and a clock that has given them away. */
export const takeSeconds = (clock: ReadingClock): [sec: number, rest: ReadingClock] => [clock.readSec, { ...clock, readSec: 0 }];
