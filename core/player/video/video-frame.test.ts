import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultFrame,
  dragEdges,
  fitFrame,
  foldFrame,
  growFrame,
  messageRise,
  moveFrame,
  nearestCorner,
  nextCorner,
  putInCorner,
  scaleFrame,
  unfoldFrame,
  type FrameEdges,
  type VideoFrame,
  type VideoRoom,
} from './video-frame.ts';

/** Of the specification. */
const MARGIN_PX = 20;
const DESKTOP: VideoRoom = { width: 1440, height: 900, bottom: 108 };
const PHONE: VideoRoom = { width: 390, height: 844, bottom: 144 };

const room = fc.record({
  width: fc.integer({ min: 240, max: 4000 }),
  height: fc.integer({ min: 240, max: 3000 }),
  bottom: fc.integer({ min: 0, max: 160 }),
});
const px = fc.integer({ min: -5000, max: 5000 });
const anyFrame = fc.record({ left: px, top: px, width: px, height: px });
const fitted = fc.tuple(anyFrame, room).map(([frame, at]) => ({ frame: fitFrame(frame, at), room: at }));
const edge = fc.constantFrom(-1, 0, 1);
const edges: fc.Arbitrary<FrameEdges> = fc.record({ x: edge, y: edge }) as fc.Arbitrary<FrameEdges>;

const isInside = ({ left, top, width, height }: VideoFrame, at: VideoRoom): boolean =>
  left >= MARGIN_PX && top >= MARGIN_PX && left + width <= at.width - MARGIN_PX && top + height <= at.height - MARGIN_PX;

const keepsBounds = ({ width, height }: VideoFrame, at: VideoRoom): boolean =>
  width >= Math.min(320, at.width - 40) && width <= 1000 && height >= Math.min(240, at.height - 40) && height <= 600;

const keeps = (frame: VideoFrame, at: VideoRoom): void => {
  expect({ frame, isInside: isInside(frame, at), keepsBounds: keepsBounds(frame, at) }).toEqual({
    frame,
    isInside: true,
    keepsBounds: true,
  });
  expect(Object.values(frame).every(Number.isInteger)).toBe(true);
};

describe('where it begins', () => {
  it('is 600 by 450 in the lower right corner, above the player [spec 9.video.desktop]', () => {
    expect(defaultFrame(DESKTOP)).toEqual({ left: 820, top: 322, width: 600, height: 450 });
  });

  it('is 400 by 320 on small windows, and smaller in its shape where that has no room [spec 9.video.mobile]', () => {
    expect(defaultFrame({ width: 700, height: 900, bottom: 0 })).toEqual({ left: 280, top: 560, width: 400, height: 320 });
    expect(defaultFrame(PHONE)).toEqual({ left: 20, top: 400, width: 350, height: 280 });
    expect(defaultFrame({ width: 320, height: 568, bottom: 144 })).toMatchObject({ left: 20, width: 280, height: 224 });
  });

  it('is large from the width of a tablet on', () => {
    expect([767, 768].map((width) => defaultFrame({ width, height: 900, bottom: 0 }).width)).toEqual([400, 600]);
  });

  it('is above the player in every window', () => {
    fc.assert(
      fc.property(room, (at) => {
        const frame = defaultFrame(at);
        expect(isInside(frame, at)).toBe(true);
        expect(frame.top + frame.height).toBeLessThanOrEqual(at.height - at.bottom - MARGIN_PX);
      }),
    );
  });
});

