import type { KeyboardEvent } from 'react';
import { growFrame, moveFrame, nearestCorner, putInCorner, type FrameCorner, type VideoFrame } from '#core/player/video/video-frame.ts';
import type { WindowFrame } from './use-window-frame.ts';

const STEP_PX = 20;
const LONG_STEP_PX = 100;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CORNERS: Record<string, FrameCorner> = { Home: { isRight: false, isLow: false }, End: { isRight: true, isLow: true } };

export interface FrameKeys {
  readonly onMoveKey: (event: KeyboardEvent) => void;
  readonly onResizeKey: (event: KeyboardEvent) => void;
}

/** Moves and resizes the window by keys. `say` is told what cannot be felt: an edge, a corner, the new size. */
export function useFrameKeys({ frame, room, place }: WindowFrame, say: (text: string) => void): FrameKeys {
  function answer(event: KeyboardEvent, next: VideoFrame, describe: (next: VideoFrame) => string | null): void {
    event.preventDefault();
    // The player's own keys listen further out.
    event.stopPropagation();
    const isStuck = Object.entries(next).every(([side, value]) => frame[side as keyof VideoFrame] === value);
    if (!isStuck) place(next);
    const text = isStuck ? 'It goes no further' : describe(next);
    if (text !== null) say(text);
  }
  const findStep = (event: KeyboardEvent): readonly [number, number] | null => {
    const direction = DIRECTIONS[event.key];
    const px = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    return direction && !event.ctrlKey && !event.metaKey && !event.altKey ? [direction[0] * px, direction[1] * px] : null;
  };

  return {
    onMoveKey(event) {
      const step = findStep(event);
      const corner = CORNERS[event.key];
      if (step) answer(event, moveFrame(frame, ...step, room), () => null);
      else if (corner) answer(event, putInCorner(frame, corner, room), (next) => describeCorner(nearestCorner(next, room)));
    },
    onResizeKey(event) {
      const step = findStep(event);
      if (step) answer(event, growFrame(frame, ...step, room), describeSize);
    },
  };
}

/** A size to be read out. */
export const describeSize = ({ width, height }: VideoFrame): string => `${width} by ${height} pixels`;

/** A corner to be read out. */
export const describeCorner = ({ isRight, isLow }: FrameCorner): string =>
  `In the ${isLow ? 'lower' : 'upper'} ${isRight ? 'right' : 'left'} corner`;
