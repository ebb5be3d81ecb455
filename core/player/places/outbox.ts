import { z } from 'zod';
import { joinHeard, type Hearing } from '../../progress/heard.ts';
import { KeptReport, keepReport } from '../../progress/place-schema.ts';
import { MAX_PLAYED_SEC, moveOn, type PlaceReport } from '../../progress/place.ts';

/**
 * Reports the server has not confirmed, oldest first. A unit has at most two: one that was tried (the server may have
 * it although no answer came, so it must be sent again unchanged: the same time counts once) and one that was not,
 * which takes in all that follow. So a day offline is two reports, and no second played is lost or counted twice.
 */
export const OutboxEntry = z.object({
  unitId: z.string().min(1),
  isTried: z.boolean(),
  report: KeptReport,
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** As browsers keep it. */
export const keepEntry = (entry: OutboxEntry): z.input<typeof OutboxEntry> => ({ ...entry, report: keepReport(entry.report) });

/** Adds a report behind the others of its unit. */
export function addReport(outbox: readonly OutboxEntry[], unitId: string, report: PlaceReport): OutboxEntry[] {
  const open = outbox.findIndex((entry) => entry.unitId === unitId && !entry.isTried);
  const waiting = outbox[open];
  if (!waiting) return [...outbox, { unitId, isTried: false, report }];
  return outbox.toSpliced(open, 1, { ...waiting, report: mergeReports(waiting.report, report) });
}

/** The newer place of two with the time of both. `addedSec` stops at what the server takes at once. */
export function mergeReports(waiting: PlaceReport, added: PlaceReport): PlaceReport {
  const [older, newer] = added.observedMs < waiting.observedMs ? [added, waiting] : [waiting, added];
  return {
    ...newer,
    ...moveOn(older, newer),
    completed: older.completed || newer.completed,
    addedSec: Math.min(MAX_PLAYED_SEC, older.addedSec + newer.addedSec),
    addedHeard: joinHeard(hearingOf(older), hearingOf(newer)),
  };
}

const hearingOf = ({ positionSec, addedHeard }: PlaceReport): Hearing => ({ positionSec, heard: addedHeard });

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
export const latestReport = (outbox: readonly OutboxEntry[], unitId: string): PlaceReport | null =>
  outbox.findLast((entry) => entry.unitId === unitId)?.report ?? null;

const isSame = (a: OutboxEntry, b: OutboxEntry): boolean => a.unitId === b.unitId && a.report.observedMs === b.report.observedMs;
