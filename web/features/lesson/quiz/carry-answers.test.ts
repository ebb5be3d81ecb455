import { expect, it } from 'vitest';
import type { AskedQuiz } from '#core/library/quiz.ts';
import { carryAnswers } from './carry-answers.ts';

type Question = AskedQuiz['questions'][number];
const ask = (round: number, ...questions: Omit<Question, 'from'>[]): AskedQuiz => ({
  ...{ title: 'Check', passFraction: 0.7, round },
  questions: questions.map((question) => ({ ...question, from: null })),
});
const inOrder = (...texts: string[]): Omit<Question, 'from'> => ({
  ...{ id: 'put', type: 'order', text: 'In which order?' },
  options: texts.map((text, i) => ({ id: String(i + 1), text })),
});
const short = (id: string, text: string): Omit<Question, 'from'> => ({ id, type: 'short', text, options: [] });

it('keeps what was answered to a question in the same words, by whatever names its options go', () => {
  const before = ask(0, inOrder('Look', 'Choose', 'Try'), short('say', 'How many?'));
  const after = ask(1, short('say', 'How many?'), inOrder('Try', 'Look', 'Choose'));
  expect(carryAnswers(before, { put: ['3', '1', '2'], say: ['12'] }, after)).toEqual({ put: ['1', '2', '3'], say: ['12'] });
});

it('begins anew with a question in other words, and with one that was not asked', () => {
  const before = ask(0, short('say', 'How many?'), short('gone', 'Where?'));
  const after = ask(1, short('say', 'How many are there?'), inOrder('Try', 'Look'));
  expect(carryAnswers(before, { say: ['12'], gone: ['Here'] }, after)).toEqual({ say: [], put: ['1', '2'] });
});
