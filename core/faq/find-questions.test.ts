import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';
import { OTHER_WORDS } from './other-words.ts';
import { QUESTION_GROUPS, type QuestionGroup } from './question-groups.ts';

const GROUPS: readonly QuestionGroup[] = [
  {
    id: 'library',
    title: 'The library',
    questions: [
      { id: 'sample', question: 'Can I hear a sample?', answer: 'Yes, without an account.' },
      { id: 'cafe', question: 'May I listen in a café?', answer: 'Anywhere.' },
    ],
  },
  { id: 'account', title: 'Account', questions: [{ id: 'bill', question: 'Is there a bill for an account?', answer: 'Nothing.' }] },
];
const idsOf = (groups: readonly QuestionGroup[], query: string) => findQuestions(groups, query)?.questions.map(({ id }) => id);

test.each(['', '  \n', '.*', 'how do I', 'What is it?'])('%j names nothing to look for', (query) => {
  expect(findQuestions(GROUPS, query)).toBeNull();
});

test.each([
  ['bill', ['bill']],
  ['ACCOUNT', ['bill', 'sample']],
  ['account sample', ['sample']],
  ['Cafe', ['cafe']],
  ['library', ['sample', 'cafe']],
  ['sam', ['sample']],
  ['samples?', ['sample']],
  ['how do I hear a sample', ['sample']],
  ['listening', ['cafe']],
])('%s is found in %j', (query, ids) => {
  expect(findQuestions(GROUPS, query)?.areWhole).toBe(true);
  expect(idsOf(GROUPS, query)).toEqual(ids);
});

test('where no question meets every word, those come that meet the most', () => {
  expect(findQuestions(GROUPS, 'hear a sample on the moon')).toMatchObject({ areWhole: false, questions: [{ id: 'sample' }] });
  expect(findQuestions(GROUPS, 'zzz')).toEqual({ areWhole: false, questions: [] });
});

test.each([
  ['forgot password', 'password'],
  ['cancel', 'stop-plan'],
  ['how do I cancel', 'stop-plan'],
  ['cancelling my subscription', 'stop-plan'],
  ['cancel my plan refund', 'stop-plan'],
  ['unsubscribe', 'stop-plan'],
  ['refunds', 'stop-plan'],
  ['how much does it cost?', 'cost'],
  ['price', 'cost'],
  ['pricing', 'cost'],
  ['offline', 'offline'],
  ['can I use it without internet', 'offline'],
  ['download', 'download'],
  ['mobile app', 'app'],
  ['do you have an iPhone app', 'app'],
  ['share with my family', 'share'],
  ['is it in German', 'languages'],
  ['my children', 'age'],
  ['team licence', 'business'],
  ['google', 'sign-in-ways'],
  ['screen reader', 'access'],
  ['receipt', 'pay'],
  ['export my data', 'delete'],
])('“%s” finds first what it asks for', (query, id) => {
  expect(idsOf(QUESTION_GROUPS, query)?.[0]).toBe(id);
});

test('other words belong to a question that there is, and every question has some', () => {
  const ids = QUESTION_GROUPS.flatMap(({ questions }) => questions.map((question) => question.id));
  expect(Object.keys(OTHER_WORDS).toSorted()).toEqual(ids.toSorted());
});
