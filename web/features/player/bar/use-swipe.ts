import { useRef, type PointerEvent } from 'react';
import { swipeDirection, type SwipePoint } from '#core/player/shown/swipe.ts';

export interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** Movements shorter than this are a press that trembles. */
const SLACK_PX = 8;

/**
 * Handlers for an element that is swiped by a finger; it has to be `touch-none`. A mouse has other ways.
 * @param onDrag how far the finger has come, downwards; 0 when it lets go
 */
export function useSwipe(direction: 'up' | 'down', onSwipe: () => void, onDrag?: (px: number) => void): SwipeHandlers {
  const start = useRef<SwipePoint | null>(null);
  const end = (): void => {
    start.current = null;
    onDrag?.(0);
  };
  return {
    onPointerDown(event) {
      if (event.pointerType !== 'mouse' && event.isPrimary) start.current = toPoint(event);
    },
    onPointerMove(event) {
      if (!start.current) return;
      const px = event.clientY - start.current.y;
      if (Math.abs(px) < SLACK_PX) return;
      // Only now: a press on a button inside stays the button's.
      event.currentTarget.setPointerCapture(event.pointerId);
      onDrag?.(px);
    },
    onPointerUp(event) {
      const from = start.current;
      if (!from) return;
      end();
      if (swipeDirection(from, toPoint(event)) === direction) onSwipe();
    },
    onPointerCancel: end,
  };
}

const toPoint = ({ clientX, clientY, timeStamp }: PointerEvent): SwipePoint => ({ x: clientX, y: clientY, timeMs: timeStamp });
