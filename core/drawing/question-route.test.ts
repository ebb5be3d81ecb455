import { expect, it } from 'vitest';
import { QUESTION_IDS } from '#core/assessment/questions.ts';
import { QUESTION_STATIONS, shareBelow } from './question-route.ts';

it('has a station for each question, and the plan at the top', () => {
  expect(QUESTION_STATIONS).toHaveLength(QUESTION_IDS.length + 1);
  const heights = QUESTION_STATIONS.map(([, y]) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

it('is walked from nothing to all of it, station by station', () => {
  const shares = QUESTION_STATIONS.map((_, i) => shareBelow(i));
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  expect(new Set(shares).size).toBe(QUESTION_STATIONS.length);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
