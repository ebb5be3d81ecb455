import { useState } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { findGoals, type Followed } from './lay-route.ts';

/** An action was tracked, or with null is tracked no more. */
export type OnTracked = (actionId: string, goal: Goal | null) => void;

/** Goals by the action that they follow, as they were loaded and with what was tracked on the page since. */
export function useTrackedGoals(assessmentId: string, goals: readonly Goal[]) {
  const [since, setSince] = useState<ReadonlyMap<string, Goal | null>>(new Map());
  const onTracked: OnTracked = (actionId, goal) => setSince((before) => new Map(before).set(actionId, goal));
  const followed = (actionId: string): Followed => {
    const now = since.get(actionId);
    const loaded = findGoals(assessmentId, actionId, goals);
    return now === undefined ? loaded : { goal: now, earlier: now ? null : loaded.earlier };
  };
  return { followed, onTracked };
}
