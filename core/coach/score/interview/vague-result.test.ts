import { describe, expect, it } from 'vitest';
import { isVague } from './vague-result.ts';

describe('a result that cannot be checked', () => {
  it.each([
    'Things went a lot better after that',
    'It all worked out well in the end',
    'Everybody was happy',
    'It was a positive change for everyone',
    'Afterwards everything improved a lot',
  ])('is %j', (text) => expect(isVague(text)).toBe(true));

  it.each([
    'Things went a lot better: two minutes instead of ten',
    'It was much easier, she told me later',
    'It took two minutes instead of ten',
    'The bread was on the table at four',
  ])('is not %j', (text) => expect(isVague(text)).toBe(false));
});
