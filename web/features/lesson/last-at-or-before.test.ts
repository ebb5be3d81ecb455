import { expect, it } from 'vitest';
import { lastAtOrBefore } from './last-at-or-before.ts';

it.each([
  [-1, -1],
  [0, 0],
  [4, 0],
  [5, 2],
  [9, 3],
  [1000, 3],
])('the last at %i or before it is number %i', (place, expected) => {
  expect(lastAtOrBefore([{ start: 0 }, { start: 5 }, { start: 5 }, { start: 9 }], place)).toBe(expected);
});

it('is none of none', () => {
  expect(lastAtOrBefore([], 3)).toBe(-1);
});

it('is found a million times among a million', () => {
  const ordered = Array.from({ length: 1_000_000 }, (_, i) => ({ start: i * 2 }));
  expect(ordered.every(({ start }, i) => lastAtOrBefore(ordered, start + 1) === i)).toBe(true);
});
