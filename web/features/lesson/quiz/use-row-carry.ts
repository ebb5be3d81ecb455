import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';

/**
 * Carries a row with the pointer: it changes places with its neighbour when the pointer passes the neighbour's middle, so
 * rows of any height never change back and forth.
 * @param move is called for each step
 */
export function useRowCarry(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [carried, setCarried] = useState<number | null>(null);

  const follow = useEffectEvent(({ clientY }: globalThis.PointerEvent): void => {
    if (carried === null) return;
    const to = placeOf(list.current?.children ?? [], carried, clientY);
    if (to === carried) return;
    move(carried, to);
    setCarried(to);
  });

  const isCarrying = carried !== null;
  useEffect(() => {
    if (!isCarrying) return;
    const stop = new AbortController();
    const { signal } = stop;
    // The row itself is put elsewhere in the page meanwhile, and would not hear the end.
    window.addEventListener('pointermove', (event) => follow(event), { signal });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setCarried(null), { signal });
    return () => stop.abort();
  }, [isCarrying]);

  const grab = (event: PointerEvent, index: number): void => {
    if (event.button !== 0) return;
    // No text is selected on the way.
    event.preventDefault();
    setCarried(index);
  };
  return { carried, grab };
}

function placeOf(rows: ArrayLike<Element>, from: number, y: number): number {
  const middleOf = (row: Element): number => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  };
  const [before, after] = [rows[from - 1], rows[from + 1]];
  if (before && y < middleOf(before)) return from - 1;
  if (after && y > middleOf(after)) return from + 1;
  return from;
}
