import { dayNumber } from '../../day-number.ts';
import { addDays, type PlainDate } from '../../plain-date.ts';
import { daysBetween } from '../../say-day.ts';
import type { Confirmed } from '../confirmed.ts';
import type { Timeframe } from '../questions.ts';
import { TIMEFRAME_DAYS, WEEK_DAYS, WEEK_WORKDAYS } from './plan-days.ts';

export type DayRules = Pick<Confirmed, 'deadline' | 'away' | 'freeDays'>;

/** How far off an action is, in days from today, and how long it takes. */
export interface Distance {
  readonly days: number;
  readonly minutes: number;
}

/** So much of an action's time may be taken from it before a deadline; what would have to be done in less is left for after it. */
const LEAST_SHARE = 0.4;
const MOST_MINUTES_A_DAY = 60;

/** How many of the actions can be done before the deadline: the first always can. */
export function fitBeforeDeadline(
  distances: readonly Distance[],
  today: PlainDate,
  timeframe: Timeframe,
  { deadline }: DayRules,
): number[] {
  if (deadline === null || deadline < today) return distances.map((_, i) => i);
  const span = deadline === today ? 0 : daysBetween(today, lastDay(today, timeframe, deadline));
  return distances.flatMap(({ days, minutes }, i) =>
    i === 0 || (span > 0 && days * LEAST_SHARE <= span && minutes <= MOST_MINUTES_A_DAY * span) ? i : [],
  );
}

/**
 * A day for each action: the first is for today; the others keep their distance, or are drawn together before a deadline, each
 * after the one before it where that can be, and none after the time that is planned for. What takes long is due on a day that the
 * learner has.
 * @param distances in the order of the actions
 */
export function dateActions(distances: readonly Distance[], today: PlainDate, timeframe: Timeframe, rules: DayRules): PlainDate[] {
  const span = daysBetween(today, lastDay(today, timeframe, rules.deadline));
  const share = Math.min(1, span / Math.max(1, ...distances.map(({ days }) => days)));
  const all = Array.from({ length: span }, (_, i) => i + 1);
  let taken = 0;
  return distances.map(({ days, minutes }, i) => {
    if (i === 0) return today;
    // A plan has days, whatever stands against them.
    const left = all.filter((count) => count > taken);
    const free = left.filter((count) => isFree(addDays(today, count), minutes, rules));
    const open = free.length > distances.length - 1 - i ? free : left;
    const latest = open.length - (distances.length - i);
    const wished = open.findIndex((count) => count >= Math.round(days * share));
    taken = open[Math.max(0, Math.min(latest, wished === -1 ? latest : wished))] ?? taken;
    return addDays(today, taken);
  });
}

/** A deadline has passed when it is not after today: then it binds nothing. The day before it is the last. */
function lastDay(today: PlainDate, timeframe: Timeframe, deadline: PlainDate | null): PlainDate {
  const end = addDays(today, TIMEFRAME_DAYS[timeframe]);
  if (deadline === null || deadline <= today) return end;
  const before = addDays(deadline, -1);
  return before < end ? before : end;
}

/** What takes so long needs a day with time for it. */
export const LONG_MINUTES = 60;

function isFree(day: PlainDate, minutes: number, { away, freeDays }: DayRules): boolean {
  if (away !== null && away.from <= day && day <= away.to) return false;
  // Whoever is to be asked or rung works in the week.
  return freeDays.length === 0 || minutes < LONG_MINUTES ? weekday(day) <= WEEK_WORKDAYS : freeDays.includes(weekday(day));
}

/** 1 for Monday to 7 for Sunday; 1 January 1970 was a Thursday. */
const weekday = (day: PlainDate): number => ((((dayNumber(day) + 3) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS) + 1;
