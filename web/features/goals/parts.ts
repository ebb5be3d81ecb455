import { describePractice } from '#core/practice/describe-practice.ts';
import type { Goal, GoalProgress } from '#core/goals/goal.ts';

/** "2 of 4 parts done"; null of a goal without parts. */
export function describeParts({ done, of }: GoalProgress): string | null {
  return of === 0 ? null : `${done} of ${of} ${of === 1 ? 'part' : 'parts'} done`;
}

/** What is to be done next for a goal: a step first, then a work, then the practice; null when nothing is left. */
export function nextPart({ steps, works, practice, practised }: Goal): string | null {
  const step = steps.find(({ isDone }) => !isDone);
  if (step) return step.text;
  const work = works.find(({ isFinished }) => !isFinished);
  if (work) return work.title;
  return practice && practised === 0 ? `Practise with the coach: ${describePractice(practice)}` : null;
}

/** The nearest day first; those without one last, the newest first. */
export function byDay(one: Pick<Goal, 'dueOn' | 'createdAt'>, other: Pick<Goal, 'dueOn' | 'createdAt'>): number {
  if (one.dueOn !== other.dueOn) return (one.dueOn ?? LAST) < (other.dueOn ?? LAST) ? -1 : 1;
  return one.createdAt > other.createdAt ? -1 : 1;
}

const LAST = '9999-12-31';
