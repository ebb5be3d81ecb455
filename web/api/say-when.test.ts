import { expect, it } from 'vitest';
import { sayWhen } from './say-when.ts';

it('says when to try again where the server knows it, and once', () => {
  expect(sayWhen('These were the replies of today.', 7200)).toBe('These were the replies of today. Try again in 2 h.');
  expect(sayWhen('AI service not initialized. Please check your API key.', null)).toBe(
    'AI service not initialized. Please check your API key.',
  );
  expect(sayWhen('Nothing was saved; try again in a moment.', 5)).toBe('Nothing was saved; try again in a moment.');
});
