import { describe, expect, it } from 'vitest';
import { changeIndex, unshrink } from './change.ts';
import { normalCdf, normalQuantile, toScale } from './scale.ts';

describe('the scale', () => {
  // Values of printed tables.
  it.each([
    [0, 0.5],
    [1, 0.841345],
    [-1, 0.158655],
    [1.96, 0.975002],
    [-2.326, 0.010009],
    [3, 0.99865],
  ])('has Phi(%d) = %d', (z, p) => {
    expect(normalCdf(z)).toBeCloseTo(p, 5);
    expect(normalQuantile(p)).toBeCloseTo(z, 3);
  });

  it('takes in that its zero is assumed', () => {
    expect(toScale({ mean: 1, sd: 0.4 })).toEqual({ mean: 115, sd: Math.hypot(6, 5) });
  });
});

describe('change', () => {
  it('is judged before scores are drawn to the middle', () => {
    expect(unshrink({ mean: 0.8, sd: Math.sqrt(0.2) })).toEqual({ mean: expect.closeTo(1, 12), sd: expect.closeTo(0.5, 12) });
  });

  it('allows for practice, and for the error of both', () => {
    const first = { mean: 0, sd: Math.sqrt(0.2) };
    expect(changeIndex(first, { mean: 0.2, sd: Math.sqrt(0.2) })).toBeCloseTo(0, 12);
    expect(changeIndex(first, { mean: 1, sd: Math.sqrt(0.2) })).toBeCloseTo(1 / Math.SQRT1_2, 12);
  });
});