describe('every way to change it', () => {
  it('keeps it 20 px inside the window and within 320 to 1000 by 240 to 600 [spec 5.video.margin .width .height]', () => {
    fc.assert(fc.property(anyFrame, room, (frame, at) => keeps(fitFrame(frame, at), at)));
    fc.assert(fc.property(fitted, px, px, ({ frame, room: at }, dx, dy) => keeps(moveFrame(frame, dx, dy, at), at)));
    fc.assert(fc.property(fitted, px, px, ({ frame, room: at }, dx, dy) => keeps(growFrame(frame, dx, dy, at), at)));
    fc.assert(fc.property(fitted, edges, px, px, ({ frame, room: at }, by, dx, dy) => keeps(dragEdges(frame, by, dx, dy, at), at)));
    fc.assert(
      fc.property(fitted, fc.double({ min: 0.1, max: 10, noNaN: true }), ({ frame, room: at }, by) => keeps(scaleFrame(frame, by, at), at)),
    );
    fc.assert(
      fc.property(fitted, fc.boolean(), fc.boolean(), ({ frame, room: at }, a, b) =>
        keeps(putInCorner(frame, { isRight: a, isLow: b }, at), at),
      ),
    );
    fc.assert(
      fc.property(fitted, px, px, ({ frame, room: at }, dx, dy) =>
        keeps(unfoldFrame(moveFrame(foldFrame(frame, 44, at), dx, dy, at), frame, at), at),
      ),
    );
  });

  it('also when the window shrinks, and leaves alone what is well', () => {
    fc.assert(fc.property(fitted, room, ({ frame }, smaller) => keeps(fitFrame(frame, smaller), smaller)));
    fc.assert(fc.property(fitted, ({ frame, room: at }) => void expect(fitFrame(frame, at)).toEqual(frame)));
  });

  it('makes nothing of what is no number', () => {
    expect(fitFrame({ left: Number.NaN, top: 0, width: 400, height: 300 }, DESKTOP)).toEqual(defaultFrame(DESKTOP));
    expect(fitFrame({ left: 0, top: 0, width: Infinity, height: 300 }, DESKTOP)).toEqual(defaultFrame(DESKTOP));
  });
});

describe('dragging', () => {
  it('moves it as far as the pointer, and no size changes', () => {
    const frame = { left: 400, top: 200, width: 600, height: 450 };
    expect(moveFrame(frame, -30, 40, DESKTOP)).toEqual({ ...frame, left: 370, top: 240 });
    fc.assert(
      fc.property(
        fitted,
        px,
        px,
        ({ frame: { width, height, ...at }, room: r }, dx, dy) =>
          void expect(moveFrame({ ...at, width, height }, dx, dy, r)).toMatchObject({ width, height }),
      ),
    );
  });

  it.each([
    ['right', { x: 1, y: 0 }, { left: 400, top: 200, width: 630, height: 450 }],
    ['left', { x: -1, y: 0 }, { left: 430, top: 200, width: 570, height: 450 }],
    ['lower', { x: 0, y: 1 }, { left: 400, top: 200, width: 600, height: 490 }],
    ['upper', { x: 0, y: -1 }, { left: 400, top: 240, width: 600, height: 410 }],
    ['lower right', { x: 1, y: 1 }, { left: 400, top: 200, width: 630, height: 490 }],
    ['upper left', { x: -1, y: -1 }, { left: 430, top: 240, width: 570, height: 410 }],
  ] as const)('follows the pointer with the %s edge', (_, by, resized) => {
    expect(dragEdges({ left: 400, top: 200, width: 600, height: 450 }, by, 30, 40, DESKTOP)).toEqual(resized);
  });

  it('stops an edge at the margin of the window', () => {
    const frame = { left: 700, top: 200, width: 600, height: 450 };
    expect(dragEdges(frame, { x: 1, y: 1 }, 500, 500, DESKTOP)).toEqual({ ...frame, width: 720, height: 600 });
    expect(dragEdges(frame, { x: -1, y: -1 }, -500, -500, DESKTOP)).toEqual({ left: 300, top: 50, width: 1000, height: 600 });
    expect(dragEdges({ ...frame, top: 400 }, { x: 0, y: 1 }, 0, 500, DESKTOP)).toEqual({ ...frame, top: 400, height: 480 });
  });

  it('leaves the opposite edges where they are', () => {
    fc.assert(
      fc.property(fitted, edges, px, px, ({ frame, room: at }, by, dx, dy) => {
        const next = dragEdges(frame, by, dx, dy, at);
        if (by.x < 0) expect(next.left + next.width).toBe(frame.left + frame.width);
        else expect(next.left).toBe(frame.left);
        if (by.y < 0) expect(next.top + next.height).toBe(frame.top + frame.height);
        else expect(next.top).toBe(frame.top);
        if (by.x === 0) expect(next.width).toBe(frame.width);
        if (by.y === 0) expect(next.height).toBe(frame.height);
      }),
    );
  });
});

