import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ID_PATTERN } from './kind.ts';
import { makeSlug, makeUnique } from './slug.ts';

test('slugs', () => {
  expect(makeSlug("What the River Said: Ann's Élan!")).toBe('what-the-river-said-anns-elan');
  expect(makeSlug('Привет')).toBe('');
  expect(makeSlug('one two three four', 12)).toBe('one-two');
  expect(makeSlug('x'.repeat(80), 10)).toBe('x'.repeat(10));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const slug = makeSlug(text);
      expect(slug.length).toBeLessThanOrEqual(56);
      if (slug !== '') expect(slug).toMatch(ID_PATTERN);
    }),
  );
});

test.each([
  ['one two', 7, 'one-two'],
  ['one two three', 7, 'one-two'],
  ['one two three', 6, 'one-tw'],
  ['abcde fghijklmn', 10, 'abcde-fghi'],
  ['abcdef ghijklmn', 10, 'abcdef'],
  ['a bcd', 2, 'a'],
  ['what the river said', 19, 'what-the-river-said'],
  ['what the river said', 30, 'what-the-river-said'],
  ['what the river said', 18, 'what-the-river'],
  ['abcdefgh ij', 8, 'abcdefgh'],
  ["--Ann’s-- 'tide'--", 20, 'anns-tide'],
])('the slug of %j within %d is %s', (text, limit, slug) => expect(makeSlug(text, limit)).toBe(slug));

test('unique names', () => {
  const taken = new Set(['a', 'a-2']);
  expect(makeUnique('a', (id) => taken.has(id))).toBe('a-3');
  expect(makeUnique('b', (id) => taken.has(id))).toBe('b');
});
