import { recordKey } from './record-key.ts';
import type { RecordInput } from './record.ts';

/** A record that the server has not confirmed. */
export interface WaitingRecord {
  readonly record: RecordInput;
  /** How often it was tried. */
  readonly tries: number;
  /** Not tried again before; milliseconds since 1970. */
  readonly dueMs: number;
}
/** One for each session or assessment, oldest first. The server keeps a record once, so one that was tried may be sent again. */
export type RecordOutbox = readonly WaitingRecord[];

/** Far more than anybody leaves unsent; the oldest make room. */
const MAX_WAITING = 50;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 30 * 60_000;

/** Puts a record in, to be sent at once. What it says replaces what an earlier one of the same session said. */
export const addRecord = (outbox: RecordOutbox, record: RecordInput): RecordOutbox =>
  [...removeRecord(outbox, record), { record, tries: 0, dueMs: 0 }].slice(-MAX_WAITING);

export const removeRecord = (outbox: RecordOutbox, record: RecordInput): RecordOutbox =>
  outbox.filter((waiting) => !isSame(waiting.record, record));

export const dueRecords = (outbox: RecordOutbox, nowMs: number): RecordInput[] =>
  outbox.filter(({ dueMs }) => dueMs <= nowMs).map(({ record }) => record);

/** After a try that nobody answered: twice as long until the next. */
export const putOff = (outbox: RecordOutbox, record: RecordInput, nowMs: number): RecordOutbox =>
  outbox.map((waiting) => {
    if (!isSame(waiting.record, record)) return waiting;
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** waiting.tries);
    return { record: waiting.record, tries: waiting.tries + 1, dueMs: nowMs + waitMs };
  });

/** Milliseconds until something is due; null when nothing waits. */
export const nextDueMs = (outbox: RecordOutbox, nowMs: number): number | null =>
  outbox.length === 0 ? null : Math.max(0, Math.min(...outbox.map(({ dueMs }) => dueMs)) - nowMs);

/** The connection is back: nothing has to wait any longer. */
export const hurry = (outbox: RecordOutbox): RecordOutbox => outbox.map((waiting) => ({ ...waiting, dueMs: 0 }));

/** Reads what a browser has kept. Never throws; what is no entry is left out, and whether it is a record the server says. */
export function readOutbox(json: string | null): RecordOutbox {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return Array.isArray(value) ? value.filter(isWaiting).slice(-MAX_WAITING) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is WaitingRecord {
  const { record, tries, dueMs } = (value ?? {}) as Partial<WaitingRecord>;
  return Number.isSafeInteger(tries) && Number.isFinite(dueMs) && typeof record?.recordType === 'string' && isObject(record.payload);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isSame = (a: RecordInput, b: RecordInput): boolean => a.recordType === b.recordType && recordKey(a) === recordKey(b);
