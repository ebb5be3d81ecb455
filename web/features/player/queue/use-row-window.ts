import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { scrollToRow } from '#core/player/rows/row-place.ts';
import { visibleRows, type RowRange } from '#core/player/rows/row-window.ts';

/** What scrolls around the list: the dialog's own body. */
export const scrollerOf = (list: HTMLElement | null): HTMLElement | null =>
  list?.closest<HTMLElement>('[data-queue-body]')?.parentElement ?? null;

/** Pixels of the list that have been scrolled out at the top. */
function offsetOf(list: HTMLElement, scroller: HTMLElement): number {
  return scroller.getBoundingClientRect().top + scroller.clientTop - list.getBoundingClientRect().top;
}

interface RowWindowInput {
  readonly list: RefObject<HTMLElement | null>;
  readonly rowPx: number;
  readonly count: number;
  readonly onRange: (change: (before: RowRange) => RowRange) => void;
}

/** Tells which rows are to be drawn, whenever that changes. Returns how to bring a row into view. */
export function useRowWindow({ list, rowPx, count, onRange }: RowWindowInput): (index: number) => void {
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller) return undefined;
    const look = (): void => {
      if (!list.current) return;
      const next = visibleRows(offsetOf(list.current, scroller), scroller.clientHeight, rowPx, count);
      onRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [list, rowPx, count, onRange]);

  return useCallback((index) => bringIntoView(list, index, rowPx), [list, rowPx]);
}

function bringIntoView({ current: list }: RefObject<HTMLElement | null>, index: number, rowPx: number): void {
  const scroller = scrollerOf(list);
  if (!list || !scroller || index < 0) return;
  const offset = offsetOf(list, scroller);
  scroller.scrollTop += scrollToRow(offset, scroller.clientHeight, index, rowPx) - offset;
}
