import { expect, test } from 'vitest';
import { countQuestions, findQuestions } from './find-questions.ts';
import { QUESTION_GROUPS, type QuestionGroup } from '#core/faq/question-groups.ts';

const GROUPS: readonly QuestionGroup[] = [
  {
    id: 'library',
    title: 'The library',
    questions: [
      { id: 'hear', question: 'Can I hear a sample?', answer: 'Yes, without an account.' },
      { id: 'cafe', question: 'May I listen in a café?', answer: 'Anywhere.' },
    ],
  },
  { id: 'account', title: 'Account', questions: [{ id: 'cost', question: 'What does it cost?', answer: 'Nothing.' }] },
];
const found = (query: string) => findQuestions(GROUPS, query).flatMap(({ questions }) => questions.map(({ id }) => id));

test('without words there are all questions', () => {
  for (const nothing of ['', '  \n']) expect(findQuestions(GROUPS, nothing)).toBe(GROUPS);
});

test.each([
  ['cost', ['cost']],
  ['ACCOUNT', ['hear', 'cost']],
  ['account sample', ['hear']],
  ['Cafe', ['cafe']],
  ['library', ['hear', 'cafe']],
  ['sam', ['hear']],
  ['account refund', []],
  ['.*', []],
])('%s is found in %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('groups without a question that fits are left out', () => {
  expect(findQuestions(GROUPS, 'cost').map(({ id }) => id)).toEqual(['account']);
});

test('what people ask first is found by their words', () => {
  const answers: [string, string][] = [
    ['forgot password', 'password'],
    ['refund', 'stop-plan'],
    ['export', 'delete'],
    ['google', 'sign-in-ways'],
    ['screen reader', 'access'],
    ['receipt', 'pay'],
  ];
  for (const [query, id] of answers)
    expect(
      findQuestions(QUESTION_GROUPS, query).flatMap(({ questions }) => questions.map((question) => question.id)),
      query,
    ).toContain(id);
});

test('all are counted', () => {
  expect(countQuestions(GROUPS)).toBe(3);
});
