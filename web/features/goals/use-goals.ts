import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Goal, GoalList, GoalState } from '#core/goals/goal.ts';
import { browserApi } from '#web/api/client.ts';
import { useDeleted } from '#web/delete-later.ts';
import { queryClient, useTabClient } from '#web/query-client.ts';
import { countGoals } from './count-goals.ts';
import { FIRST_KEY, goalKey, listKey, MOVES_KEY, useLeavingGoals } from './goal-cache.ts';
import { GOALS_PAGE, loadFirstGoals, MOST_FIRST, type FirstGoals } from './load-goals.ts';

const isSending = (): boolean => queryClient.isMutating({ mutationKey: [MOVES_KEY] }) > 0;

// Another tab may have changed them while this one was out of view; what this one has yet to send stays.
const refetchOnWindowFocus = (): 'always' | false => (isSending() ? false : 'always');

/** The learner's goals of one state, page after page, and kept for a while, so that going back finds the same place. */
export function useGoalPages(state: GoalState, first: GoalList) {
  const deleted = useDeleted();
  const leaving = useLeavingGoals();
  const { data, ...rest } = useInfiniteQuery(
    {
      queryKey: listKey(state),
      queryFn: ({ pageParam }) => browserApi.listGoals({ state, cursor: pageParam, limit: GOALS_PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: GoalList) => last.nextCursor ?? undefined,
      ...{ initialData: () => ({ pages: [first], pageParams: [undefined] }), staleTime: 10_000, retry: 1, refetchOnWindowFocus },
    },
    useTabClient(),
  );
  // What the page has just loaded is newer than what was kept when it was left; more pages than one are read again. Nothing is
  // newer than what is still being sent, after which all is read again.
  useEffect(() => {
    if (isSending()) return;
    const key = listKey(state);
    const kept = queryClient.getQueryData<InfiniteData<GoalList>>(key);
    if (kept && kept.pages.length > 1) void queryClient.invalidateQueries({ queryKey: key });
    else queryClient.setQueryData(key, { pages: [first], pageParams: [undefined] });
  }, [state, first]);
  const listed = data.pages.flatMap(({ items }) => items);
  return {
    ...rest,
    goals: listed.filter((goal) => goal.state === state && !deleted.has(goal.id)),
    ...countGoals(data.pages[0] ?? first, state, listed, leaving),
  };
}

/** Open goals by their day, then reached ones: as many as stand beside other things, beginning with what the page loaded. */
export function useFirstGoals(first: FirstGoals) {
  const deleted = useDeleted();
  const leaving = useLeavingGoals();
  const { open, done } = useLoaded(FIRST_KEY, first, () => loadFirstGoals(browserApi));
  const all = [...open.items, ...done.items].filter(({ id }) => !deleted.has(id));
  const { counts } = countGoals(open, 'open', open.items, leaving);
  return {
    goals: [...all.filter(({ state }) => state === 'open'), ...all.filter(({ state }) => state === 'done')].slice(0, MOST_FIRST),
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
}

/** One of them, beginning with what its page loaded. */
export const useGoal = (first: Goal): Goal => useLoaded(goalKey(first.id), first, () => browserApi.getGoal(first.id));

function useLoaded<Data>(queryKey: string[], first: Data, queryFn: () => Promise<Data>): Data {
  const { data } = useQuery(
    { ...{ queryKey, queryFn, initialData: () => first, staleTime: 10_000, retry: 1 }, refetchOnWindowFocus },
    useTabClient(),
  );
  const [name] = useState(queryKey);
  // As above.
  useEffect(() => {
    if (!isSending()) queryClient.setQueryData(name, first);
  }, [name, first]);
  return data as Data;
}
