import type { Goal, GoalProgress, GoalStep, GoalWork } from '#core/goals/goal.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import type { Practice } from '#core/practice/practice.ts';

/** "2 of 4 parts done"; null of a goal without parts. */
export function describeParts({ done, of }: GoalProgress): string | null {
  return of === 0 ? null : `${done} of ${of} ${of === 1 ? 'part' : 'parts'} done`;
}

/** How far a goal is, in words: one that is reached is reached, whatever was left out. */
export const describeProgress = ({ state, progress }: Pick<Goal, 'state' | 'progress'>): string | null =>
  state === 'done' ? 'reached' : describeParts(progress);

export type NextPart =
  | { readonly kind: 'work'; readonly work: GoalWork }
  | { readonly kind: 'step'; readonly step: GoalStep }
  | { readonly kind: 'practice'; readonly practice: Practice };

/** What to do next for a goal: go on with a work, else the first step, a work, the practice; null when nothing is left. */
export function nextPart({ steps, works, practice, practised }: Goal): NextPart | null {
  const left = works.filter(({ isFinished }) => !isFinished);
  const step = steps.find(({ isDone }) => !isDone);
  const work = left.find(({ fraction }) => fraction > 0) ?? (step ? undefined : left[0]);
  if (work) return { kind: 'work', work };
  if (step) return { kind: 'step', step };
  return practice && practised === 0 ? { kind: 'practice', practice } : null;
}

export function describePart(part: NextPart): string {
  switch (part.kind) {
    case 'work':
      return part.work.title;
    case 'step':
      return part.step.text;
    case 'practice':
      return describePractice(part.practice);
  }
}
