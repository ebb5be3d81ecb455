import { z } from 'zod';
import type { Report } from './save-rule.ts';

/**
 * Reports the server has not confirmed, oldest first. A unit has at most two: one that was tried (the server may have
 * it although no answer came, so it must be sent again unchanged: the same time counts once) and one that was not,
 * which takes in all that follow. So a day offline is two reports, and no second played is lost or counted twice.
 */
export const OutboxEntry = z.object({
  unitId: z.string().min(1),
  isTried: z.boolean(),
  report: z.object({
    positionSec: z.number().min(0),
    fraction: z.number().min(0).max(1),
    completed: z.boolean(),
    playedSec: z.number().min(0).max(86_400),
    /** Within what a date can be. */
    observedMs: z.number().int().min(0).max(8.64e15),
  }),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** Adds a report behind the others of its unit. */
export function addReport(outbox: readonly OutboxEntry[], unitId: string, report: Report): OutboxEntry[] {
  const open = outbox.findIndex((entry) => entry.unitId === unitId && !entry.isTried);
  const waiting = outbox[open];
  if (!waiting) return [...outbox, { unitId, isTried: false, report }];
  return outbox.toSpliced(open, 1, { ...waiting, report: mergeReports(waiting.report, report) });
}

/** The newer place with the time of both. `playedSec` stops at a day, the most the server takes at once. */
export function mergeReports(older: Report, newer: Report): Report {
  return {
    ...newer,
    completed: older.completed || newer.completed,
    playedSec: Math.min(86_400, older.playedSec + newer.playedSec),
  };
}

/** The oldest report of every unit that is not in `busy`: these may be sent now, in any order. */
export function firstReports(outbox: readonly OutboxEntry[], busy: ReadonlySet<string>): OutboxEntry[] {
  const seen = new Set(busy);
  return outbox.filter((entry) => !seen.has(entry.unitId) && seen.add(entry.unitId));
}

export const markTried = (outbox: readonly OutboxEntry[], sent: OutboxEntry): OutboxEntry[] =>
  outbox.map((entry) => (isSame(entry, sent) ? { ...entry, isTried: true } : entry));

export const removeReport = (outbox: readonly OutboxEntry[], sent: OutboxEntry): OutboxEntry[] =>
  outbox.filter((entry) => !isSame(entry, sent));

/** The newest report of a unit, or null. */
export const latestReport = (outbox: readonly OutboxEntry[], unitId: string): Report | null =>
  outbox.findLast((entry) => entry.unitId === unitId)?.report ?? null;

const isSame = (a: OutboxEntry, b: OutboxEntry): boolean => a.unitId === b.unitId && a.report.observedMs === b.report.observedMs;
