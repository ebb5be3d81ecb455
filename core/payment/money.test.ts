import { expect, it } from 'vitest';
import { toMajor, toMinor } from './money.ts';

it.each([
  [9, 'EUR', 900],
  [19.99, 'EUR', 1999],
  [1.005, 'KWD', 1005],
  [900, 'JPY', 900],
  [500, 'ISK', 50_000],
])('%d %s are %d of the smallest unit', (price, currency, minor) => {
  expect(toMinor(price, currency)).toBe(minor);
  expect(toMajor(minor, currency)).toBe(price);
});
