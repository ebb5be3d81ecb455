import { useSyncExternalStore } from 'react';
import { recalledKeyOf } from '#web/coach-keys.ts';

const neverChanges = (): (() => void) => () => undefined;

/** Whether the line of a goal was asked for already, or its asking skipped. Where storage is blocked it is not asked for. */
export const useRecalled = (learnerId: string, goalId: string): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => wasRecalled(learnerId, goalId),
    () => true,
  );

function wasRecalled(learnerId: string, goalId: string): boolean {
  try {
    return localStorage.getItem(recalledKeyOf(learnerId, goalId)) !== null;
  } catch {
    return true;
  }
}

export function keepRecalled(learnerId: string, goalId: string): void {
  try {
    localStorage.setItem(recalledKeyOf(learnerId, goalId), '1');
  } catch {
    // Storage is full: it is asked for once more.
  }
}
