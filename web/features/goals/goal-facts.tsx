import type { ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { capitalized } from '#core/words.ts';
import { classes } from '#web/ui/classes.ts';
import { dayInWords } from './days.ts';
import { describeProgress } from './parts.ts';
import { useToday } from './use-today.ts';

export interface GoalFactsProps {
  readonly goal: Goal;
  readonly className?: string | undefined;
}

/** Its day and how far it is, in one quiet line. */
export function GoalFacts({ goal, className }: GoalFactsProps): ReactElement | null {
  const today = useToday();
  const { by, dueOn, state } = goal;
  const day = dueOn === null || state === 'done' || state === 'dropped' ? null : dayInWords(dueOn, today);
  const facts = [state === 'postponed' && day ? `rests, ${day}` : day, dueOn === null && by ? `when: ${by}` : null, describeProgress(goal)];
  const line = facts.filter((fact) => fact !== null).join(', ');
  return line === '' ? null : <p className={classes('text-sm text-ink-3 wrap-anywhere', className)}>{capitalized(line)}</p>;
}
