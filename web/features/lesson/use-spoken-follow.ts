import { useEffect, useRef } from 'react';

/** Where in the free part of the screen a sentence that had left it is put. */
const RESTING = 0.25;
/** A glide is over by then. */
const GLIDE_MS = 800;

/**
 * Keeps the sentence that is heard on the screen, as long as the one before was there: whoever has scrolled away reads
 * elsewhere, and is followed again after having come back.
 * @param startsFollowing whether the first sentence is brought to the screen as well
 */
export function useSpokenFollow(range: Range | null, isPlaying: boolean, startsFollowing: boolean): void {
  const before = useRef<Range | null>(null);
  const glidingUntilMs = useRef(0);
  useEffect(() => {
    if (!range || !isPlaying) return;
    const last = before.current ?? (startsFollowing ? null : range);
    before.current = range;
    const isGliding = performance.now() < glidingUntilMs.current;
    if (last !== null && !isGliding && !isOnScreen(last)) return;
    if (isOnScreen(range)) return;
    glidingUntilMs.current = performance.now() + GLIDE_MS;
    const { top, height } = freeScreen();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: range.getBoundingClientRect().top - top - height * RESTING, behavior: isStill ? 'instant' : 'smooth' });
  }, [range, isPlaying, startsFollowing]);
}

/** What the top bar and the player leave free, in CSS pixels. */
function freeScreen(): { top: number; height: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  return { top, height: document.documentElement.clientHeight - top - (Number.parseFloat(scrollPaddingBottom) || 0) };
}

function isOnScreen(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  const free = freeScreen();
  return top >= free.top && bottom <= free.top + free.height;
}
