import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

it.each([
  ['Describe only what a camera would have seen.', 'Describe only what'],
  ['One two three four', 'One two'],
  ['Unbelievably-long-first-word and a rest', 'Unbelievably-long-first-word'],
  ['A line\nbreaks  here and goes on', 'A line\nbreaks'],
])('of “%s” it is “%s”', (quote, beginning) => expect(beginningOf(quote)).toBe(beginning));

it.each(['', 'Slow water.', 'Not a word', '先に結論を言う'])('“%s” is too short to go on from', (quote) =>
  expect(beginningOf(quote)).toBeNull(),
);

const words = (few: { minLength: number; maxLength: number }) =>
  fc.array(
    fc.string({ minLength: 1, maxLength: 12 }).map((word) => word.replaceAll(/\s/g, '') || 'a'),
    few,
  );

it('is always a beginning of whole words that leaves something to recall', () => {
  fc.assert(
    fc.property(words({ minLength: 4, maxLength: 40 }), (quote) => {
      const shown = beginningOf(quote.join(' '))?.split(' ') ?? [];
      expect(shown).toEqual(quote.slice(0, shown.length));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThan(quote.length);
    }),
  );
});
