import { dayNumberOfClock, mondayOf } from '../day-number.ts';
import { DAY_PARTS, type DayPart, type Rhythm } from './summary.ts';

const HOUR_MS = 3_600_000;

/** When the parts of a day begin, in their order. */
export const PART_HOURS = [5, 12, 18, 23] as const;

/** Days with something in them, without which a rhythm is chance. */
const MIN_DAYS = 7;

/** Seconds played or read, by the learner's clock, in milliseconds as if it stood at UTC. */
export interface ClockedTime {
  readonly clockMs: number;
  readonly seconds: number;
}

/** When a learner mostly learns: the narrowest that is true of more than half of the time. */
export function findRhythm(studied: readonly ClockedTime[]): Rhythm | null {
  if (new Set(studied.map(({ clockMs }) => dayNumberOfClock(clockMs))).size < MIN_DAYS) return null;
  const [weekday, weekend] = [{ ...NO_TIME }, { ...NO_TIME }];
  for (const { clockMs, seconds } of studied) (isWeekend(clockMs) ? weekend : weekday)[partOf(clockMs)] += seconds;
  const sumOf = (of: typeof NO_TIME): number => DAY_PARTS.reduce((sum, part) => sum + of[part], 0);
  const isMost = (seconds: number): boolean => seconds > (sumOf(weekday) + sumOf(weekend)) / 2;
  for (const part of DAY_PARTS) {
    if (isMost(weekday[part])) return { days: 'weekday', part };
    if (isMost(weekend[part])) return { days: 'weekend', part };
    if (isMost(weekday[part] + weekend[part])) return { days: null, part };
  }
  // Most days are weekdays: that most of the time is on them says nothing.
  return isMost(sumOf(weekend)) ? { days: 'weekend', part: null } : null;
}

const NO_TIME: Record<DayPart, number> = { morning: 0, afternoon: 0, evening: 0, night: 0 };

const isWeekend = (clockMs: number): boolean => {
  const day = dayNumberOfClock(clockMs);
  return day - mondayOf(day) >= 5;
};

function partOf(clockMs: number): DayPart {
  const hour = Math.floor(clockMs / HOUR_MS) % 24;
  // Before the first it is the night of the day before.
  return DAY_PARTS[PART_HOURS.findLastIndex((from) => hour >= from)] ?? 'night';
}
