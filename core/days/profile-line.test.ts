import { describe, expect, it } from 'vitest';
import { hasRested, listTicks, listWeeks, makeProfileLine, type ProfileLine } from './profile-line.ts';
import { findNotes } from './profile-notes.ts';
import type { StudyDay } from './summary.ts';

/** A Wednesday. */
const TODAY = '2026-03-18';
const day = (on: string, sec: number, more: Partial<StudyDay> = {}): StudyDay => ({
  ...{ on, seconds: { course: sec }, answered: 0, finished: [] },
  ...more,
});
const work = (title: string) => ({ id: title, kind: 'audiobook' as const, title });

describe('a line', () => {
  it('of four weeks has a point a day, the last of today', () => {
    const { step, points } = makeProfileLine([day('2026-02-18', 60), day('2026-02-19', 60), day(TODAY, 90)], TODAY, '4-weeks');
    expect([step, points.length, points[0]?.from, points[0]?.seconds]).toEqual(['day', 28, '2026-02-19', 60]);
    expect(points.at(-1)).toEqual({ from: TODAY, seconds: 90, stones: 1, answered: 0, finished: [] });
  });

  it('of half a year has a point a week from its Monday, and what all its days hold', () => {
    const days = [
      day('2026-03-15', 600),
      day('2026-03-16', 30),
      day('2026-03-17', 0, { answered: 2, finished: [work('Enough')] }),
      day(TODAY, 120, { seconds: { ebook: 60, video: 60 } }),
    ];
    const { step, points } = makeProfileLine(days, TODAY, '26-weeks');
    expect([step, points.length, points.at(-2)?.seconds]).toEqual(['week', 26, 600]);
    expect(points.at(-1)).toEqual({ from: '2026-03-16', seconds: 150, stones: 2, answered: 2, finished: [work('Enough')] });
  });

  it('of all begins before the week of the first day, and is never too short to draw', () => {
    const all = (first: string) => makeProfileLine([day(first, 60)], TODAY, 'all').points;
    expect([all('2023-03-19')[0]?.from, all('2023-03-19').length]).toEqual(['2023-03-06', 159]);
    expect([all(TODAY)[0]?.from, all(TODAY).length]).toEqual(['2026-02-23', 4]);
  });
});

describe('below a line stand', () => {
  const wordsOf = (line: ProfileLine) => listTicks(line).map(({ at, on }) => `${on} at ${Math.round(at * 10) / 10}`);

  it('the Mondays of days', () => {
    expect(wordsOf(makeProfileLine([], TODAY, '4-weeks'))).toEqual([
      '2026-02-23 at 4',
      '2026-03-02 at 11',
      '2026-03-09 at 18',
      '2026-03-16 at 25',
    ]);
  });

  it('the months of half a year, also within weeks', () => {
    const ticks = wordsOf(makeProfileLine([], TODAY, '26-weeks'));
    expect(ticks).toHaveLength(6);
    expect(ticks.slice(0, 2)).toEqual(['2025-10-01 at 1.3', '2025-11-01 at 5.7']);
  });

  it('quarters or halves of longer times, as many as find room', () => {
    const three = listTicks(makeProfileLine([day('2023-03-19', 60)], TODAY, 'all')).map(({ on }) => on);
    expect(three).toEqual(['2023-07-01', '2024-01-01', '2024-07-01', '2025-01-01', '2025-07-01', '2026-01-01']);
  });
});

describe('a week has rested', () => {
  const week = (stones: number) => ({ from: '2026-03-16', seconds: 0, stones, answered: 0, finished: [] });

  it('with one day without anything', () => {
    expect([5, 6, 7].map((stones) => hasRested(week(stones), '2026-03-25', false))).toEqual([false, true, false]);
  });

  it('where today is not done yet, by the days before it', () => {
    expect([1, 2].map((stones) => hasRested(week(stones), TODAY, false))).toEqual([true, false]);
    expect([2, 3].map((stones) => hasRested(week(stones), TODAY, true))).toEqual([true, false]);
  });

  it('not before anything was done in it', () => {
    expect(hasRested(week(0), '2026-03-17', false)).toBe(false);
  });
});

describe('of a line is noted', () => {
  const days = [
    day('2025-10-07', 7200),
    day('2025-10-21', 600, { finished: [work('Enough')] }),
    ...[3, 4, 5, 6, 7, 8].map((date) => day(`2025-11-0${date}`, 60)),
    day('2026-02-03', 9000, { finished: [work('The long view')] }),
    day(TODAY, 20_000),
  ];

  it('its best week, the first finished work, the first full week and the longest time away', () => {
    const { points, ...line } = makeProfileLine(days, TODAY, '26-weeks');
    expect(findNotes({ ...line, points }).map(({ index, ...words }) => [points[index]?.from, words.title, words.text])).toEqual([
      ['2026-02-02', 'Best week, 2 h 30 min', 'finished The long view'],
      ['2025-10-20', 'First summit', 'Enough, audiobook'],
      ['2025-11-03', 'First full week', '6 stones'],
      ['2025-12-22', 'Away', '12 weeks'],
    ]);
  });

  it('of days the best alone, and the first finished work', () => {
    const line = makeProfileLine([day('2026-03-10', 600), day('2026-03-12', 900, { finished: [work('Enough')] })], TODAY, '4-weeks');
    expect(findNotes(line)).toEqual([{ index: 21, title: 'Best day, 15 min', text: 'finished Enough' }]);
  });

  it('nothing where there is one week, or none', () => {
    for (const only of [[], [day('2026-03-10', 600)], [day(TODAY, 600)]])
      expect(findNotes(makeProfileLine(only, TODAY, '26-weeks'))).toEqual([]);
  });

  it('lists of weeks end with this one', () => {
    expect(
      listWeeks([], TODAY, 12)
        .map(({ from }) => from)
        .slice(-2),
    ).toEqual(['2026-03-09', '2026-03-16']);
  });
});
