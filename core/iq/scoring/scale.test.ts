import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random.ts';
import { chanceOfFarRepeat, compareBeliefs, unshrink } from './change.ts';
import { normalCdf, normalQuantile, SCALE_SD, toScale } from './scale.ts';

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

  const first = { mean: 0, sd: Math.sqrt(0.2) };

  it('allows for practice, and for the error of both', () => {
    expect(compareBeliefs(first, { mean: 0.2, sd: Math.sqrt(0.2) }).index).toBeCloseTo(0, 12);
    expect(compareBeliefs(first, { mean: 1, sd: Math.sqrt(0.2) }).index).toBeCloseTo(1 / Math.SQRT1_2, 12);
  });

  it('says from which difference on it is claimed, and which true change is found in 8 of 10 comparisons', () => {
    const { error, claimedFrom, foundFrom } = compareBeliefs(first, first);
    expect(error).toBeCloseTo(Math.SQRT1_2, 12);
    expect(claimedFrom).toBeCloseTo(1.96 * error + 0.25, 12);
    expect(normalCdf(foundFrom / error - 1.96)).toBeCloseTo(0.8, 3);
  });

  it('is harder to tell between forms, which do not measure quite the same', () => {
    expect(compareBeliefs(first, first, 0.97).error).toBeCloseTo(Math.hypot(Math.SQRT1_2, Math.sqrt(0.06)), 12);
  });
});

describe('a repeat', () => {
  it('differs by more than 10 points about as often as repeats that are drawn at random', () => {
    const random = seededRandom('repeats');
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    for (const mean of [-2, 0, 1.5]) {
      const sd = 0.44;
      const reliability = 1 - sd ** 2;
      const far = Array.from({ length: 40_000 }, () => {
        const truth = mean + sd * normal();
        // What a sitting sees of a truth has the error sd / sqrt(reliability), and is drawn to the middle by the reliability.
        const repeat = reliability * (truth + (sd / Math.sqrt(reliability)) * normal());
        return Math.abs(SCALE_SD * (repeat - mean)) > 10 ? 1 : 0;
      }).reduce<number>((sum, one) => sum + one, 0);
      expect(chanceOfFarRepeat({ mean, sd }, 10)).toBeCloseTo(far / 40_000, 1.7);
    }
    expect(chanceOfFarRepeat({ mean: 0, sd: 0.44 }, 10)).toBeCloseTo(0.21, 2);
  });
});
