import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, makeWay, standAside, type Obstacle } from './stand-aside.ts';
import { defaultFrame, EDGE_PX, foldFrame, putInCorner, type VideoFrame, type VideoRoom } from './video-frame.ts';

const ROOM: VideoRoom = { width: 1440, height: 900, bottom: 108 };
const LOWER_RIGHT = defaultFrame(ROOM);

const CORNERS = [true, false].flatMap((isLow) => [true, false].map((isRight) => ({ isRight, isLow })));

describe('a window in the way', () => {
  it('stays where it covers nothing', () => {
    expect(standAside(LOWER_RIGHT, [{ left: 100, top: 100, width: 200, height: 40 }], ROOM)).toBe(LOWER_RIGHT);
  });

  it('goes past the nearest edge of what has the focus', () => {
    const list = { left: 1360, top: 100, width: 60, height: 680 };
    expect(standAside(LOWER_RIGHT, [list], ROOM)).toEqual({ ...LOWER_RIGHT, left: 1360 - 8 - LOWER_RIGHT.width });
    const row = { left: 230, top: 720, width: 1180, height: 52 };
    expect(standAside(LOWER_RIGHT, [row], ROOM)).toEqual({ ...LOWER_RIGHT, top: 720 - 8 - LOWER_RIGHT.height });
  });

  it('clears all that must be seen at once', () => {
    const row = { left: 230, top: 720, width: 1180, height: 52 };
    const question = { left: 20, top: 40, width: 1400, height: 300 };
    expect(standAside({ left: 800, top: 500, width: 400, height: 240 }, [row, question], ROOM)).toEqual({
      left: 800,
      top: 472,
      width: 400,
      height: 240,
    });
  });

  it('has nowhere to go on a phone whose middle is taken', () => {
    const phone = { width: 390, height: 844, bottom: 150 };
    expect(standAside(defaultFrame(phone), [{ left: 20, top: 230, width: 350, height: 250 }], phone)).toBeNull();
  });

  it('makes way as a whole, else folded, and stays before what no window can hide', () => {
    const phone = { width: 390, height: 844, bottom: 150 };
    const frame = defaultFrame(phone);
    const window = { frame, bar: foldFrame(frame, 44, phone) };
    const way = (top: number, height: number) => makeWay(window, [{ left: 20, top, width: 350, height }], phone);
    expect(way(420, 60)).toEqual({ frame: { ...frame, top: 420 - 8 - frame.height }, isFolded: false });
    expect(way(250, 300)).toMatchObject({ frame: { height: 44 }, isFolded: true });
    expect(makeWay({ ...window, bar: null }, [{ left: 20, top: 300, width: 350, height: 300 }], phone)).toBeNull();
    expect(makeWay(window, [{ left: 0, top: 56, width: 390, height: 780 }], phone)).toBeNull();
  });
});

const anyRoom = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 400, max: 1440 }),
  bottom: fc.integer({ min: 0, max: 180 }),
});

const anyScene = anyRoom.chain((room) =>
  fc.record({
    room: fc.constant(room),
    frame: fc.record({
      left: fc.integer({ min: EDGE_PX, max: room.width }),
      top: fc.integer({ min: EDGE_PX, max: room.height }),
      width: fc.integer({ min: 44, max: room.width - 2 * EDGE_PX }),
      height: fc.integer({ min: 44, max: 600 }),
    }),
    obstacles: fc.array(
      fc.record({
        left: fc.double({ min: -50, max: room.width, noNaN: true }),
        top: fc.double({ min: -50, max: room.height, noNaN: true }),
        width: fc.double({ min: 1, max: room.width, noNaN: true }),
        height: fc.double({ min: 1, max: 400, noNaN: true }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
);

const isClearOfPlayer = ({ left, top, width, height }: VideoFrame, room: VideoRoom): boolean =>
  left >= EDGE_PX && top >= EDGE_PX && left + width <= room.width - EDGE_PX && top + height <= room.height - room.bottom - EDGE_PX;

const isFree = (frame: VideoFrame, obstacles: readonly Obstacle[]): boolean => !obstacles.some((obstacle) => covers(frame, obstacle));

describe('wherever it is', () => {
  it('covers nothing that must be seen, keeps its size, and where it moves it stays on the screen and off the player', () => {
    fc.assert(
      fc.property(anyScene, ({ frame, obstacles, room }) => {
        const aside = standAside(frame, obstacles, room);
        if (aside === null || aside === frame) return;
        expect(isFree(aside, obstacles)).toBe(true);
        expect(isClearOfPlayer(aside, room)).toBe(true);
        expect([aside.width, aside.height]).toEqual([frame.width, frame.height]);
      }),
    );
  });

  it('finds a place whenever a corner is free, none farther than that corner', () => {
    fc.assert(
      fc.property(anyScene, ({ frame, obstacles, room }) => {
        const free = CORNERS.map((corner) => putInCorner(frame, corner, room)).filter(
          (place) => isFree(place, obstacles) && isClearOfPlayer(place, room),
        );
        fc.pre(free.length > 0);
        const aside = standAside(frame, obstacles, room);
        const way = (to: VideoFrame): number => Math.hypot(to.left - frame.left, to.top - frame.top);
        expect(aside && way(aside)).toBeLessThanOrEqual(Math.min(...free.map(way)));
      }),
    );
  });

  it('is content where it went: asked again it stays', () => {
    fc.assert(
      fc.property(anyScene, ({ frame, obstacles, room }) => {
        const aside = standAside(frame, obstacles, room);
        if (aside) expect(standAside(aside, obstacles, room)).toBe(aside);
      }),
    );
  });
});
