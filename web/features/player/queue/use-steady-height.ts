import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps what was there at the opening as the least height: a dialog that shrank with each removed row would move the
 * next row away from under the pointer.
 */
export function useSteadyHeight(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = body;
    const scroller = current?.parentElement;
    if (!current || !scroller) return;
    const { paddingTop, paddingBottom } = getComputedStyle(scroller);
    const shownPx = scroller.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    current.style.minHeight = `${Math.min(current.offsetHeight, shownPx)}px`;
  }, [body]);
}
