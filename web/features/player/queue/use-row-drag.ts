import { useCallback, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropIndex, edgeScrollPx } from '#core/player/rows/row-place.ts';
import { glide } from '#web/ui/glide.ts';
import { scrollerOf } from './use-row-window.ts';

/** A row that is being carried to another place. */
export interface Carry {
  readonly id: string;
  readonly from: number;
  readonly over: number;
  readonly by: 'pointer' | 'keys';
}

interface RowDragInput {
  readonly list: RefObject<HTMLElement | null>;
  readonly rowPx: number;
  readonly items: readonly string[];
  readonly onDrop: (from: number, to: number) => void;
}

interface RowDrag {
  readonly carry: Carry | null;
  /** Begins at a press on the handle. */
  readonly grab: (event: PointerEvent<HTMLElement>, index: number) => void;
}

/**
 * Carries a row with the pointer. The row itself follows without React, once per picture; React only makes room when it
 * comes over another place. Escape, or the browser taking the pointer away, puts it back.
 */
export function useRowDrag({ list, rowPx, items, onDrop }: RowDragInput): RowDrag {
  const [carry, setCarry] = useState<Carry | null>(null);
  const cancelDrag = useRef<(() => void) | null>(null);
  // A queue that changes under the pointer has other places. Before the next picture: it would be drawn at its old one.
  useLayoutEffect(() => () => cancelDrag.current?.(), [items, rowPx]);

  const grab = useCallback(
    (event: PointerEvent<HTMLElement>, index: number): void => {
      const handle = event.currentTarget;
      const row = handle.closest('li');
      const scroller = scrollerOf(list.current);
      const id = items[index];
      if (event.button !== 0 || cancelDrag.current || !row || !scroller || id === undefined) return;
      const { pointerId, clientY: startY } = event;
      const startScroll = scroller.scrollTop;
      const rest = row.style.transform;
      let drawn = rest;
      let drawnPx = index * rowPx;
      const stop = new AbortController();
      let y = startY;
      let over = index;
      let frame = 0;

      const draw = (): void => {
        cancelAnimationFrame(frame);
        const { top, bottom } = scroller.getBoundingClientRect();
        // Not before it is carried: a press on a row at the edge would run away.
        if (Math.abs(y - startY) > rowPx / 4) scroller.scrollTop += edgeScrollPx(y, top, bottom);
        const wanted = index * rowPx + y - startY + scroller.scrollTop - startScroll;
        drawnPx = Math.min(Math.max(0, wanted), (items.length - 1) * rowPx);
        row.style.transform = `translateY(${drawnPx}px)`;
        drawn = row.style.transform;
        const next = dropIndex(drawnPx, rowPx, items.length);
        if (next !== over) setCarry({ id, from: index, over: next, by: 'pointer' });
        over = next;
        frame = requestAnimationFrame(draw);
      };
      const finish = (isKept: boolean): void => {
        stop.abort();
        cancelDrag.current = null;
        cancelAnimationFrame(frame);
        if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
        // Unless React has put it elsewhere meanwhile.
        if (row.style.transform === drawn) {
          row.style.transform = rest;
          glide(row, drawnPx - (isKept ? over : index) * rowPx);
        }
        setCarry(null);
        if (isKept && over !== index) onDrop(index, over);
      };
      const cancel = (): void => finish(false);

      cancelDrag.current = cancel;
      handle.setPointerCapture(pointerId);
      setCarry({ id, from: index, over, by: 'pointer' });
      frame = requestAnimationFrame(draw);
      const { signal } = stop;
      const follow = (moved: globalThis.PointerEvent): void => {
        if (moved.pointerId === pointerId) y = moved.clientY;
      };
      handle.addEventListener('pointermove', follow, { signal });
      const drop = (): void => {
        // The last stretch may not have been drawn yet.
        draw();
        finish(true);
      };
      handle.addEventListener('pointerup', drop, { signal });
      handle.addEventListener('pointercancel', cancel, { signal });
      handle.addEventListener('lostpointercapture', cancel, { signal });
      const cancelBy = (pressed: KeyboardEvent): void => {
        if (pressed.key !== 'Escape') return;
        // It is an answer to the drag: the dialog stays.
        pressed.preventDefault();
        pressed.stopImmediatePropagation();
        cancel();
      };
      window.addEventListener('keydown', cancelBy, { signal, capture: true });
    },
    [list, rowPx, items, onDrop],
  );
  return { carry, grab };
}
