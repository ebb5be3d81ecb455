import { expect, it } from 'vitest';
import { RATES, rateText } from './rates.ts';

it('says the speed in at most two decimals', () => {
  expect([1, 1.5, 1.05, 1 / 3].map(rateText)).toEqual(['1×', '1.5×', '1.05×', '0.33×']);
});

it('offers the slowest, the fastest and those between that people use', () => {
  expect(RATES.map(rateText).join(' ')).toBe('0.5× 0.75× 0.9× 1× 1.1× 1.2× 1.3× 1.5× 1.75× 2× 2.5× 3×');
});
