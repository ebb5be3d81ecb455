import { expect, it } from 'vitest';
import { RATES, rateText, stepRate } from './rates.ts';

it('steps by 0.05, without the dust of floating point, and stops at the ends', () => {
  let rate = 0.5;
  const seen = [rate];
  while (rate < 3) seen.push((rate = stepRate(rate, 1)));
  expect(seen).toHaveLength(51);
  expect(seen.map((one) => Number(one.toFixed(2)))).toEqual(seen);
  expect([stepRate(3, 1), stepRate(0.5, -1), stepRate(1.15, -1)]).toEqual([3, 0.5, 1.1]);
});

it('says the speed in at most two decimals', () => {
  expect([1, 1.5, 1.05, 1 / 3].map(rateText)).toEqual(['1×', '1.5×', '1.05×', '0.33×']);
  expect(RATES.every((rate) => rate >= 0.5 && rate <= 3)).toBe(true);
});
