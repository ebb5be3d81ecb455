import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealComposition, dealHue, dealLight, LIGHTS } from '#core/drawing/cover-deal.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';

const kind = fc.constantFrom(...ITEM_KINDS);
const firstWorks = fc.integer({ min: 1, max: 200 });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const tally = (values: readonly (string | number)[]): number[] =>
  [...Map.groupBy(values, (value) => value).values()].map((of) => of.length);
const spreadOf = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

describe('over the first works of a kind, however many', () => {
  test('every light and every form comes as often as the others, but for one', () => {
    fc.assert(
      fc.property(kind, firstWorks, (of, count) => {
        const lights = tally(numbers(count).map((number) => dealLight(of, number)));
        const forms = tally(numbers(count).map((number) => dealComposition(number).form));
        expect(lights).toHaveLength(Math.min(count, LIGHTS.length));
        expect(spreadOf(lights)).toBeLessThanOrEqual(1);
        expect(forms).toHaveLength(Math.min(count, 4));
        expect(spreadOf(forms)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('any twelve in a row differ from each other in light or form, and neighbours in both', () => {
    fc.assert(
      fc.property(kind, fc.nat(500), (of, first) => {
        const row = numbers(12).map((i) => ({ light: dealLight(of, first + i), form: dealComposition(first + i).form }));
        expect(new Set(row.map(({ light, form }) => `${light} ${form}`)).size).toBe(12);
        row.slice(1).forEach(({ light, form }, i) => {
          expect(light).not.toBe(row[i]?.light);
          expect(form).not.toBe(row[i]?.form);
        });
      }),
    );
  });

  test('no stretch of a range is left out: the widest gap shrinks as the works grow in number', () => {
    const widestGap = (values: readonly number[]): number => {
      const sorted = [0, ...values.toSorted((a, b) => a - b), 1];
      return Math.max(...sorted.slice(1).map((value, i) => value - (sorted[i] ?? 0)));
    };
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3), fc.integer({ min: 3, max: 120 }), (axis, count) => {
        const sameWay = numbers(count).map((round) => dealComposition(round * 8).vary(axis, 0, 1));
        const sameLight = numbers(count).map((round) => dealHue(round * 3));
        expect(widestGap(sameWay)).toBeLessThan(3 / count);
        expect(widestGap(sameLight)).toBeLessThan(3 / count);
      }),
    );
  });
});

test('the next of the same form looks the other way', () => {
  for (const number of numbers(40)) expect(dealComposition(number + 4).isMirrored).toBe(!dealComposition(number).isMirrored);
});

test('the first works of the kinds are not of one light', () => {
  expect(ITEM_KINDS.map((of) => dealLight(of, 0))).toEqual(['day', 'night', 'dusk', 'dusk', 'day']);
});

test('varies within the bounds it is given', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.constantFrom(1, 2, 3), (number, axis) => {
      const value = dealComposition(number).vary(axis, -20, 60);
      expect(value).toBeGreaterThanOrEqual(-20);
      expect(value).toBeLessThan(60);
    }),
  );
});
