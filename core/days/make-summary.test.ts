import { describe, expect, it } from 'vitest';
import { makeSummary, type Doings } from './make-summary.ts';

const NONE: Doings = { studied: [], answered: [], finished: [] };
const TODAY = '2026-03-18';
const clock = (date: number, hour = 9) => Date.UTC(2026, 2, date, hour);
const work = { id: 'enough', kind: 'audiobook', title: 'Enough' } as const;

describe('the days of what was done', () => {
  it('are none when nothing was', () => {
    expect(makeSummary(NONE, TODAY)).toEqual({
      ...{ today: TODAY, days: [], rhythm: null },
      streak: { days: 0, longest: 0, isTodayDone: false, hasRestLeft: true },
      totals: { seconds: {}, answered: 0, finished: 0 },
    });
  });

  it('hold seconds by kind, answers and finished works, the oldest first', () => {
    const { days, totals } = makeSummary(
      {
        studied: [
          { clockMs: clock(18), kind: 'course', seconds: 30 },
          { clockMs: clock(17, 0), kind: 'ebook', seconds: 600 },
          { clockMs: clock(17, 23), kind: 'ebook', seconds: 60 },
          { clockMs: clock(17), kind: 'course', seconds: 120 },
        ],
        answered: [
          { clockMs: clock(16), count: 3 },
          { clockMs: clock(17), count: 2 },
        ],
        finished: [{ clockMs: clock(17), work }],
      },
      TODAY,
    );
    expect(days).toEqual([
      { on: '2026-03-16', seconds: {}, answered: 3, finished: [] },
      { on: '2026-03-17', seconds: { ebook: 660, course: 120 }, answered: 2, finished: [work] },
      { on: '2026-03-18', seconds: { course: 30 }, answered: 0, finished: [] },
    ]);
    expect(totals).toEqual({ seconds: { ebook: 660, course: 150 }, answered: 5, finished: 1 });
  });
});

describe('for the streak a day counts', () => {
  const streakOf = (doings: Partial<Doings>) => makeSummary({ ...NONE, ...doings }, TODAY).streak.days;
  const studied = (...seconds: number[]) => seconds.map((sec, i) => ({ clockMs: clock(18, i), kind: 'video' as const, seconds: sec }));

  it('from a minute on, of all that was played or read', () => {
    expect([streakOf({ studied: studied(30, 29.9) }), streakOf({ studied: studied(30, 30) })]).toEqual([0, 1]);
  });

  it('with one answer', () => {
    expect(streakOf({ answered: [{ clockMs: clock(18), count: 1 }] })).toBe(1);
  });

  it('not by a work that was only marked as done', () => {
    expect(streakOf({ finished: [{ clockMs: clock(18), work }] })).toBe(0);
  });
});
