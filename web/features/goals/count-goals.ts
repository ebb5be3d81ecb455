import type { Goal, GoalList, GoalState } from '#core/goals/goal.ts';

export type GoalCounts = Pick<GoalList, 'counts' | 'openWithDay'>;
type Counted = Pick<Goal, 'id' | 'state' | 'dueOn'>;

/**
 * How many goals there are with what was done here since the server counted them.
 * @param listed as they are now, of a list of goals that were in the state `of`
 * @param leaving goals that were deleted here
 */
export function countGoals(
  known: GoalCounts,
  of: GoalState,
  listed: readonly Counted[],
  leaving: ReadonlyMap<string, Counted>,
): GoalCounts {
  const counts = { ...known.counts };
  let { openWithDay } = known;
  const add = (state: GoalState, hasDay: boolean, by: 1 | -1): void => {
    counts[state] = Math.max(0, counts[state] + by);
    if (state === 'open' && hasDay) openWithDay = Math.max(0, openWithDay + by);
  };
  for (const { id, state, dueOn } of listed) {
    if (state === of || leaving.has(id)) continue;
    add(of, dueOn !== null, -1);
    add(state, dueOn !== null, 1);
  }
  for (const { state, dueOn } of leaving.values()) add(state, dueOn !== null, -1);
  return { counts, openWithDay };
}
