import { useState, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Parts that are drawn at once: of thousands, the server would draw for a second, and the browser as long. */
const MOST_DRAWN = 200;
const HALF = MOST_DRAWN / 2;

/**
 * Of the many parts of a work, those around where one is; all when they are asked for.
 * @param here index of the part where one is; below 0 for the beginning
 */
export function usePartWindow<Part>(parts: readonly Part[], here: number): { drawn: readonly Part[]; more: ReactElement | null } {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || parts.length <= MOST_DRAWN) return { drawn: parts, more: null };
  // It moves on by a hundred at once, so that rows do not leave one by one as one goes on.
  const from = Math.max(0, Math.floor(here / HALF) * HALF - HALF);
  return {
    drawn: parts.slice(from, from + MOST_DRAWN),
    more: (
      <div className="mt-4 grid justify-items-center">
        <Button onClick={() => setWhole(true)}>Show all {parts.length.toLocaleString('en')}</Button>
      </div>
    ),
  };
}
