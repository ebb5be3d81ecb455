import { EDGE_PX, putInCorner, type FrameCorner, type VideoFrame, type VideoRoom } from './video-frame.ts';

/** What must be seen, in CSS pixels from the window's top left corner. */
export interface Obstacle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Between the window and what it frees: a focus ring stands around its element. */
export const CLEAR_PX = 8;

const CORNERS: readonly FrameCorner[] = [true, false].flatMap((isLow) => [true, false].map((isRight) => ({ isRight, isLow })));

/** Whether a frame lies over something, or so close that its focus ring would be cut. */
export const covers = (frame: VideoFrame, { left, top, width, height }: Obstacle): boolean =>
  frame.left < left + width + CLEAR_PX &&
  frame.left + frame.width > left - CLEAR_PX &&
  frame.top < top + height + CLEAR_PX &&
  frame.top + frame.height > top - CLEAR_PX;

const isFree = (frame: VideoFrame, obstacles: readonly Obstacle[]): boolean => !obstacles.some((obstacle) => covers(frame, obstacle));

/**
 * The nearest place where a frame covers none of the obstacles: where it is, else past an edge of one of them, else in a
 * corner. Other places are inside the window and above the player. Null when there is none.
 */
export function standAside(frame: VideoFrame, obstacles: readonly Obstacle[], room: VideoRoom): VideoFrame | null {
  if (isFree(frame, obstacles)) return frame;
  const places = [
    ...obstacles.flatMap((obstacle) => placesBeside(frame, obstacle)),
    ...CORNERS.map((corner) => putInCorner(frame, corner, room)),
  ];
  const free = places.filter((place) => isInside(place, room) && isFree(place, obstacles));
  return free.toSorted((a, b) => distance(frame, a) - distance(frame, b))[0] ?? null;
}

/** Pushed straight off an obstacle, in the four directions. */
function placesBeside(frame: VideoFrame, { left, top, width, height }: Obstacle): VideoFrame[] {
  return [
    { ...frame, left: Math.floor(left - CLEAR_PX - frame.width) },
    { ...frame, left: Math.ceil(left + width + CLEAR_PX) },
    { ...frame, top: Math.floor(top - CLEAR_PX - frame.height) },
    { ...frame, top: Math.ceil(top + height + CLEAR_PX) },
  ];
}

const isInside = ({ left, top, width, height }: VideoFrame, room: VideoRoom): boolean =>
  left >= EDGE_PX && top >= EDGE_PX && left + width <= room.width - EDGE_PX && top + height <= room.height - room.bottom - EDGE_PX;

const distance = (a: VideoFrame, b: VideoFrame): number => Math.hypot(a.left - b.left, a.top - b.top);

/** A window that is looked for a place. */
export interface MovableWindow {
  /** Where it stands now; its own place, or where it has stood aside before. */
  readonly frame: VideoFrame;
  /** What it is folded, at its own place; null when it is that already. */
  readonly bar: VideoFrame | null;
}

/**
 * How a window makes way: whole, else folded to its title bar. Null when not even that frees what must be seen: it is so
 * large then that no window hides all of it.
 */
export function makeWay(
  { frame, bar }: MovableWindow,
  obstacles: readonly Obstacle[],
  room: VideoRoom,
): { frame: VideoFrame; isFolded: boolean } | null {
  const whole = standAside(frame, obstacles, room);
  if (whole) return { frame: whole, isFolded: false };
  const folded = bar && standAside(bar, obstacles, room);
  return folded && { frame: folded, isFolded: true };
}
