import type { PlannedItem } from '../assessment.ts';

/** An action before it has its place in the plan and its day. */
export interface DraftAction extends Omit<PlannedItem, 'priority' | 'timeline' | 'dueOn'> {
  /** It is due no sooner: the measure needs them. */
  readonly weeks: number;
  /** Where it stands: those of the first rank before those of the second, and within a rank by kind. */
  readonly rank: number;
}
