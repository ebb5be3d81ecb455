import { describe, expect, it } from 'vitest';
import { makeProfileLine } from './profile-line.ts';
import { sayLine, saySince, sayStreak, sayWalked } from './say-summary.ts';
import type { Rhythm, StudyDay } from './summary.ts';

const TODAY = '2026-05-03';
const day = (on: string, sec = 60): StudyDay => ({ on, seconds: { course: sec }, answered: 0, finished: [] });
const walked = (sec: number, answered = 0, finished = 0) => sayWalked({ totals: { seconds: { ebook: sec }, answered, finished } });
const since = (on: string, rhythm: Rhythm | null = null) => saySince({ days: [day(on)], today: TODAY, rhythm });

it('what was walked is told to the minute, from ten hours on to the hour, and never as more', () => {
  expect([59, 3600 * 4.5, 3600 * 46 + 3599].map((sec) => walked(sec))).toEqual([
    '59 s of walking',
    '4 h 30 min of walking',
    '46 hours of walking',
  ]);
});

it('whoever only answered or marked something as done has not walked', () => {
  expect([walked(0, 3), walked(0, 1, 2), walked(0, 0, 2)]).toEqual(['3 answers', '1 answer', '2 finished works']);
});

it.each([
  [TODAY, 'today'],
  ['2026-04-28', 'since 28 April'],
  ['2025-11-20', 'since November'],
  ['2025-05-20', 'since May 2025'],
])('the beginning %s is %s', (on, words) => {
  expect(since(on)).toBe(words);
});

it.each([
  [{ days: 'weekday', part: 'morning' }, 'on weekday mornings'],
  [{ days: null, part: 'evening' }, 'in the evenings'],
  [{ days: null, part: 'night' }, 'at night'],
  [{ days: 'weekend', part: null }, 'at weekends'],
] as const)('%o is said as %s', (rhythm, words) => {
  expect(since('2025-11-20', rhythm)).toBe(`since November, most of it ${words}`);
});

describe('the streak', () => {
  const streak = { days: 23, longest: 23, isTodayDone: true, hasRestLeft: true };

  it('says the days and whether the week still has its rest', () => {
    expect(sayStreak(streak)).toBe('23 days in a row. One day off this week breaks nothing.');
    expect(sayStreak({ ...streak, hasRestLeft: false, longest: 31 })).toBe(
      '23 days in a row. This week’s rest day is taken. The longest row was 31 days.',
    );
  });

  it('blames nobody', () => {
    expect(sayStreak({ ...streak, days: 0 })).toBe('Any day begins a row. The longest row was 23 days.');
  });
});

it('the line is told by its end and its highest point', () => {
  expect(sayLine(makeProfileLine([day('2026-03-04', 15_000), day(TODAY, 9000)], TODAY, '26-weeks'), TODAY)).toBe(
    'Time a week over 26 weeks: 2 h 30 min this week, at most 4 h 10 min in the week of 2 March.',
  );
  expect(sayLine(makeProfileLine([day(TODAY, 90)], TODAY, '4-weeks'), TODAY)).toBe(
    'Time a day over 28 days: 2 min today, at most 2 min on 3 May.',
  );
});
