import type { ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { capitalized } from '#core/words.ts';
import { dayInWords } from '../days.ts';
import { describeParts } from '../parts.ts';
import { useToday } from '../use-today.ts';

/** Its day and how far it is, in one quiet line. */
export function GoalFacts({ goal }: { readonly goal: Goal }): ReactElement | null {
  const today = useToday();
  const { by, dueOn, state, progress } = goal;
  const day = dueOn === null || state === 'done' || state === 'dropped' ? null : dayInWords(dueOn, today);
  const facts = [
    state === 'postponed' && day ? `rests, ${day}` : day,
    dueOn === null && by ? `when: ${by}` : null,
    describeParts(progress),
  ];
  const line = facts.filter((fact) => fact !== null).join(', ');
  return line === '' ? null : <p className="text-sm text-ink-3 wrap-anywhere">{capitalized(line)}</p>;
}
