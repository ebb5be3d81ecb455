import { z } from 'zod';

/** What a device reports about a place in a unit. Times are seconds; `observedAt` is ISO 8601 in UTC. */
export const ProgressInput = z.strictObject({
  positionSec: z.number().min(0).max(1e7).optional(),
  /** Place in a text (EPUB CFI or a lesson anchor). */
  locator: z
    .string()
    .max(2000)
    // Databases refuse it.
    .refine((text) => !text.includes('\0'), 'Holds a character that cannot be kept.')
    .optional(),
  /** How far through the unit, 0 to 1. */
  fraction: z.number().min(0).max(1),
  completed: z.boolean(),
  /** Seconds really played or read since this device's last report; added to the sum. */
  playedSec: z.number().min(0).max(86_400).default(0),
  observedAt: z.iso.datetime(),
});
export type ProgressInput = z.infer<typeof ProgressInput>;

/** One learner's state in one unit. `observedAt` in milliseconds. */
export interface ProgressState {
  positionSec: number | null;
  locator: string | null;
  fraction: number;
  completed: boolean;
  playedSec: number;
  observedAt: number;
}

/** Devices' clocks drift. A report from further ahead than this is taken as of now, so that it cannot lock the place. */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Merges a report into the stored state. The newest observation wins, whichever device made it; time played is
 * added even when the place is older; a completed unit stays completed; a fresh load at 0:00 never resets a place;
 * the same observation twice (a retry) counts once.
 * @param report as stored: `observedAt` in milliseconds, `playedSec` since the device's last report
 * @param now server time in milliseconds
 */
export function mergeProgress(stored: ProgressState | null, report: ProgressState, now: number): ProgressState {
  const observedAt = report.observedAt > now + CLOCK_TOLERANCE_MS ? now : report.observedAt;
  if (!stored) return { ...report, observedAt };
  if (observedAt === stored.observedAt) return stored;
  const playedSec = stored.playedSec + report.playedSec;
  const completed = stored.completed || report.completed;
  // A fresh load that came first holds no place that an older true one could lose to.
  const isOlder = observedAt < stored.observedAt && !isFreshLoad(stored);
  if (isOlder || isFreshLoad(report)) return { ...stored, playedSec, completed };
  return {
    positionSec: report.positionSec ?? stored.positionSec,
    locator: report.locator ?? stored.locator,
    fraction: report.fraction,
    completed,
    playedSec,
    observedAt,
  };
}

/** A player that has just loaded reports 0:00 before it has restored the place. */
function isFreshLoad(report: ProgressState): boolean {
  return (report.positionSec ?? 0) === 0 && report.locator === null && report.fraction === 0 && report.playedSec === 0 && !report.completed;
}
