import { expect, it } from 'vitest';
import { daysBetween, sayDay, weekdayOf } from './say-day.ts';

it('counts days over the ends of months, leap days and years', () => {
  expect(daysBetween('2026-11-22', '2026-11-22')).toBe(0);
  expect(daysBetween('2026-11-30', '2026-12-01')).toBe(1);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-01-01')).toBe(-365);
});

it('knows the day of the week, before 1970 too', () => {
  expect(['2026-11-22', '2026-11-27', '1969-12-31', '1970-01-01'].map(weekdayOf)).toEqual(['Sunday', 'Friday', 'Wednesday', 'Thursday']);
});

it('says a day as one would, with the year only where it is another', () => {
  expect(sayDay('2026-11-03', '2026-11-22')).toBe('3 November');
  expect(sayDay('2027-01-31', '2026-11-22')).toBe('31 January 2027');
});
