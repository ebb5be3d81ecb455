export interface SwipePoint {
  readonly x: number;
  readonly y: number;
  readonly timeMs: number;
}

/** Far enough to be meant, in CSS pixels; a flick is meant sooner. */
const SLOW_PX = 90;
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.5;

/** Where a finger went that was put down at one point and lifted at another; null when it only pressed, or went sideways. */
export function swipeDirection(from: SwipePoint, to: SwipePoint): 'up' | 'down' | null {
  const down = to.y - from.y;
  const distance = Math.abs(down);
  if (distance <= Math.abs(to.x - from.x)) return null;
  const speed = distance / Math.max(1, to.timeMs - from.timeMs);
  const isMeant = distance >= SLOW_PX || (distance >= FLICK_PX && speed >= FLICK_PX_PER_MS);
  return isMeant ? (down < 0 ? 'up' : 'down') : null;
}
