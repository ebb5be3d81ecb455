import type { GoalList, GoalState } from '#core/goals/goal.ts';
import type { Api } from '#web/api/client.ts';

export const GOALS_PAGE = 24;
/** Beside other things; all are a step away, on their own page. */
export const MOST_FIRST = 8;

/** Goals that follow a plan, or the same actions in another one: the newest, far more than a plan has actions. */
export const MOST_OF_PLAN = 100;

/** The first goals of one state. */
export const loadGoals = (api: Api, state: GoalState): Promise<GoalList> => api.listGoals({ state, limit: GOALS_PAGE });

export interface FirstGoals {
  readonly open: GoalList;
  readonly done: GoalList;
}

/** The open goals that come first, and some that are reached. */
export async function loadFirstGoals(api: Api): Promise<FirstGoals> {
  const [open, done] = await Promise.all((['open', 'done'] as const).map((state) => api.listGoals({ state, limit: MOST_FIRST })));
  return { open, done } as FirstGoals;
}
