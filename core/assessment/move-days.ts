import type { PlainDate } from '../plain-date.ts';
import type { ActionItem, Assessment } from './assessment.ts';
import { sayDue } from './plan/say-due.ts';

/** A plan with the days of its actions as they are by now. */
export interface DatedPlan extends Omit<Assessment, 'actionPlan'> {
  readonly actionPlan: readonly (Omit<ActionItem, 'dueOn'> & {
    /** Null where the learner follows it without a day. */
    readonly dueOn: PlainDate | null;
  })[];
}

/** The plan as it stands since the learner has set days of their own: its actions, and the sentence that says when it begins and ends. */
export function moveDays(plan: Assessment, dayOf: (action: ActionItem) => PlainDate | null): DatedPlan {
  const made = plan.actionPlan.map(({ dueOn }) => dueOn);
  const days = plan.actionPlan.map(dayOf);
  const isMoved = days.some((day, i) => day !== made[i]);
  if (!isMoved) return plan;
  const dated = days.filter((day) => day !== null).toSorted();
  const [before, after] = [sayDue(made), sayDue(dated)];
  return {
    ...plan,
    recommendedPath: plan.recommendedPath.replace(before, () => after),
    actionPlan: plan.actionPlan.map((action, i) => ({ ...action, dueOn: days[i] ?? null })),
  };
}
