import { expect, it } from 'vitest';
import { RATES, rateText } from './rates.ts';

it('says the speed in at most two decimals', () => {
  expect([1, 1.5, 1.05, 1 / 3].map(rateText)).toEqual(['1×', '1.5×', '1.05×', '0.33×']);
  expect(RATES.every((rate) => rate >= 0.5 && rate <= 3)).toBe(true);
});
