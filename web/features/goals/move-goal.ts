import type { Goal, GoalChange, GoalStep } from '#core/goals/goal.ts';

/** What is done with a goal by one press: a step ticked, another day, another state. */
export interface GoalMove extends Pick<GoalChange, 'dueOn' | 'state' | 'reason'> {
  readonly steps?: GoalStep[] | undefined;
}

const countDone = (steps: readonly GoalStep[]): number => steps.filter(({ isDone }) => isDone).length;

/** The goal as the server will have it, until it says so itself. */
export function moveGoal(goal: Goal, { steps = goal.steps, dueOn = goal.dueOn, state = goal.state, reason = goal.reason }: GoalMove): Goal {
  const done = goal.progress.done + countDone(steps) - countDone(goal.steps);
  return { ...goal, steps, dueOn, state, reason, progress: { ...goal.progress, done } };
}

/** Its steps with one of them ticked, or no longer. */
export const tickStep = ({ steps }: Pick<Goal, 'steps'>, id: string, isDone: boolean): GoalStep[] =>
  steps.map((step) => (step.id === id ? { ...step, isDone } : step));
