import type { Goal, GoalProgress } from './goal.ts';

/** How many of a goal's parts are done: its steps, its works, and its practice as one part, done by the first session. */
export function goalProgress({
  steps,
  works,
  practice,
  practised,
}: Pick<Goal, 'steps' | 'works' | 'practice' | 'practised'>): GoalProgress {
  const parts = [
    ...steps.map(({ isDone }) => isDone),
    ...works.map(({ isFinished }) => isFinished),
    ...(practice === null ? [] : [practised > 0]),
  ];
  return { done: parts.filter(Boolean).length, of: parts.length };
}
