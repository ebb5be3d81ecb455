import { type RefObject, useEffect, useRef, useState } from 'react';
import { jumpIntoView, keepInView } from '#web/ui/keep-in-view.ts';

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

export interface Follow {
  readonly isFollowing: boolean;
  readonly setFollowing: (isFollowing: boolean) => void;
}

/**
 * Keeps the spoken line in view until the reader scrolls by hand. What the reader does is known by its input (wheel,
 * finger, keys, a pressed scrollbar), since a scroll event does not tell who scrolled.
 * @param nowIndex of the spoken cue, -1 when there is none
 * @param layout changes when the lines are laid out anew
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, nowIndex: number, layout: unknown): Follow {
  const [isFollowing, setFollowing] = useState(true);
  const shownLayout = useRef<unknown>(undefined);

  useEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector('[aria-current]');
    if (!box || !line || !isFollowing || nowIndex < 0) return;
    if (shownLayout.current === layout) keepInView(box, line);
    else jumpIntoView(box, line);
    shownLayout.current = layout;
  }, [scroller, nowIndex, isFollowing, layout]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const passive = { signal, passive: true };
    let isPressed = false;
    const leave = (): void => {
      if (box.scrollHeight > box.clientHeight) setFollowing(false);
    };
    box.addEventListener('wheel', (event) => (event.ctrlKey ? undefined : leave()), passive);
    box.addEventListener('touchmove', leave, passive);
    box.addEventListener('keydown', (event) => (SCROLL_KEYS.has(event.key) ? leave() : undefined), { signal });
    box.addEventListener('pointerdown', ({ pointerType }) => (isPressed = pointerType === 'mouse'), passive);
    window.addEventListener('pointerup', () => (isPressed = false), passive);
    window.addEventListener('pointercancel', () => (isPressed = false), passive);
    // The scrollbar, or a selection that is drawn over the edge.
    box.addEventListener('scroll', () => (isPressed ? leave() : undefined), passive);
    return () => stop.abort();
  }, [scroller]);

  return { isFollowing, setFollowing };
}
