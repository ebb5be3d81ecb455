import type { InfiniteData } from '@tanstack/react-query';
import { createStore, useStore } from 'zustand';
import type { Goal, GoalList, GoalState } from '#core/goals/goal.ts';
import { queryClient } from '#web/query-client.ts';
import type { FirstGoals } from './load-goals.ts';

export const GOALS_KEY = 'goals';
/** Of the changes to goals that are on their way. */
export const MOVES_KEY = 'goal moves';
export const goalKey = (id: string): string[] => [GOALS_KEY, id];
const LISTS = [GOALS_KEY, 'list'];
export const listKey = (state: GoalState): string[] => [...LISTS, state];
export const FIRST_KEY = [GOALS_KEY, 'first'];

/** The lists of goals, and each goal, are read again where they are shown. */
export const refreshGoals = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [GOALS_KEY] });

/** Shows a goal otherwise, wherever it is shown, until it is read again. */
export function showGoal(id: string, change: (goal: Goal) => Goal): void {
  const inList = <List extends Pick<GoalList, 'items'>>(list: List): List => ({
    ...list,
    items: list.items.map((goal) => (goal.id === id ? change(goal) : goal)),
  });
  queryClient.setQueryData<Goal>(goalKey(id), (goal) => goal && change(goal));
  queryClient.setQueriesData<InfiniteData<GoalList>>(
    { queryKey: LISTS },
    (data) => data && { ...data, pages: data.pages.map((page) => inList(page)) },
  );
  queryClient.setQueryData<FirstGoals>(FIRST_KEY, (first) => first && { open: inList(first.open), done: inList(first.done) });
}

/* Written to in browsers alone: on the server it stays empty, and all requests share it. */
const leaving = createStore<ReadonlyMap<string, Goal>>(() => new Map());

/** Goals that were deleted here and that the server still counts. */
export const useLeavingGoals = (): ReadonlyMap<string, Goal> => useStore(leaving);

export const setLeaving = (goal: Goal, isLeaving: boolean): void => {
  const after = new Map(leaving.getState());
  if (isLeaving) after.set(goal.id, goal);
  else after.delete(goal.id);
  leaving.setState(after, true);
};
