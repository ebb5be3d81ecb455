import type { Goal } from '#core/goals/goal.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { GoalMove } from '../move-goal.ts';
import { useGoalMoves } from '../use-goal-moves.ts';

/** Moves a goal to another state, with a way back to what it was. */
export function useClose(goal: Goal): (move: GoalMove, said: string) => void {
  const { move } = useGoalMoves();
  const { show } = useToast();
  const { state, dueOn, reason } = goal;
  return (to, said) => {
    move(goal, to);
    show({ text: said, tone: 'good', key: 'goal', action: { label: 'Undo', onAction: () => move(goal, { state, dueOn, reason }) } });
  };
}
