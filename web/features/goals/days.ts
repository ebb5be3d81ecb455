import type { PlainDate } from '#core/plain-date.ts';

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

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const WHOLE_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "3 November", with the year where it is another one than today's; without a today always with it. */
export const dateInWords = (day: PlainDate, today: PlainDate | null): string =>
  (today?.slice(0, 4) === day.slice(0, 4) ? DATE : WHOLE_DATE).format(toMs(day));

/** A day as one says it from today: "today", "tomorrow", "on Friday", "by 3 November", "its day was 3 November". */
export function dayInWords(day: PlainDate, today: PlainDate | null): string {
  if (today === null) return `by ${dateInWords(day, null)}`;
  const days = Math.round((toMs(day) - toMs(today)) / DAY_MS);
  if (days < 0) return `its day was ${dateInWords(day, today)}`;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? `on ${WEEKDAY.format(toMs(day))}` : `by ${dateInWords(day, today)}`;
}
