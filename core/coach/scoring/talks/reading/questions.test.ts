import { expect, it } from 'vitest';
import { isGeneric, isOpen, questionsOf } from './questions.ts';
import { readText } from './read-text.ts';

const asked = (content: string): string[] => questionsOf(readText(content)).map(({ start, end }) => content.slice(start, end));

it('reads a question by its mark, and by its order where the text has no marks', () => {
  expect(asked('You left? I know why.')).toEqual(['You left?']);
  expect(asked('nice to meet you how did you get into rotas')).toHaveLength(1);
  expect(asked('What matters is that it works.')).toEqual([]);
});

it('takes an invitation to go on for a question', () => {
  expect(asked('So tell me about the ferry.')).toHaveLength(1);
  expect(asked('You can tell me about it some other time.')).toEqual([]);
});

it.each([
  ['How did it go?', true],
  ['Did it go well?', false],
  ['Could you tell me more about the ferry?', true],
  ['Who was there?', true],
])('%s is open: %s', (content, open) => {
  expect(questionsOf(readText(content)).some(isOpen)).toBe(open);
});

it.each([
  ['And what do you do?', true],
  ['What are the most important skills that one needs for your line of work, would you say?', true],
  ['What do you do when the fog will not lift?', false],
])('%s could be asked of anybody: %s', (content, generic) => {
  expect(questionsOf(readText(content)).some(isGeneric)).toBe(generic);
});
