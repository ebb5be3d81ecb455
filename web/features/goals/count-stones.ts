import type { Goal } from '#core/goals/goal.ts';

/** More would be too small to be told apart. */
const MOST_STONES = 8;

/** The stones of a goal's cairn: one for each part, or as many as can be seen, in the same proportion. */
export function countStones({ progress: { done, of }, state }: Pick<Goal, 'progress' | 'state'>): { laid: number; all: number } {
  const all = Math.min(Math.max(of, 1), MOST_STONES);
  if (state === 'done') return { laid: all, all };
  if (of === 0 || done === 0) return { laid: 0, all };
  if (done >= of) return { laid: all, all };
  // The first part shows, and the last stone is for the last part.
  return { laid: Math.min(Math.max(Math.round((done / of) * all), 1), all - 1), all };
}
