import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCoverSeed, writeCoverSeed } from '#core/drawing/cover-seed.ts';
import { ID_PATTERN } from '#core/library/kind.ts';

test('a seed is read as it was written, whatever the id, and stays as it is in an address', () => {
  const seed = fc.record({ id: fc.stringMatching(ID_PATTERN), number: fc.nat(999_999_999), shift: fc.nat(999_999_999) });
  fc.assert(
    fc.property(seed, (dealt) => {
      const written = writeCoverSeed(dealt);
      expect(readCoverSeed(written)).toEqual(dealt);
      expect(encodeURIComponent(written)).toBe(written);
    }),
  );
});

test('names the work, its number, and the shift of a unit', () => {
  expect(writeCoverSeed({ id: 'small-starts', number: 3, shift: 0 })).toBe('small-starts~3');
  expect(writeCoverSeed({ id: 'one-thing-to-try', number: 1, shift: 2 })).toBe('one-thing-to-try~1.2');
});

test('a plain id, and what is not written like this, is the first of its kind', () => {
  for (const id of ['small-starts', 'part.2', 'a~', 'a~03', 'a~3.0', 'a~3.', 'a~-1', 'a~1e9', 'a~9999999999'])
    expect(readCoverSeed(id)).toEqual({ id, number: 0, shift: 0 });
});
