import { dayNumber } from '../../day-number.ts';
import { addDays, type PlainDate } from '../../plain-date.ts';
import { daysBetween } from '../../say-day.ts';
import type { Confirmed } from '../confirmed.ts';
import type { Timeframe } from '../questions.ts';
import { TIMEFRAME_DAYS, WEEK_DAYS, WEEK_WORKDAYS } from './plan-days.ts';

export type DayRules = Pick<Confirmed, 'deadline' | 'away' | 'freeDays'>;

/**
 * A day for each action: the first is for today; the others keep their distance, or are drawn together before a deadline, each
 * after the one before it where that can be, on a day that the learner has, and none after the time that is planned for.
 * @param distances in days from today, in the order of the actions
 */
export function dateActions(distances: readonly number[], today: PlainDate, timeframe: Timeframe, rules: DayRules): PlainDate[] {
  const span = daysBetween(today, lastDay(today, timeframe, rules.deadline));
  const share = Math.min(1, span / Math.max(1, ...distances));
  const all = Array.from({ length: span }, (_, i) => i + 1);
  const free = all.filter((count) => isFree(addDays(today, count), rules));
  // A plan has days, whatever stands against them.
  const days = free.length > 0 ? free : all;
  let taken = -1;
  return distances.map((distance, i) => {
    if (i === 0) return today;
    const wished = days.findIndex((count) => count >= Math.round(distance * share));
    const latest = days.length - (distances.length - i);
    taken = Math.min(days.length - 1, Math.max(taken + 1, Math.min(latest, wished === -1 ? latest : wished)));
    return addDays(today, days[taken] ?? 0);
  });
}

/** A deadline has passed when it is not after today: then it binds nothing. The day before it is the last. */
function lastDay(today: PlainDate, timeframe: Timeframe, deadline: PlainDate | null): PlainDate {
  const end = addDays(today, TIMEFRAME_DAYS[timeframe]);
  if (deadline === null || deadline <= today) return end;
  const before = addDays(deadline, -1);
  return before < end ? before : end;
}

function isFree(day: PlainDate, { away, freeDays }: DayRules): boolean {
  if (away !== null && away.from <= day && day <= away.to) return false;
  // Whoever is to be asked or rung works in the week.
  return freeDays.length === 0 ? weekday(day) <= WEEK_WORKDAYS : freeDays.includes(weekday(day));
}

/** 1 for Monday to 7 for Sunday; 1 January 1970 was a Thursday. */
const weekday = (day: PlainDate): number => ((((dayNumber(day) + 3) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS) + 1;
