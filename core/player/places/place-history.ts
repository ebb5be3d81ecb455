/** A place that was left by a jump. Seconds from the start of the unit's media. */
export interface LeftPlace {
  unitId: string;
  positionSec: number;
  leftMs: number;
}

/** Shorter jumps are a step, not a loss of the place. */
const JUMP_SEC = 20;
/** Jumps that follow one another this fast are one search; the place before the first of them is the one to go back to. */
const SEARCH_MS = 6000;
const MAX_KEPT = 20;

export interface Jump {
  unitId: string;
  fromSec: number;
  toSec: number;
  nowMs: number;
}

/** Notes the place that a jump leaves, newest last. */
export function noteJump(history: readonly LeftPlace[], { unitId, fromSec, toSec, nowMs }: Jump): readonly LeftPlace[] {
  const last = history.at(-1);
  const isSearching = last !== undefined && last.unitId === unitId && nowMs - last.leftMs < SEARCH_MS;
  if (isSearching) {
    const searching = history.with(-1, { ...last, leftMs: nowMs });
    // Whoever came back by hand has nothing to take back.
    return Math.abs(toSec - last.positionSec) < JUMP_SEC ? searching.slice(0, -1) : searching;
  }
  if (Math.abs(toSec - fromSec) < JUMP_SEC) return history;
  return [...history, { unitId, positionSec: fromSec, leftMs: nowMs }].slice(-MAX_KEPT);
}

/** The place to go back to in this unit, or null. */
export const placeToReturnTo = (history: readonly LeftPlace[], unitId: string | null): LeftPlace | null => {
  const last = history.at(-1);
  return last && last.unitId === unitId ? last : null;
};
