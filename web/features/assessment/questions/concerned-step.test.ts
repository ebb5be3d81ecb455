import { expect, it } from 'vitest';
import { choose, EMPTY_SHEET, togglePick } from '#core/assessment/answer-sheet.ts';
import { ApiError, offlineError } from '#web/api/api-error.ts';
import { refusedAnswer, stepWithOwnWords } from './concerned-step.ts';

const sheet = togglePick(choose(EMPTY_SHEET, { questionId: 'career_level', answer: 'mid' }), 'challenges', 'my shifts');
const refusal = (path: string, code = 'invalid') => new ApiError(422, 'No.', { code, errors: [{ path, message: 'Too long.' }] });

it('a refused answer leads to its question, by its place or by its name', () => {
  expect(refusedAnswer(refusal('answers.1.answer.0'), sheet)).toEqual({ question: 'challenges', reason: 'Too long.' });
  expect(refusedAnswer(refusal('answers.goals'), sheet)).toEqual({ question: 'goals', reason: 'Too long.' });
});

it('what is no refusal of an answer leads nowhere', () => {
  for (const error of [
    refusal('durationSec'),
    refusal('answers.9'),
    refusal('answers.1', 'support_first'),
    offlineError(null),
    new Error('x'),
  ])
    expect(refusedAnswer(error, sheet)).toBeNull();
});

it('what is grave stands among own words', () => {
  expect(stepWithOwnWords(sheet)).toBe('challenges');
  expect(stepWithOwnWords(togglePick(sheet, 'goals', 'rest'))).toBe('goals');
});
