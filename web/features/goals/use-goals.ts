import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import type { Page } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { useDeleted } from '#web/delete-later.ts';
import { queryClient, useTabClient } from '#web/query-client.ts';
import { GOALS_KEY, goalKey, MOVES_KEY } from './goal-cache.ts';
import { loadGoals } from './load-goals.ts';

/** The learner's goals, beginning with what the page loaded. Those that were deleted here are left out at once. */
export function useGoals(first: Page<Goal>): Goal[] {
  const deleted = useDeleted();
  const { items } = useLoaded([GOALS_KEY], first, () => loadGoals(browserApi));
  return items.filter(({ id }) => !deleted.has(id));
}

/** One of them, beginning with what its page loaded. */
export const useGoal = (first: Goal): Goal => useLoaded(goalKey(first.id), first, () => browserApi.getGoal(first.id));

function useLoaded<Data>(queryKey: string[], first: Data, queryFn: () => Promise<Data>): Data {
  const { data } = useQuery(
    {
      ...{ queryKey, queryFn, initialData: () => first, staleTime: 10_000, retry: 1 },
      // Another tab may have changed it while this one was out of view; what this one has yet to send stays.
      refetchOnWindowFocus: () => (queryClient.isMutating({ mutationKey: [MOVES_KEY] }) === 0 ? 'always' : false),
    },
    useTabClient(),
  );
  const [name] = useState(queryKey);
  // What the page has just loaded is newer than what was kept when it was left.
  useEffect(() => void queryClient.setQueryData(name, first), [name, first]);
  return data as Data;
}