describe('with one press', () => {
  it('goes round the corners', () => {
    const start = defaultFrame(DESKTOP);
    const frames = [start];
    for (let i = 0; i < 4; i++) {
      const at = frames.at(-1) ?? start;
      frames.push(putInCorner(at, nextCorner(nearestCorner(at, DESKTOP)), DESKTOP));
    }
    expect(frames.map(({ left, top }) => [left, top])).toEqual([
      [820, 322],
      [20, 322],
      [20, 20],
      [820, 20],
      [820, 322],
    ]);
  });

  it('counts as right and low in the very middle', () => {
    expect(nearestCorner({ left: 420, top: 225, width: 600, height: 450 }, DESKTOP)).toEqual({ isRight: true, isLow: true });
    expect(nearestCorner({ left: 419, top: 224, width: 600, height: 450 }, DESKTOP)).toEqual({ isRight: false, isLow: false });
  });

  it('grows to the right and downwards while there is room', () => {
    expect(growFrame({ left: 100, top: 100, width: 400, height: 300 }, 40, 30, DESKTOP)).toEqual({
      left: 100,
      top: 100,
      width: 440,
      height: 330,
    });
    expect(growFrame({ left: 100, top: 100, width: 400, height: 300 }, -40, -30, DESKTOP)).toEqual({
      left: 100,
      top: 100,
      width: 360,
      height: 270,
    });
  });

  it('grows no wider than a narrow window, in its own shape', () => {
    const frame = { left: 20, top: 400, width: 320, height: 240 };
    expect(scaleFrame(frame, 3, PHONE)).toMatchObject({ width: 350, height: 263 });
  });

  it('gets larger and smaller in its own shape', () => {
    const frame = { left: 820, top: 322, width: 600, height: 450 };
    expect(scaleFrame(frame, 0.8, DESKTOP)).toEqual({ left: 940, top: 412, width: 480, height: 360 });
    expect(scaleFrame(frame, 10, DESKTOP)).toMatchObject({ width: 800, height: 600 });
    expect(scaleFrame(frame, 0.1, DESKTOP)).toMatchObject({ width: 320, height: 240 });
  });
});

describe('minimized', () => {
  it('is its title bar at the corner it is nearest to, and opens from there', () => {
    const frame = defaultFrame(DESKTOP);
    const bar = foldFrame(frame, 44, DESKTOP);
    expect(bar).toEqual({ left: 1060, top: 728, width: 360, height: 44 });
    expect(unfoldFrame(bar, frame, DESKTOP)).toEqual(frame);
  });

  it('keeps the edge that is nearest to the window’s', () => {
    const right = { left: 700, top: 300, width: 600, height: 450 };
    expect(foldFrame(right, 44, DESKTOP)).toEqual({ left: 940, top: 706, width: 360, height: 44 });
    const left = { left: 60, top: 60, width: 600, height: 450 };
    expect(foldFrame(left, 44, DESKTOP)).toEqual({ left: 60, top: 60, width: 360, height: 44 });
  });

  it('loses no size by folding and unfolding', () => {
    fc.assert(
      fc.property(fitted, ({ frame, room: at }) => {
        const bar = foldFrame(frame, 44, at);
        expect(isInside(bar, at)).toBe(true);
        expect(unfoldFrame(bar, frame, at)).toMatchObject({ width: frame.width, height: frame.height });
      }),
    );
  });
});

describe('a message', () => {
  it('stands above a video that fills a phone from side to side', () => {
    expect(messageRise({ left: 20, top: 360, width: 350, height: 320 }, PHONE)).toBe(844 - 360);
  });

  it('stays where the video does not reach', () => {
    expect(messageRise({ left: 960, top: 320, width: 460, height: 450 }, DESKTOP)).toBe(0);
    expect(messageRise({ left: 20, top: 20, width: 350, height: 320 }, PHONE)).toBe(0);
  });

  it('stays where there is no room above the video', () => {
    expect(messageRise({ left: 20, top: 20, width: 600, height: 560 }, { width: 640, height: 600, bottom: 0 })).toBe(0);
  });
});
