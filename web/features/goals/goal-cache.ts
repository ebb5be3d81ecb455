import type { Goal } from '#core/goals/goal.ts';
import type { Page } from '#core/library/catalogue.ts';
import { queryClient } from '#web/query-client.ts';

export const GOALS_KEY = 'goals';
/** Of the changes to goals that are on their way. */
export const MOVES_KEY = 'goal moves';
export const goalKey = (id: string): string[] => [GOALS_KEY, id];

/** The lists of goals, and each goal, are read again where they are shown. */
export const refreshGoals = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [GOALS_KEY] });

/** Shows a goal otherwise, wherever it is shown, until it is read again. */
export function showGoal(id: string, change: (goal: Goal) => Goal): void {
  queryClient.setQueryData<Goal>(goalKey(id), (goal) => goal && change(goal));
  queryClient.setQueryData<Page<Goal>>(
    [GOALS_KEY],
    (page) => page && { ...page, items: page.items.map((goal) => (goal.id === id ? change(goal) : goal)) },
  );
}
