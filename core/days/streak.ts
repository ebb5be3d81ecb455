import { dayNumber, mondayOf } from '../day-number.ts';
import type { PlainDate } from '../plain-date.ts';
import type { ProgressSummary } from './summary.ts';

/**
 * Days in a row. Of each week, Monday to Sunday, one day without anything rests: it is not counted and breaks nothing; a
 * second one does. A today that is not done yet is no day without anything.
 * @param done the days on which something was done, the oldest first
 */
export function countStreak(done: readonly PlainDate[], today: PlainDate): ProgressSummary['streak'] {
  const now = dayNumber(today);
  const numbers = new Set(done.map(dayNumber));
  let [days, sinceRest, longest] = [0, 0, 0];
  let rest = -Infinity;
  for (let day = done[0] === undefined ? now : dayNumber(done[0]); day <= now; day++) {
    if (numbers.has(day)) {
      days++;
      sinceRest++;
      longest = Math.max(longest, days);
    } else if (day < now) {
      // With two rests in a week, the row begins after the first of them.
      if (mondayOf(day) === mondayOf(rest)) days = sinceRest;
      rest = day;
      sinceRest = 0;
    }
  }
  const isRestUsed = mondayOf(rest) === mondayOf(now) && days > sinceRest;
  return { days, longest, isTodayDone: numbers.has(now), hasRestLeft: !isRestUsed };
}
