import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffleIds } from './shuffle.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('shuffleIds', () => {
  it('gives the same order for the same seed', () => {
    expect(shuffleIds(LETTERS, 7)).toEqual(shuffleIds(LETTERS, 7));
    expect(shuffleIds(LETTERS, 7).join('')).toMatchInlineSnapshot(`"ebcdfa"`);
    expect(shuffleIds(LETTERS, 8).join('')).toMatchInlineSnapshot(`"fecbda"`);
  });

  it('keeps every id once, for any seed, and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 40 }), fc.double(), (ids, seed) => {
        const before = [...ids];
        expect(shuffleIds(ids, seed).toSorted()).toEqual(ids.toSorted());
        expect(ids).toEqual(before);
      }),
    );
  });

  it('is fair: each letter comes to each place equally often', () => {
    const runs = 12_000;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < runs; seed++) {
      shuffleIds(LETTERS, seed).forEach((id, at) => counts.set(`${id}${at}`, (counts.get(`${id}${at}`) ?? 0) + 1));
    }
    const expected = runs / LETTERS.length;
    // Five standard deviations of a binomial count.
    const allowed = 5 * Math.sqrt(runs * (1 / 6) * (5 / 6));
    expect(counts.size).toBe(36);
    for (const n of counts.values()) expect(Math.abs(n - expected)).toBeLessThan(allowed);
  });
});
