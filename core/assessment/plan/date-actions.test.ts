import { describe, expect, it } from 'vitest';
import { dateActions as dateLong, fitBeforeDeadline, type DayRules } from './date-actions.ts';
import type { Timeframe } from '../questions.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
const distances = (days: readonly number[], minutes = 90) => days.map((each) => ({ days: each, minutes }));
const dateActions = (days: readonly number[], today: string, timeframe: Timeframe, rules: DayRules) =>
  dateLong(distances(days), today, timeframe, rules);
const FREE = { deadline: null, away: null, freeDays: [] };

describe('the days of three actions', () => {
  it('are as far off as the situation has them', () => {
    expect(dateActions([0, 5, 25], TODAY, '6_months', FREE)).toEqual(['2026-11-22', '2026-11-27', '2026-12-17']);
  });

  it('are drawn together before a deadline', () => {
    const days = dateActions([0, 5, 25], TODAY, '6_months', { ...FREE, deadline: '2026-12-01' });
    expect(days).toEqual(['2026-11-22', '2026-11-24', '2026-11-30']);
  });

  it('are all today where the deadline is tomorrow', () => {
    expect(dateActions([0, 5, 25], TODAY, '6_months', { ...FREE, deadline: '2026-11-23' })).toEqual([TODAY, TODAY, TODAY]);
  });

  it('keep their distance where the deadline has passed or is far', () => {
    for (const deadline of ['2026-11-01', TODAY, '2027-11-01'])
      expect(dateActions([0, 5, 25], TODAY, '6_months', { ...FREE, deadline })).toEqual(['2026-11-22', '2026-11-27', '2026-12-17']);
  });

  it('pass over a time away, and lie before it where nothing comes after', () => {
    const away = { from: '2026-11-26', to: '2026-12-05' };
    expect(dateActions([0, 5, 25], TODAY, '6_months', { ...FREE, away })).toEqual(['2026-11-22', '2026-12-07', '2026-12-17']);
    const squeezed = dateActions([0, 5, 25], TODAY, '6_months', { ...FREE, away, deadline: '2026-12-06' });
    expect(squeezed.every((day) => day < away.from)).toBe(true);
  });

  it('are on weekdays on which there is time, but for today', () => {
    const days = dateActions([0, 5, 25], TODAY, '6_months', { ...FREE, freeDays: [3] });
    expect(days.slice(1).map((day) => new Date(`${day}T00:00:00Z`).getUTCDay())).toEqual([3, 3]);
  });

  it('are days of the week, where no others were named: whoever is to be asked works then', () => {
    expect(dateActions([0, 6, 20], TODAY, '6_months', FREE)).toEqual(['2026-11-22', '2026-11-30', '2026-12-14']);
    expect(dateActions([0, 6], TODAY, '6_months', { ...FREE, freeDays: [6] })).toEqual(['2026-11-22', '2026-11-28']);
  });

  it('are working days for what is short, whichever days are free', () => {
    const rules = { ...FREE, freeDays: [6] };
    expect(dateLong([...distances([0]), ...distances([6], 20)], TODAY, '6_months', rules)).toEqual(['2026-11-22', '2026-11-30']);
  });

  it('leave out what a deadline gives too little time for, and never the first', () => {
    const fit = (deadline: string | null, minutes = 30) =>
      fitBeforeDeadline(distances([0, 5, 25], minutes), TODAY, '6_months', { ...FREE, deadline });
    expect(fit(null)).toEqual([0, 1, 2]);
    expect(fit('2026-12-20')).toEqual([0, 1, 2]);
    expect(fit('2026-11-27')).toEqual([0, 1]);
    expect(fit('2026-11-27', 300)).toEqual([0]);
    expect(fit(TODAY)).toEqual([0]);
  });

  it('are one after the other', () => {
    expect(dateActions([0, 0, 0], TODAY, '6_months', FREE)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  });
});
