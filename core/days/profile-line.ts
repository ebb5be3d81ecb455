import { dayNumber, dayOf, mondayOf } from '../day-number.ts';
import type { WorkLink } from '../library/work-link.ts';
import type { PlainDate } from '../plain-date.ts';
import { isDone, secondsOf } from './study-day.ts';
import type { StudyDay } from './summary.ts';

export const PROFILE_PERIODS = ['4-weeks', '26-weeks', 'all'] as const;
export type ProfilePeriod = (typeof PROFILE_PERIODS)[number];

/** A day, or a week from its Monday. */
export interface ProfilePoint {
  readonly from: PlainDate;
  readonly seconds: number;
  /** Days on which something was done. */
  readonly stones: number;
  readonly answered: number;
  readonly finished: readonly WorkLink[];
}

/** The last point is of today. */
export interface ProfileLine {
  readonly step: 'day' | 'week';
  readonly points: readonly ProfilePoint[];
}

const LENGTH = { day: 1, week: 7 } as const;

/** So that there is a line to draw after a day. */
const MIN_WEEKS = 4;

/** The line of a learner's time: by day over four weeks, else by week. */
export function makeProfileLine(days: readonly StudyDay[], today: PlainDate, period: ProfilePeriod): ProfileLine {
  if (period === '4-weeks') return { step: 'day', points: gather(days, dayNumber(today), 28, 'day') };
  const weeks = period === '26-weeks' ? 26 : countWeeks(days[0]?.on ?? today, today);
  return { step: 'week', points: listWeeks(days, today, weeks) };
}

/** The last weeks, this one at the end. */
export const listWeeks = (days: readonly StudyDay[], today: PlainDate, count: number): ProfilePoint[] =>
  gather(days, mondayOf(dayNumber(today)), count, 'week');

/** From the week before the first day on, in which there was nothing yet. */
const countWeeks = (first: PlainDate, today: PlainDate): number =>
  Math.max(MIN_WEEKS, (mondayOf(dayNumber(today)) - mondayOf(dayNumber(first))) / LENGTH.week + 2);

function gather(days: readonly StudyDay[], lastFrom: number, count: number, step: ProfileLine['step']): ProfilePoint[] {
  const firstFrom = lastFrom - (count - 1) * LENGTH[step];
  const held = Array.from({ length: count }, (): StudyDay[] => []);
  for (const day of days) held[Math.floor((dayNumber(day.on) - firstFrom) / LENGTH[step])]?.push(day);
  return held.map((own, i) => ({
    from: dayOf(firstFrom + i * LENGTH[step]),
    seconds: own.reduce((sum, day) => sum + secondsOf(day), 0),
    stones: own.filter(isDone).length,
    answered: own.reduce((sum, { answered }) => sum + answered, 0),
    finished: own.flatMap(({ finished }) => finished),
  }));
}

/** A week with one day without anything, today not among them. */
export function hasRested({ from, stones }: ProfilePoint, today: PlainDate, isTodayDone: boolean): boolean {
  const behind = dayNumber(today) - dayNumber(from);
  const over = Math.min(LENGTH.week, isTodayDone ? behind + 1 : behind);
  return stones > 0 && stones === over - 1;
}

/** A mark below the line. `at` counts points from the first and may lie between two. */
export interface ProfileTick {
  readonly at: number;
  readonly on: PlainDate;
}

/** Eight words find room below the line. */
const MAX_TICKS = 8;

/** Mondays of a line of days; beginnings of months of a line of weeks, when there are many those of quarters, half years or years. */
export function listTicks({ step, points }: ProfileLine): ProfileTick[] {
  const first = points[0]?.from;
  if (first === undefined) return [];
  const from = dayNumber(first);
  const all = Array.from({ length: points.length * LENGTH[step] }, (_, i) => ({ at: i / LENGTH[step], on: dayOf(from + i) }));
  if (step === 'day') return all.filter(({ on }) => mondayOf(dayNumber(on)) === dayNumber(on));
  const months = all.filter(({ on }) => on.endsWith('-01'));
  const every = [1, 3, 6, 12].find((n) => months.length / n <= MAX_TICKS) ?? 12;
  return months.filter(({ on }) => (Number(on.slice('YYYY-'.length, 'YYYY-MM'.length)) - 1) % every === 0);
}
