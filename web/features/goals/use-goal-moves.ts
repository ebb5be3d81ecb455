import { useMutation } from '@tanstack/react-query';
import type { Goal } from '#core/goals/goal.ts';
import { isOffline } from '#web/api/api-error.ts';
import { browserApiFor } from '#web/api/client.ts';
import { deleteLater } from '#web/delete-later.ts';
import { queryClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { GOALS_KEY, MOVES_KEY, refreshGoals, setLeaving, showGoal } from './goal-cache.ts';
import { moveGoal, type GoalMove } from './move-goal.ts';

export interface GoalMoves {
  /** Shows at once. Without a connection it waits until there is one, in its order; what is refused goes back. */
  readonly move: (goal: Goal, move: GoalMove) => void;
  /** With a way back for as long as its notice stands. */
  readonly remove: (goal: Goal) => void;
}

/** What can be done with goals by one press. */
export function useGoalMoves(): GoalMoves {
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  const { mutate } = useMutation(
    {
      mutationKey: [MOVES_KEY],
      // One after the other: the last word counts.
      scope: { id: MOVES_KEY },
      networkMode: 'offlineFirst',
      retry: (failures, error) => {
        if (isOffline(error) && failures === 0)
          show({ text: 'Not saved yet.', detail: 'It is sent when the server can be reached.', key: 'goal' });
        return isOffline(error);
      },
      mutationFn: ({ id, move }: { id: string; move: GoalMove }) => browserApiFor(learnerId).changeGoal(id, move),
      onMutate: async ({ id, move }) => {
        await queryClient.cancelQueries({ queryKey: [GOALS_KEY] });
        showGoal(id, (goal) => moveGoal(goal, move));
      },
      onError: (error) => show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'goal' }),
      // An answer to an earlier move would undo for a moment what a later one shows.
      onSettled: () => (queryClient.isMutating({ mutationKey: [MOVES_KEY] }) === 1 ? refreshGoals() : undefined),
    },
    queryClient,
  );
  const remove = (goal: Goal): void => {
    const { id } = goal;
    const key = `deleted ${id}`;
    const send = async (): Promise<void> => {
      await browserApiFor(learnerId).deleteGoal(id);
      await refreshGoals();
      setLeaving(goal, false);
    };
    setLeaving(goal, true);
    const undo = deleteLater(id, send, (error) => {
      setLeaving(goal, false);
      show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key });
    });
    const onAction = (): void => {
      undo();
      setLeaving(goal, false);
    };
    show({ text: 'Goal deleted.', key, action: { label: 'Undo', onAction } });
  };
  return { move: ({ id }, move) => mutate({ id, move }), remove };
}
