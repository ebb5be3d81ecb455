import type { PlainDate } from '#core/plain-date.ts';
import { daysBetween, sayDay, weekdayOf } from '#core/say-day.ts';

const DAY_MS = 86_400_000;

const toMs = (day: PlainDate): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): PlainDate => new Date(ms).toISOString().slice(0, 10);

/** The day it is where the machine stands. */
export const dayOf = (date: Date): PlainDate => toDay(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));

export const addDays = (day: PlainDate, days: number): PlainDate => toDay(toMs(day) + days * DAY_MS);

/** A month on, or its last day where the month is shorter. */
export function addMonth(day: PlainDate): PlainDate {
  const date = new Date(toMs(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const lastMs = Date.UTC(year, month + 1, 0);
  return toDay(Math.min(Date.UTC(year, month, date.getUTCDate()), lastMs));
}

/** A day as one says it from today: "today", "tomorrow", "on Friday", "by 3 November", "its day was 3 November". */
export function dayInWords(day: PlainDate, today: PlainDate | null): string {
  if (today === null) return `by ${sayDay(day, NO_DAY)}`;
  const days = daysBetween(today, day);
  if (days < 0) return `its day was ${sayDay(day, today)}`;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? `on ${weekdayOf(day)}` : `by ${sayDay(day, today)}`;
}

/** Of no year, so that every day is said with its own. */
export const NO_DAY = '';
