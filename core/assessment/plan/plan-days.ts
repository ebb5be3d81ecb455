import type { PlainDate } from '../../plain-date.ts';
import { readInstant, writeInstant } from '../../progress/instant.ts';
import type { Timeframe } from '../questions.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday, the fourth day of a week that begins with Sunday as 0. */
const FIRST_WEEKDAY = 4;

export const TIMEFRAME_DAYS: Readonly<Record<Timeframe, number>> = { '3_months': 91, '6_months': 182, '1_year': 364, '2_years': 728 };

/** How far off an action is, in the first half of the time and in the rest of it; those of six months are the specification's. */
export const TIMELINES: Readonly<Record<Timeframe, readonly [string, string]>> = {
  '3_months': ['6 weeks', '3 months'],
  '6_months': ['3 months', '6 months'],
  '1_year': ['6 months', '1 year'],
  '2_years': ['1 year', '2 years'],
};

export const WEEK_DAYS = 7;
export const WEEK_WORKDAYS = 5;

/** The weekday that is so many weekdays after `today`; a Saturday or Sunday counts as the Friday before it. */
export function workdaysAfter(today: PlainDate, count: number): PlainDate {
  const day = Math.round(readInstant(today) / DAY_MS);
  const sinceMonday = (day + FIRST_WEEKDAY + WEEK_DAYS - 1) % WEEK_DAYS;
  const workday = Math.min(sinceMonday, WEEK_WORKDAYS - 1) + count;
  const daysOn = Math.floor(workday / WEEK_WORKDAYS) * WEEK_DAYS + (workday % WEEK_WORKDAYS) - sinceMonday;
  return writeInstant((day + daysOn) * DAY_MS).slice(0, 10);
}

/** The weekday so many days after `today`; a Saturday or Sunday gives the Friday before it. */
export function weekdayAfter(today: PlainDate, days: number): PlainDate {
  const day = Math.round(readInstant(today) / DAY_MS) + days;
  const weekday = (day + FIRST_WEEKDAY) % 7;
  const sinceFriday = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return writeInstant((day - sinceFriday) * DAY_MS).slice(0, 10);
}
