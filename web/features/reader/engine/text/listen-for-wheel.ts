export interface WheelActions {
  /** Whether something is left to scroll before the page has to turn. */
  readonly canScroll: (direction: 1 | -1) => boolean;
  readonly turn: (direction: 1 | -1) => void;
}

/** So far the wheel is turned on where nothing is left to scroll before the page turns. */
const PAST_PX = 240;
const PAUSE_MS = 300;

/** Lets the wheel turn pages, in both flows. */
export function listenForWheel(target: EventTarget, { canScroll, turn }: WheelActions): void {
  let turned = 0;
  let last = 0;
  target.addEventListener(
    'wheel',
    (event) => {
      const { deltaY, timeStamp } = event as WheelEvent;
      const direction = deltaY > 0 ? 1 : -1;
      if (timeStamp - last > PAUSE_MS || Math.sign(turned) !== direction || canScroll(direction)) turned = 0;
      last = timeStamp;
      turned += deltaY;
      if (Math.abs(turned) < PAST_PX) return;
      turned = 0;
      turn(direction);
    },
    { passive: true },
  );
}
