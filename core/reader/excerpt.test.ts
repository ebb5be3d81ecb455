import { expect, it } from 'vitest';
import { cutExcerpt } from './excerpt.ts';

it('shows a hit on one line, with sixty letters on either side', () => {
  const text = `${'far '.repeat(30)}before\n  the  hit\nafter ${'far '.repeat(30)}`;
  const from = text.indexOf('the');
  const { excerpt, hit } = cutExcerpt(text, from, text.indexOf('\nafter'));
  expect(excerpt.slice(...hit)).toBe('the hit');
  expect(excerpt).toMatch(/^far .* before the hit after far .* far$/);
  expect(excerpt.length).toBeLessThanOrEqual(2 * 60 + 7);
});

it('at the edges of a text there is less around it', () => {
  expect(cutExcerpt('hit and more', 0, 3)).toEqual({ excerpt: 'hit and more', hit: [0, 3] });
  expect(cutExcerpt('a hit', 2, 5)).toEqual({ excerpt: 'a hit', hit: [2, 5] });
});
