import { expect, test } from 'vitest';
import { FORM_PLANS } from '#core/iq/forms.ts';
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

test('what is answered about the IQ test promises no more than it gives', () => {
  const answers =
    QUESTION_GROUPS.find(({ id }) => id === 'iq-test')
      ?.questions.map(({ answer }) => answer)
      .join(' ') ?? '';
  expect(answers).not.toMatch(/\byour IQ\b|accurate|scientific|proven|intelligent|genius|later release/i);
  for (const limit of ['range', 'no diagnosis', 'not for selection', 'not been normed', 'not corrected for age'])
    expect(answers).toContain(limit);
  const { full, short, nonvisual } = FORM_PLANS;
  for (const { domains, perDomain } of [full, short, nonvisual]) expect(answers).toContain(`has ${domains.length * perDomain} items`);
});
