import type { Goal, GoalChange } from '#core/goals/goal.ts';

/** What is done with a goal by one press: a step ticked, another day, another state. */
export type GoalMove = Pick<GoalChange, 'step' | 'dueOn' | 'state' | 'reason'>;

/** The goal as the server will have it, until it says so itself. */
export function moveGoal(goal: Goal, { step: ticked, dueOn = goal.dueOn, state = goal.state, reason = goal.reason }: GoalMove): Goal {
  const steps = goal.steps.map((step) => (step.id === ticked?.id ? { ...step, isDone: ticked.isDone } : step));
  const done = goal.progress.done + countDone(steps) - countDone(goal.steps);
  return { ...goal, steps, dueOn, state, reason, progress: { ...goal.progress, done } };
}

const countDone = (steps: Goal['steps']): number => steps.filter(({ isDone }) => isDone).length;
