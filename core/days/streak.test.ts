import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf, mondayOf } from '../day-number.ts';
import { countStreak } from './streak.ts';

const MONDAY = dayNumber('2026-03-16');

/** Weeks from a Monday on as "xx-xxxx", `x` a day on which something was done; the last one is today. */
const streakOf = (...weeks: string[]) => {
  const marks = weeks.join('');
  const done = [...marks].flatMap((mark, i) => (mark === 'x' ? [dayOf(MONDAY + i)] : []));
  return countStreak(done, dayOf(MONDAY + marks.length - 1));
};

describe('days in a row', () => {
  it.each([
    ['are none before anything was done', ['-'], 0],
    ['begin today', ['--x'], 1],
    ['wait for today', ['xx-'], 2],
    ['are broken by two days of one week', ['xx--x'], 1],
    ['are broken before today when both rests are behind', ['xx---'], 0],
    ['go over one rest day a week, which is not counted', ['xx-xxxx', 'xxxx-xx'], 12],
    ['go over a Sunday and the Monday after it', ['xxxxxx-', '-xx'], 8],
    ['do not go over a third day', ['xxxxxx-', '--x'], 1],
    ['begin after the first of two rests', ['x-xx-xx'], 4],
    ['do not count a rest before their beginning', ['--xx-xx'], 4],
  ])('%s', (_, weeks, days) => {
    expect(streakOf(...weeks).days).toBe(days);
  });

  it('remember the longest row', () => {
    expect(streakOf('xxxxxxx', 'x------', '--xx')).toMatchObject({ days: 2, longest: 8 });
  });

  it('go through the nights in which clocks change, and over the end of a year', () => {
    expect(countStreak(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30').days).toBe(3);
    expect(countStreak(['2027-12-31', '2028-01-01'], '2028-01-01').days).toBe(2);
  });

  it('count no day after today', () => {
    expect(countStreak(['2026-03-16', '2026-03-17'], '2026-03-16')).toMatchObject({ days: 1, longest: 1 });
  });
});

describe('the rest day of this week', () => {
  it.each([
    ['is there at first', ['-'], true],
    ['is there while every day is done', ['xxx'], true],
    ['is used by a day without anything', ['xx-x'], false],
    ['is not used by today', ['xx-'], true],
    ['is not used by days before the row', ['--x'], true],
    ['is there again on Monday', ['xxxxxx-', 'x'], true],
  ])('%s', (_, weeks, hasRestLeft) => {
    expect(streakOf(...weeks).hasRestLeft).toBe(hasRestLeft);
  });
});

it('the row is the longest one that ends now and has one rest a week at most', () => {
  const marks = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(marks, (all) => {
      const rows = all.flatMap((isDone, first) => (isDone ? [all.slice(first)] : [])).filter((row) => isRow(row, all.length - row.length));
      const days = Math.max(0, ...rows.map((row) => row.filter(Boolean).length));
      expect(streakOf(all.map((isDone) => (isDone ? 'x' : '-')).join('')).days).toBe(days);
    }),
  );
});

function isRow(row: readonly boolean[], from: number): boolean {
  const rests = row.flatMap((isDone, i) => (isDone || i === row.length - 1 ? [] : [mondayOf(MONDAY + from + i)]));
  return new Set(rests).size === rests.length;
}

it('today is done once something was done today', () => {
  expect([streakOf('xx').isTodayDone, streakOf('x-').isTodayDone]).toEqual([true, false]);
});
