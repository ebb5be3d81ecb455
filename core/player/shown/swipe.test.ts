import { expect, it } from 'vitest';
import { swipeDirection } from './swipe.ts';

const START = { x: 100, y: 400, timeMs: 5000 };
const to = (x: number, y: number, timeMs: number) =>
  swipeDirection(START, { x: START.x + x, y: START.y + y, timeMs: START.timeMs + timeMs });

it('knows a swipe from a press, a tremble and a movement to the side', () => {
  expect([to(0, 0, 80), to(3, -10, 100), to(80, -60, 90)]).toEqual([null, null, null]);
});

it('takes a short flick or a long pull', () => {
  expect([to(0, -40, 60), to(5, 60, 100)]).toEqual(['up', 'down']);
  expect([to(0, -40, 400), to(0, 120, 1500), to(0, -120, 1500)]).toEqual([null, 'down', 'up']);
});

it('is long from 90 pixels on, short from 24 at half a pixel a millisecond', () => {
  expect([to(0, -89, 5000), to(0, -90, 5000)]).toEqual([null, 'up']);
  expect([to(0, 23, 10), to(0, 24, 48), to(0, 24, 49)]).toEqual([null, 'down', null]);
  expect(to(0, 40, 0)).toBe('down');
});

it('has to go further up or down than to a side', () => {
  expect([to(100, -100, 50), to(-100, -100, 50), to(-100, 100, 50)]).toEqual([null, null, null]);
  expect([to(99, -100, 50), to(-99, 100, 50)]).toEqual(['up', 'down']);
});
