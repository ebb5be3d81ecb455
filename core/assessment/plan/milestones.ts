import type { PlainDate } from '../../plain-date.ts';
import type { Milestone, PlannedItem } from '../assessment.ts';
import { DEFAULT_TIMEFRAME, type Timeframe } from '../questions.ts';
import type { DraftAction } from './actions/draft-action.ts';
import { capitalized } from '../../words.ts';
import { sayNumber } from './number-words.ts';
import { ref, startSmall } from './phrases.ts';
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
  let stepsDone = 0;
  return QUARTERS.map((quarter) => {
    const on = weekdayAfter(today, Math.round((days * quarter) / QUARTERS.length));
    const done = actions.filter(({ dueOn }) => dueOn <= on).length;
    const named = drafts[done > doneBefore ? done - 1 : done];
    stepsDone = done > doneBefore ? 0 : stepsDone + 1;
    doneBefore = done;
    const text =
      stepsDone > 0
        ? `Under way, with ${stepsDone === 1 ? 'its first step' : 'two of its steps'} done: ${named?.action}`
        : `${sayDone(done, actions.length)}: ${startSmall(named?.measure ?? '')}`;
    return { on, text, because: [ref('timeframe', timeframe), ...(named?.because ?? [])] };
  });
}

function sayDone(done: number, count: number): string {
  if (done === count) return 'All actions are done';
  return `${capitalized(sayNumber(done))} of ${sayNumber(count)} actions ${done === 1 ? 'is' : 'are'} done`;
}
