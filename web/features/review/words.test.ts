import { describe, expect, it } from 'vitest';
import { inDays, sayNext } from './words.ts';

it.each([
  [0, 'once more today'],
  [1, 'tomorrow'],
  [2, 'in 2 days'],
  [13, 'in 13 days'],
  [14, 'in 2 weeks'],
  [59, 'in 8 weeks'],
  [60, 'in 2 months'],
  [345, 'in 11 months'],
  [367, 'in a year'],
])('%d days are “%s”', (days, words) => expect(inDays(days)).toBe(words));

describe('what comes next', () => {
  const on = '2026-06-02';
  it.each([
    [{ on: '2026-06-03', cards: 1 }, '1 card comes back tomorrow.'],
    [{ on: '2026-06-05', cards: 3 }, '3 cards come back on Friday.'],
    [{ on: '2026-06-09', cards: 10 }, '10 cards come back on 9 June.'],
    [null, 'Nothing is due for now. What you mark next comes a day later.'],
  ])('%j is “%s”', (next, words) => expect(sayNext({ next, on })).toBe(words));
});
