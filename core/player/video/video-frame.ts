/** The floating video, in CSS pixels from the window's top left corner. */
export interface VideoFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The browser's window, and how much of its lower edge the player takes. */
export interface VideoRoom {
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
}

/** Which edges a resize moves: -1 is left or top, 1 is right or bottom, 0 neither. */
export interface FrameEdges {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface FrameCorner {
  readonly isRight: boolean;
  readonly isLow: boolean;
}

/** The frame is kept this far inside the window (specification 5). */
export const EDGE_PX = 20;

/** Resize bounds (specification 5). A window that is smaller wins over them. */
const WIDTH = { min: 320, max: 1000 };
const HEIGHT = { min: 240, max: 600 };

/** Default sizes (specification 9). */
const LARGE = { width: 600, height: 450 };
const SMALL = { width: 400, height: 320 };
/** Windows below this width are those of phones. */
const SMALL_BELOW_PX = 768;

/** A minimized window is no wider than this. */
const FOLDED_WIDTH = 360;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

const roomiest = (side: number): number => Math.max(1, side - 2 * EDGE_PX);

const fitWidth = (width: number, room: VideoRoom): number =>
  Math.round(Math.min(between(width, WIDTH.min, WIDTH.max), roomiest(room.width)));

const fitHeight = (height: number, room: VideoRoom): number =>
  Math.round(Math.min(between(height, HEIGHT.min, HEIGHT.max), roomiest(room.height)));

/** Moves it inside the window, whatever its size. */
function moveInside({ left, top, width, height }: VideoFrame, room: VideoRoom): VideoFrame {
  return {
    left: Math.round(between(left, EDGE_PX, room.width - EDGE_PX - width)),
    top: Math.round(between(top, EDGE_PX, room.height - EDGE_PX - height)),
    width,
    height,
  };
}

/** The nearest frame that keeps the bounds and stays inside the window. One that is not made of numbers becomes the default. */
export function fitFrame(frame: VideoFrame, room: VideoRoom): VideoFrame {
  if (![frame.left, frame.top, frame.width, frame.height].every(Number.isFinite)) return defaultFrame(room);
  return moveInside({ ...frame, width: fitWidth(frame.width, room), height: fitHeight(frame.height, room) }, room);
}

/** Lower right, clear of the player. In a window that is too small for it, it keeps its shape and gets smaller. */
export function defaultFrame(room: VideoRoom): VideoFrame {
  const size = room.width < SMALL_BELOW_PX ? SMALL : LARGE;
  const scale = Math.min(1, roomiest(room.width) / size.width, roomiest(room.height - room.bottom) / size.height);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  return putInCorner({ left: 0, top: 0, width, height }, { isRight: true, isLow: true }, room);
}

/** Moves it as far as the window allows. */
export function moveFrame(frame: VideoFrame, dx: number, dy: number, room: VideoRoom): VideoFrame {
  return moveInside({ ...frame, left: frame.left + dx, top: frame.top + dy }, room);
}

/** Drags edges of a frame that is inside; the opposite ones stay where they are. */
export function dragEdges(frame: VideoFrame, { x, y }: FrameEdges, dx: number, dy: number, room: VideoRoom): VideoFrame {
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const widest = x < 0 ? right - EDGE_PX : room.width - EDGE_PX - frame.left;
  const highest = y < 0 ? bottom - EDGE_PX : room.height - EDGE_PX - frame.top;
  const width = x === 0 ? frame.width : Math.min(fitWidth(frame.width + x * dx, room), widest);
  const height = y === 0 ? frame.height : Math.min(fitHeight(frame.height + y * dy, room), highest);
  return { left: x < 0 ? right - width : frame.left, top: y < 0 ? bottom - height : frame.top, width, height };
}

/** Makes it larger or smaller; it moves only when there is no room for that. */
export function growFrame(frame: VideoFrame, dx: number, dy: number, room: VideoRoom): VideoFrame {
  return fitFrame({ ...frame, width: frame.width + dx, height: frame.height + dy }, room);
}

/** Larger or smaller in its own shape, seen from the corner of the window it is nearest to. */
export function scaleFrame(frame: VideoFrame, factor: number, room: VideoRoom): VideoFrame {
  const within = (wanted: number, now: number, low: number, high: number): number => between(wanted, low / now, high / now);
  const byWidth = within(factor, frame.width, WIDTH.min, Math.min(WIDTH.max, roomiest(room.width)));
  const scale = within(byWidth, frame.height, HEIGHT.min, Math.min(HEIGHT.max, roomiest(room.height)));
  const size = { width: fitWidth(frame.width * scale, room), height: fitHeight(frame.height * scale, room) };
  return hangFrom(frame, size, room);
}

/** The corner of the window that a frame is nearest to. */
export function nearestCorner({ left, top, width, height }: VideoFrame, room: VideoRoom): FrameCorner {
  return { isRight: room.width - left - width <= left, isLow: room.height - top - height <= top };
}

/** The lower corners are above the player. */
export function putInCorner(frame: VideoFrame, { isRight, isLow }: FrameCorner, room: VideoRoom): VideoFrame {
  const left = isRight ? room.width : 0;
  const top = isLow ? room.height - room.bottom - EDGE_PX - frame.height : 0;
  return moveInside({ ...frame, left, top }, room);
}

/** From corner to corner, clockwise: lower right, lower left, upper left, upper right. */
export function nextCorner({ isRight, isLow }: FrameCorner): FrameCorner {
  return { isRight: !isLow, isLow: isRight };
}

/** What is left of a frame when it is minimized: its title bar, at the corner it is nearest to. */
export function foldFrame(frame: VideoFrame, barHeight: number, room: VideoRoom): VideoFrame {
  return hangFrom(frame, { width: Math.min(frame.width, FOLDED_WIDTH, roomiest(room.width)), height: barHeight }, room);
}

/** The frame that opens from a minimized one, in the size it had. */
export function unfoldFrame(bar: VideoFrame, { width, height }: VideoFrame, room: VideoRoom): VideoFrame {
  return fitFrame(hangFrom(bar, { width, height }, room), room);
}

/** Another size for a frame, whose corner towards the window's nearest corner stays. */
function hangFrom(frame: VideoFrame, { width, height }: Pick<VideoFrame, 'width' | 'height'>, room: VideoRoom): VideoFrame {
  const { isRight, isLow } = nearestCorner(frame, room);
  const left = isRight ? frame.left + frame.width - width : frame.left;
  const top = isLow ? frame.top + frame.height - height : frame.top;
  return moveInside({ left, top, width, height }, room);
}

/** Messages stand in the middle, this wide and, with the room around them, this high. */
const MESSAGE = { width: 440, height: 96 };

/** How far above the window's lower edge a message has to stand so as not to lie on the video; 0 where it may stay. */
export function messageRise({ left, top, width, height }: VideoFrame, room: VideoRoom): number {
  const isBeside = left >= (room.width + MESSAGE.width) / 2 || left + width <= (room.width - MESSAGE.width) / 2;
  const isAbove = top + height <= room.height - room.bottom - MESSAGE.height;
  const hasRoom = top >= MESSAGE.height;
  return isBeside || isAbove || !hasRoom ? 0 : room.height - top;
}
