import { expect, it } from 'vitest';
import { shortAnswer } from './short-answer.ts';

it.each([
  ['Maybe one year.', 'deadline', 'Maybe one year'],
  ['before xmas', 'deadline', 'before xmas'],
  ['my cousin Baz', 'person', 'my cousin Baz'],
  ['bookkeeper', 'aim', 'bookkeeper'],
] as const)('"%s" answers a question for %s', (message, slot, quote) => expect(shortAnswer(message, slot)).toEqual({ slot, quote }));

it.each([
  ['no idea', 'deadline'],
  ["don't know", 'aim'],
  ['whenever', 'deadline'],
  ['why do you ask?', 'person'],
  ['I have been doing this for fifteen years and my wrists are going', 'aim'],
  ['???', 'aim'],
] as const)('"%s" does not answer a question for %s', (message, slot) => expect(shortAnswer(message, slot)).toBeNull());
