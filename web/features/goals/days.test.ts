import { describe, expect, it } from 'vitest';
import { addDays, addMonth, dayInWords, dayOf } from './days.ts';

describe('a day', () => {
  it('is the one of the machine, however late it is there', () => {
    expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
    expect(dayOf(new Date(2026, 10, 3, 0, 1))).toBe('2026-11-03');
  });

  it.each([
    ['2026-12-20', 14, '2027-01-03'],
    ['2028-02-27', 2, '2028-02-29'],
  ])('%s and %i more days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it.each([
    ['2026-11-03', '2026-12-03'],
    ['2027-01-31', '2027-02-28'],
    ['2026-12-31', '2027-01-31'],
  ])('%s and a month is %s', (day, expected) => {
    expect(addMonth(day)).toBe(expected);
  });

  it.each([
    ['2026-11-02', 'its day was 2 November'],
    ['2025-11-02', 'its day was 2 November 2025'],
    ['2026-11-03', 'today'],
    ['2026-11-04', 'tomorrow'],
    ['2026-11-09', 'on Monday'],
    ['2026-11-10', 'by 10 November'],
    ['2027-01-10', 'by 10 January 2027'],
  ])('%s, seen from 3 November 2026, is “%s”', (day, words) => {
    expect(dayInWords(day, '2026-11-03')).toBe(words);
  });

  it('is written out where today is not known', () => {
    expect(dayInWords('2026-11-03', null)).toBe('by 3 November 2026');
  });
});
