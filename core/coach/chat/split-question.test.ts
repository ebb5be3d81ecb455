import { expect, it } from 'vitest';
import { splitQuestion } from './split-question.ts';

const QUESTION = 'Tell me about a time when a plan failed.';

it('sets a question apart that is asked word for word', () => {
  expect(splitQuestion(`Thank you.\n\n${QUESTION}\n\nTake your time.`, QUESTION, false)).toEqual({
    before: 'Thank you.',
    question: QUESTION,
    after: 'Take your time.',
  });
});

it('leaves a reply whole that asks in other words, or nothing', () => {
  for (const content of ['What went wrong?', 'Tell me about', ''])
    expect(splitQuestion(content, QUESTION, false)).toEqual({ before: content, question: '', after: '' });
  expect(splitQuestion('Thank you.', '', true)).toEqual({ before: 'Thank you.', question: '', after: '' });
});

it('knows the question from its first words while it is written', () => {
  expect(splitQuestion('Thank you.\n\nTell me abo', QUESTION, true)).toEqual({ before: 'Thank you.', question: 'Tell me abo', after: '' });
  expect(splitQuestion('Tell', QUESTION, true)).toMatchObject({ before: '', question: 'Tell' });
  expect(splitQuestion('Thank you.\n\n', QUESTION, true)).toMatchObject({ before: 'Thank you.\n\n', question: '' });
});
