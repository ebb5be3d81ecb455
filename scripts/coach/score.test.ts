import { expect, test } from 'vitest';
import { readAnswers } from './learn/labelled.ts';
import { score } from './score.ts';

test('an answer is scored as the coach scores it, with exact quotes of what to ask and what to keep', () => {
  for (const { question, answer } of readAnswers().slice(0, 20)) {
    const { probe, praise, features } = score({ question, answer });
    const quotes = [probe, praise, ...features.flatMap(({ evidence }) => evidence)].filter((one) => one !== null);
    for (const { quote, start, end } of quotes) expect(answer.slice(start, end)).toBe(quote);
  }
});

test('a turn of a talk is scored by its mode, and danger is not scored', () => {
  const turn = { question: 'The first one sent back a whole crate.', answer: 'A whole crate? What did you say to him on Monday?' };
  expect(score({ ...turn, context: { mode: 'networking' } }).rubric).toBe('networking');
  expect(score({ question: 'How are you?', answer: 'I want to kill myself.' })).toMatchObject({ refused: 'safety', overall: 0 });
});
