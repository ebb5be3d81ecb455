import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Goal, GoalChange, GoalIdea } from '#core/goals/goal.ts';
import type { Page } from '#core/library/catalogue.ts';
import { browserApi, browserApiFor } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { deleteLater, useDeleted } from '#web/delete-later.ts';

export const GOALS_KEY = 'goals';
const invalidate = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [GOALS_KEY] });

/** The learner's goals, and what can be done with them. What is done shows at once and goes back when it was not saved. */
export function useGoals(first: Page<Goal>) {
  const deleted = useDeleted();
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  // On the server the shared client has to stay empty: what one request loads is not for the next.
  const [client] = useState(() => (typeof document === 'undefined' ? new QueryClient() : queryClient));
  const { data } = useQuery(
    { queryKey: [GOALS_KEY], queryFn: () => browserApi.listGoals(), initialData: first, staleTime: 10_000, retry: 1 },
    client,
  );
  const adding = useMutation({ mutationFn: (goal: GoalIdea) => browserApi.addGoal(goal), onSuccess: invalidate }, queryClient);
  const changing = useMutation(
    {
      // One after the other: the last word counts.
      scope: { id: 'goals' },
      mutationFn: ({ id, change }: { id: string; change: GoalChange }) => browserApi.changeGoal(id, change),
      onMutate: ({ id, change }) =>
        queryClient.setQueryData<Page<Goal>>(
          [GOALS_KEY],
          (page) => page && { ...page, items: page.items.map((goal) => (goal.id === id ? ({ ...goal, ...change } as Goal) : goal)) },
        ),
      onError: (error: Error) => show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'goal' }),
      onSettled: invalidate,
    },
    queryClient,
  );
  const remove = ({ id }: Goal): void => {
    const key = `deleted ${id}`;
    const send = async (): Promise<void> => {
      await browserApiFor(learnerId).deleteGoal(id);
      await invalidate();
    };
    const undo = deleteLater(id, send, (error) => show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key }));
    show({ text: 'Goal deleted.', key, action: { label: 'Undo', onAction: undo } });
  };
  return {
    goals: data.items.filter(({ id }) => !deleted.has(id)),
    add: adding.mutateAsync,
    change: (id: string, change: GoalChange) => changing.mutateAsync({ id, change }),
    remove,
  };
}
