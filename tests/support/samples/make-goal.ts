import type { Goal, GoalWork } from '#core/goals/goal.ts';
import { goalProgress } from '#core/goals/goal-progress.ts';

/** A goal of which nothing is said but its text. */
export function makeGoal(more: Partial<Goal> = {}): Goal {
  const goal: Goal = {
    ...{ id: 'goal-1', text: 'Hand over one whole task.', by: null, measure: null, ifThen: null, dueOn: null, skill: null },
    ...{ steps: [], works: [], practice: null, practised: 0, action: null },
    ...{ state: 'open', reason: null, closedAt: null },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
    ...more,
    progress: { done: 0, of: 0 },
  };
  return { ...goal, progress: goalProgress(goal) };
}

export const makeWork = (id: string, fraction = 0): GoalWork => ({
  ...{ id, kind: 'course', access: 'open', title: `About ${id}` },
  ...{ fraction, isFinished: fraction === 1 },
});
