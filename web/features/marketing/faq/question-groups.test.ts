import { expect, test } from 'vitest';
import { FIRST_QUESTIONS } from './first-questions.ts';
import { QUESTION_GROUPS } from './question-groups.ts';

const ALL = QUESTION_GROUPS.flatMap(({ questions }) => questions.map(({ question }) => question));

test('every question stands in one group, and every group has an anchor of its own', () => {
  expect(new Set(ALL).size).toBe(ALL.length);
  expect(new Set(QUESTION_GROUPS.map(({ id }) => id)).size).toBe(QUESTION_GROUPS.length);
});

test('what the landing page answers is answered among all questions too', () => {
  expect(ALL).toEqual(expect.arrayContaining(FIRST_QUESTIONS.map(({ question }) => question)));
});
