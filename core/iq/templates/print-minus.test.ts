import { expect, it } from 'vitest';
import { makeItem } from '../generator/make-item.ts';
import { printMinus } from './print-minus.ts';

it('prints the minus of numbers, and leaves the hyphens of words', () => {
  expect(printMinus('well-known steps: +1, -2')).toBe('well-known steps: +1, \u22122');
});

it.each(['letter-series', 'number-series', 'machine', 'number-matrix'] as const)('%s has no hyphen for a minus', (template) => {
  for (let n = 0; n < 30; n++) {
    const { explanation } = makeItem({ template, level: n % 2 === 0 ? 4 : 5, seed: `minus ${n}` });
    expect(explanation).not.toMatch(/-\d/);
  }
});
