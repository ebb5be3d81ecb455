import type { PlainDate } from '../../plain-date.ts';
import type { PlannedItem } from '../assessment.ts';
import type { Priority } from '../priorities.ts';
import { DEFAULT_TIMEFRAME, type Timeframe } from '../questions.ts';
import type { DraftAction } from './draft-action.ts';
import { TIMEFRAME_DAYS, TIMELINES, WEEK_DAYS, WEEK_WORKDAYS, workdaysAfter } from '../plan/plan-days.ts';

/** From these ranks on. */
const MEDIUM_RANK = 5;
const LOW_RANK = 15;

const priorityOf = (rank: number): Priority => (rank < MEDIUM_RANK ? 'high' : rank < LOW_RANK ? 'medium' : 'low');

/** What comes after so many is for when there is room. */
const MAX_FIRM_ACTIONS = 10;

/** However far the plan looks, something is due soon. */
const FIRST_WITHIN_WEEKS = 4;

/**
 * Gives each action its day: the first within four weeks unless it takes longer, the first half of them in the first half of
 * the time where that can be, the last at its end. All may begin at once; none is due before it can be done.
 */
export function scheduleActions(drafts: readonly DraftAction[], timeframe: Timeframe = DEFAULT_TIMEFRAME, today: PlainDate): PlannedItem[] {
  const allWeeks = TIMEFRAME_DAYS[timeframe] / WEEK_DAYS;
  const [allDays, soonDays] = [allWeeks, Math.floor(allWeeks / 2)].map((weeks) => weeks * WEEK_WORKDAYS) as [number, number];
  const soonCount = Math.floor(drafts.length / 2);
  const [soon, later] = TIMELINES[timeframe];
  let at = 0;
  return drafts.map(({ rank, weeks, ...item }, i) => {
    const evenGap = (allDays - at) / (drafts.length - i);
    const soonGap = i < soonCount ? (soonDays - at) / (soonCount - i) : 0;
    const evenly = at + (soonGap >= 1 ? Math.min(evenGap, soonGap) : evenGap);
    at = Math.max(weeks * WEEK_WORKDAYS, i === 0 ? Math.min(FIRST_WITHIN_WEEKS * WEEK_WORKDAYS, evenly) : evenly);
    const day = Math.round(at);
    return {
      ...item,
      priority: i < MAX_FIRM_ACTIONS ? priorityOf(rank) : 'low',
      timeline: day <= soonDays ? soon : later,
      dueOn: workdaysAfter(today, day),
    };
  });
}
