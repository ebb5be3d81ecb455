import { expect, test } from 'vitest';
import { makeEvaluation } from '../../../tests/support/make-evaluation.ts';
import { markAnswer } from './mark-answer.ts';

const SAID = 'On Monday I rang Ben, and by noon the van was back.';

const numbersIn = (content: string, evaluation: Parameters<typeof markAnswer>[1]) =>
  markAnswer(content, evaluation).map(({ text, numbers }) => text + numbers.map(({ number }) => `[${number}]`).join(''));

test('each number stands behind the words that it speaks of', () => {
  const evaluation = makeEvaluation(SAID, [
    { id: 'own-acts', quotes: ['I rang Ben'] },
    { id: 'time-order', quotes: ['On Monday', 'by noon'] },
  ]);
  expect(numbersIn(SAID, evaluation).join('')).toBe('On Monday[2] I rang Ben[1], and by noon the van was back.');
});

test('numbers that end together stand in their order', () => {
  const evaluation = makeEvaluation(SAID, [
    { id: 'own-acts', quotes: ['I rang Ben'] },
    { id: 'particulars', quotes: ['Ben'] },
  ]);
  expect(numbersIn(SAID, evaluation)).toContain('Ben[1][2]');
});

test('a number is said again far from where it stood, and only there', () => {
  const far = `I rang. ${'x'.repeat(300)} I wrote.`;
  const evaluation = makeEvaluation(far, [{ id: 'own-acts', quotes: ['I rang', 'I wrote'] }]);
  expect(numbersIn(far, evaluation).join('')).toBe(`I rang[1]. ${'x'.repeat(300)} I wrote[1].`);
});

test('what is only there in part is not marked', () => {
  const evaluation = makeEvaluation(SAID, [{ id: 'slot', quotes: ['I rang Ben'], found: false }]);
  expect(markAnswer(SAID, evaluation)).toEqual([{ start: 0, text: SAID, rows: [], numbers: [] }]);
});
