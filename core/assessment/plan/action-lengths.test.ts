import { expect, it } from 'vitest';
import { CAREER_LEVELS } from '../../records/levels.ts';
import { readIfThen, writeIfThen } from '../../goals/if-then.ts';
import { CAREER_GOALS, CHALLENGES } from '../questions.ts';
import { TACTICS } from '../tactics/tactics.ts';
import { GOAL_PLANS } from './goals/goal-plans.ts';
import { workdaysAfter } from './plan-days.ts';
import { SKIPPED_ACTIONS } from './actions/skipped-actions.ts';

const MONTH_WEEKS = 4;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const actions = [
  ...CHALLENGES.map((challenge) => TACTICS[challenge]),
  ...CAREER_GOALS.flatMap((goal) => [GOAL_PLANS[goal].first, GOAL_PLANS[goal].second]),
  ...Object.values(SKIPPED_ACTIONS),
].map(({ weeks, action, measure, ifThen }) => ({
  ...{ weeks, measure, ifThen },
  texts: [...(typeof action === 'string' ? [action] : CAREER_LEVELS.map((level) => action[level])), measure],
}));

it.each(actions)('what ends with “$measure” takes as long as it says', ({ weeks, texts }) => {
  expect(weeks).toBeGreaterThanOrEqual(1);
  for (const text of texts) {
    expect(text).not.toMatch(/\bthis (?:week|month|quarter)\b|\bquarter\b/i);
    if (/\b(?:for|after|of) a month\b|\ba month later\b/.test(text)) expect(weeks, text).toBeGreaterThanOrEqual(MONTH_WEEKS);
    const [, number = ''] = /\b(\w+) weeks\b/.exec(text) ?? [];
    expect(weeks, text).toBeGreaterThanOrEqual(NUMBERS.indexOf(number));
  }
});

it.each(actions)('the plan for a moment of “$measure” is the same after reading and writing', ({ ifThen }) => {
  expect(writeIfThen(readIfThen(ifThen) ?? { when: '', act: '' })).toBe(ifThen);
});

it.each([
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-11-21', 5, '2026-11-27'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-18', 20, '2026-12-16'],
])('after %s, weekday %i is %s', (today, count, day) => expect(workdaysAfter(today, count)).toBe(day));
