import { expect, it } from 'vitest';
import { formatCost } from './format-cost.ts';

it.each([
  [0, '0 US cents'],
  [0.000_12, '0.012 US cents'],
  [0.01, '0.01 US dollars'],
  [1.249, '1.25 US dollars'],
])('%d is %s', (usd, words) => expect(formatCost(usd)).toBe(words));
