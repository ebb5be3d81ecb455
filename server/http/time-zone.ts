import { z } from 'zod';
import type { LearningSettings } from '#core/account/learning-settings.ts';
import type { PlainDate } from '#core/plain-date.ts';

const WEEK_MS = 7 * 86_400_000;
const QUARTER_MS = 15 * 60_000;

/** A name of the IANA database, such as `Europe/Berlin`. A bare offset is none: it knows nothing of summer. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((name) => /^[A-Za-z]/.test(name) && isKnown(name), 'Name a time zone as in “Europe/Berlin”.')
  .optional()
  .describe(
    'Where the device is, as a name of the IANA database. The zone that the learner chose goes before it; without either it is UTC.',
  );

/**
 * The zone of a learner's days: the one they chose, wherever they are; else that of their device; else UTC.
 * @param here what the device names
 */
export const zoneOf = ({ timeZone }: Pick<LearningSettings, 'timeZone'>, here?: string): string =>
  chosenZoneOf({ timeZone }) ?? here ?? 'UTC';

export const chosenZoneOf = ({ timeZone }: Pick<LearningSettings, 'timeZone'>): string | null =>
  timeZone !== null && isKnown(timeZone) ? timeZone : null;

function isKnown(name: string): boolean {
  try {
    dayWriter(name);
    return true;
  } catch {
    return false;
  }
}

/** Tells on which day an instant, in milliseconds, falls there. */
export function dayIn(timeZone: string): (ms: number) => PlainDate {
  const written = dayWriter(timeZone);
  return (ms) => written.format(ms);
}

/** To make one takes longer than to ask the database. Names come from requests, in any case of letters. */
const MOST_WRITERS = 100;
const dayWriters = new Map<string, Intl.DateTimeFormat>();

function dayWriter(timeZone: string): Intl.DateTimeFormat {
  const known = dayWriters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (dayWriters.size >= MOST_WRITERS) dayWriters.clear();
  dayWriters.set(timeZone, made);
  return made;
}

/** What a clock shows there at an instant, in milliseconds as if it stood at UTC. Made for many instants of few years. */
export function clockIn(timeZone: string): (ms: number) => number {
  const written = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const aheadAt = (ms: number): number => readOffset(written.format(ms));
  const atWeeks = new Map<number, number>();
  const aheadAtWeek = (week: number): number => {
    const ahead = atWeeks.get(week) ?? aheadAt(week * WEEK_MS);
    atWeeks.set(week, ahead);
    return ahead;
  };
  return (ms) => {
    const week = Math.floor(ms / WEEK_MS);
    // No clock is put forward and back within a week.
    const [before, after] = [aheadAtWeek(week), aheadAtWeek(week + 1)];
    return ms + (before === after ? before : aheadAt(ms));
  };
}

/** Where a clock is put forward or back, the latest first: from then on it is so far ahead. What is kept by quarters of an hour falls on one side. */
export function listOffsets(toClock: (ms: number) => number, fromMs: number, toMs: number): { from: number; aheadMs: number }[] {
  const aheadAt = (ms: number): number => toClock(ms) - ms;
  const first = Math.floor(fromMs / WEEK_MS) * WEEK_MS;
  const offsets = [{ from: first, aheadMs: aheadAt(first) }];
  for (let week = first; week <= toMs; week += WEEK_MS) {
    const aheadMs = aheadAt(week + WEEK_MS);
    if (aheadMs !== aheadAt(week)) offsets.unshift({ from: findChange(aheadAt, week, week + WEEK_MS), aheadMs });
  }
  return offsets;
}

/** The quarter of an hour from which on the offset is that of the end. */
function findChange(aheadAt: (ms: number) => number, fromMs: number, toMs: number): number {
  let [before, after] = [fromMs / QUARTER_MS, toMs / QUARTER_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (aheadAt(middle * QUARTER_MS) === aheadAt(toMs)) after = middle;
    else before = middle;
  }
  return after * QUARTER_MS;
}

/** `… GMT+05:45`, at UTC `… GMT`. Milliseconds. */
function readOffset(written: string): number {
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(written) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}
