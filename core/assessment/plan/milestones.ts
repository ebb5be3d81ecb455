import type { PlainDate } from '../../plain-date.ts';
import type { Milestone, PlannedItem } from '../assessment.ts';
import { DEFAULT_TIMEFRAME, type Timeframe } from '../questions.ts';
import type { DraftAction } from './actions/draft-action.ts';
import { ref } from './phrases.ts';
import { TIMEFRAME_DAYS, weekdayAfter } from './plan-days.ts';

const QUARTERS = [1, 2, 3, 4];

/** A day at the end of each quarter of the time, and what is to be seen by then. */
export function setMilestones(
  drafts: readonly DraftAction[],
  actions: readonly PlannedItem[],
  timeframe: Timeframe | undefined,
  today: PlainDate,
): Milestone[] {
  const days = TIMEFRAME_DAYS[timeframe ?? DEFAULT_TIMEFRAME];
  let doneBefore = 0;
  return QUARTERS.map((quarter) => {
    const on = weekdayAfter(today, Math.round((days * quarter) / QUARTERS.length));
    const done = actions.filter(({ dueOn }) => dueOn <= on).length;
    const named = drafts[done > doneBefore ? done - 1 : done];
    const isUnderWay = done === doneBefore;
    doneBefore = done;
    const text = isUnderWay
      ? `Under way, with its first step done: ${named?.name}.`
      : `${done} of ${actions.length} actions ${done === 1 ? 'is' : 'are'} done, and the measure is met for: ${named?.name}.`;
    return { on, text, because: [ref('timeframe', timeframe), ...(named?.because ?? [])] };
  });
}
