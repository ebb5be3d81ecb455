import type { PlainDate } from '../../plain-date.ts';
import type { PlannedItem, Sentence } from '../assessment.ts';
import type { DraftAction } from './actions/draft-action.ts';
import { sentence, startSmall } from './phrases.ts';
import { sayDay, weekdayAfter } from './plan-days.ts';

const MONTH_DAYS = 30;

/** What to do today, this week and this month. */
export function sayNextSteps(drafts: readonly DraftAction[], actions: readonly PlannedItem[], today: PlainDate): Sentence[] {
  const [first, second = first] = drafts;
  const [dueFirst] = actions;
  if (!first || !second || !dueFirst) return [];
  const isDueSoon = dueFirst.dueOn <= weekdayAfter(today, MONTH_DAYS);
  const month = isDueSoon
    ? `This month: finish the first action, which is due on ${sayDay(dueFirst.dueOn)}, and tick it off.`
    : `This month: ${startSmall(first.steps[1] ?? '')}`;
  return [
    sentence(`Begin today: ${startSmall(first.steps[0] ?? '')}`, ...first.because),
    sentence(`This week: ${startSmall(second.steps[0] ?? '')}`, ...second.because),
    sentence(month, ...first.because),
  ];
}
