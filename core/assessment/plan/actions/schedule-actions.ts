import type { PlainDate } from '../../../plain-date.ts';
import type { PlannedItem, Priority } from '../../assessment.ts';
import { DEFAULT_TIMEFRAME, type Timeframe } from '../../questions.ts';
import type { DraftAction } from './draft-action.ts';
import { TIMEFRAME_DAYS, weekdayAfter } from '../plan-days.ts';

/** Of the first half of the actions, and of the rest; those of six months are the specification's. */
const TIMELINES: Readonly<Record<Timeframe, readonly [string, string]>> = {
  '3_months': ['6 weeks', '3 months'],
  '6_months': ['3 months', '6 months'],
  '1_year': ['6 months', '1 year'],
  '2_years': ['1 year', '2 years'],
};

/** From these ranks on. */
const MEDIUM_RANK = 5;
const LOW_RANK = 15;

const priorityOf = (rank: number): Priority => (rank < MEDIUM_RANK ? 'high' : rank < LOW_RANK ? 'medium' : 'low');

/** However far the plan looks, something is due soon. */
const FIRST_WITHIN_DAYS = 28;

/** Gives each action its day: the first within four weeks, the last at the end of the time, the rest evenly between. */
export function scheduleActions(drafts: readonly DraftAction[], timeframe: Timeframe = DEFAULT_TIMEFRAME, today: PlainDate): PlannedItem[] {
  const count = drafts.length;
  const allDays = TIMEFRAME_DAYS[timeframe];
  const firstDays = Math.min(FIRST_WITHIN_DAYS, allDays / count);
  const gapDays = (allDays - firstDays) / Math.max(1, count - 1);
  const [soon, later] = TIMELINES[timeframe];
  return drafts.map(({ name: _name, rank, ...item }, i) => ({
    ...item,
    priority: priorityOf(rank),
    timeline: i < Math.floor(count / 2) ? soon : later,
    dueOn: weekdayAfter(today, Math.round(firstDays + gapDays * i)),
  }));
}
