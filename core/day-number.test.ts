import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber, dayNumberOfClock, dayOf, mondayOf } from './day-number.ts';
import { weekdayOf } from './say-day.ts';

const anyNumber = fc.integer({ min: -100_000, max: 100_000 });

it('days are counted from the first of 1970', () => {
  expect(['1970-01-01', '1969-12-31', '2024-02-29', '2026-11-22'].map(dayNumber)).toEqual([0, -1, 19_782, 20_779]);
});

it('a number leads back to its day', () => {
  fc.assert(fc.property(anyNumber, (number) => dayNumber(dayOf(number)) === number));
});

it('a clock stands on its day until midnight', () => {
  const midnight = Date.UTC(2026, 10, 22);
  const days = [midnight - 1, midnight, midnight + 86_399_999].map((ms) => dayOf(dayNumberOfClock(ms)));
  expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
});

it('a week begins with the Monday on or before the day', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const monday = mondayOf(number);
      expect([weekdayOf(dayOf(monday)), number - monday >= 0, number - monday < 7]).toEqual(['Monday', true, true]);
    }),
  );
});
