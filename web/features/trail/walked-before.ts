import { useEffect, useState } from 'react';

/** Share of each work that was done when this document last drew it, 0 to 1. On the server it stays empty: effects alone write to it. */
const drawn = new Map<string, number>();

/** Begins to remember a work on a page that does not draw its way: what is done from here on is new to the page that does. */
export function useWayRemembered(itemId: string, share: number): void {
  useEffect(() => {
    if (!drawn.has(itemId)) drawn.set(itemId, share);
  }, [itemId, share]);
}

/** The share to draw: at first that of before, then what is done now, so that what is new draws itself. */
export function useDrawnShare(itemId: string, share: number): number {
  const [shown, setShown] = useState(() => drawn.get(itemId) ?? share);
  useEffect(() => {
    drawn.set(itemId, share);
    setShown(share);
  }, [itemId, share]);
  return shown;
}
