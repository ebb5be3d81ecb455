import { describe, expect, it } from 'vitest';
import { findRhythm } from './rhythm.ts';

/** Monday, 16 March 2026. */
const MONDAY = Date.UTC(2026, 2, 16);
const at = (day: number, hour: number, seconds = 60) => ({ clockMs: MONDAY + (day * 24 + hour) * 3_600_000, seconds });
const weeks = (...hours: readonly (readonly [day: number, hour: number])[]) =>
  [0, 7, 14, 21, 28, 35, 42].flatMap((week) => hours.map(([day, hour]) => at(week + day, hour)));

describe('most of the time is', () => {
  it.each([
    ['on weekday mornings', weeks([0, 7], [2, 8], [5, 20]), { days: 'weekday', part: 'morning' }],
    ['on weekend evenings', weeks([5, 18], [6, 22], [1, 9]), { days: 'weekend', part: 'evening' }],
    ['in the afternoons', weeks([0, 12], [5, 17], [6, 5]), { days: null, part: 'afternoon' }],
    ['at night', weeks([0, 23], [5, 4], [6, 12]), { days: null, part: 'night' }],
    ['at weekends', weeks([5, 9], [6, 14], [1, 20]), { days: 'weekend', part: null }],
  ])('%s', (_, studied, rhythm) => {
    expect(findRhythm(studied)).toEqual(rhythm);
  });

  it('not on weekdays alone, which are most of the days', () => {
    expect(findRhythm(weeks([0, 9], [1, 14], [2, 20]))).toBeNull();
  });

  it('measured by seconds, and half of them is not most', () => {
    expect(findRhythm([...weeks([0, 9], [1, 14]), at(1, 20, 900)])).toEqual({ days: 'weekday', part: 'evening' });
    expect(findRhythm(weeks([0, 9], [5, 20]))).toBeNull();
  });
});

it('six days are too few to tell', () => {
  const week = Array.from({ length: 7 }, (_, day) => at(day, 9));
  expect(findRhythm(week)).not.toBeNull();
  expect(findRhythm(week.slice(1))).toBeNull();
});
