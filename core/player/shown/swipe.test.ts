import { expect, it } from 'vitest';
import { swipeDirection } from './swipe.ts';

const START = { x: 100, y: 400, timeMs: 0 };
const to = (x: number, y: number, timeMs: number) => swipeDirection(START, { x: START.x + x, y: START.y + y, timeMs });

it('knows a swipe from a press, a tremble and a movement to the side', () => {
  expect([to(0, 0, 80), to(3, -10, 100), to(80, -60, 90)]).toEqual([null, null, null]);
});

it('takes a short flick or a long pull', () => {
  expect([to(0, -40, 60), to(5, 60, 100)]).toEqual(['up', 'down']);
  expect([to(0, -40, 400), to(0, 120, 1500), to(0, -120, 1500)]).toEqual([null, 'down', 'up']);
});
