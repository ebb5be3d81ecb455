import type { ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { DayChoices } from './day-choices.tsx';
import { useGoalMoves } from './use-goal-moves.ts';
import { useToday } from './use-today.ts';

/** The day of an open goal has passed, which is ordinary: it can be moved. */
export function PassedDay({ goal }: { readonly goal: Goal }): ReactElement | null {
  const today = useToday();
  const { move } = useGoalMoves();
  const { state, dueOn, text } = goal;
  if (today === null || state !== 'open' || dueOn === null || dueOn >= today) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-ink-2">Move it?</p>
      <DayChoices label={`Another day for: ${text}`} onChoose={(day) => move(goal, { dueOn: day })} />
    </div>
  );
}
