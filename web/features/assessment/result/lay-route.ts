import { PRIORITIES, type ActionCategory, type ActionItem, type Priority } from '#core/assessment/assessment.ts';
import type { Goal } from '#core/goals/goal.ts';

export interface Leg {
  /** From 1, along the whole route. */
  readonly number: number;
  readonly action: ActionItem;
  /** The goal that follows it. */
  readonly goal: Goal | null;
}

export interface Stretch {
  readonly priority: Priority;
  readonly legs: readonly Leg[];
}

export const PRIORITY_WORDS: Readonly<Record<Priority, { readonly title: string; readonly line: string }>> = {
  high: { title: 'First', line: 'what the rest stands on' },
  medium: { title: 'Then', line: 'when the first steps hold' },
  low: { title: 'When there is room', line: 'worth keeping in sight' },
};

export const CATEGORY_WORDS: Readonly<Record<ActionCategory, string>> = {
  skill_development: 'skill',
  networking: 'contacts',
  experience: 'experience',
  education: 'education',
};

/**
 * The actions by priority, in their order, numbered along the way.
 * @param goalOf the goal that follows an action
 */
export function layRoute(actions: readonly ActionItem[], goalOf: (actionId: string) => Goal | null): Stretch[] {
  let number = 0;
  return PRIORITIES.flatMap((priority): Stretch[] => {
    const legs = actions
      .filter((action) => action.priority === priority)
      .map((action): Leg => ({ number: (number += 1), action, goal: goalOf(action.id) }));
    return legs.length === 0 ? [] : [{ priority, legs }];
  });
}

/** An action that an earlier plan had as well, and whose goal is still open, is followed already. */
export function findGoal(assessmentId: string, actionId: string, goals: readonly Goal[]): Goal | null {
  const following = goals.filter((goal) => goal.action?.actionId === actionId);
  return following.find((goal) => goal.action?.assessmentId === assessmentId) ?? following.find(({ state }) => state === 'open') ?? null;
}

const isClosed = ({ goal }: Leg): boolean => goal?.state === 'done' || goal?.state === 'dropped';

/** Where one is: the first leg that is followed and open, else the first one that nobody has begun; null at the end. */
export function findCurrentLeg(route: readonly Stretch[]): Leg | null {
  const ahead = route.flatMap(({ legs }) => legs).filter((leg) => !isClosed(leg));
  return ahead.find(({ goal }) => goal?.state === 'open') ?? ahead.find(({ goal }) => goal === null) ?? ahead[0] ?? null;
}
