import type { PlannedItem, Sentence } from '../assessment.ts';
import type { DraftAction } from './actions/draft-action.ts';
import { sentence, startSmall } from './phrases.ts';
import { sayFullDay } from '../../say-day.ts';

/** What to do today, this week and in the first weeks. */
export function sayNextSteps(drafts: readonly DraftAction[], actions: readonly PlannedItem[]): Sentence[] {
  const [first, second = first] = drafts;
  const [dueFirst] = actions;
  if (!first || !second || !dueFirst) return [];
  return [
    sentence(`Begin today: ${startSmall(first.steps[0] ?? '')}`, ...first.because),
    sentence(`This week: ${startSmall(second.steps[0] ?? '')}`, ...second.because),
    sentence(
      `By ${sayFullDay(dueFirst.dueOn)}: finish the first action, or write down what is still missing from its measure.`,
      ...first.because,
    ),
  ];
}
