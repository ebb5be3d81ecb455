import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText, seededRandom } from './random.ts';

test('the same seed gives the same numbers, all in range', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
      const [a, b] = [seededRandom(seed), seededRandom(seed)];
      for (let i = 0; i < 20; i++) {
        const value = a();
        expect(value).toBe(b());
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }
    }),
  );
});

test('the numbers of a seed never change: pictures and queues that people know depend on them', () => {
  const text = seededRandom('cairn');
  expect([text(), text(), text()]).toEqual([0.8757056987378746, 0.10933728190138936, 0.1333133070729673]);
  const number = seededRandom(42);
  expect([number(), number(), number()]).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099]);
  expect(hashText('')).toBe(2_166_136_261);
  expect(hashText('cairn')).toBe(146754088);
});

test('only the lower 32 bits of a number count', () => {
  expect(seededRandom(7 + 2 ** 32)()).toBe(seededRandom(7)());
});
