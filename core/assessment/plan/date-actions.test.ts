import { describe, expect, it } from 'vitest';
import { dateActions } from './date-actions.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
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

  it('are one after the other', () => {
    expect(dateActions([0, 0, 0], TODAY, '6_months', FREE)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  });
});
