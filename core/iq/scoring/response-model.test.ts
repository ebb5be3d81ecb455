import { describe, expect, it } from 'vitest';
import { attenuatedSlope, chanceOfRight, information, PROVISIONAL_MODEL } from './response-model.ts';

const PLAIN = { slope: 1.2, difficultySd: 0, ceiling: 1 };

describe('the response model', () => {
  it('is a logistic between a guess and a slip', () => {
    expect(chanceOfRight(PLAIN, 0, 0, 0)).toBe(0.5);
    expect(chanceOfRight(PLAIN, 1, 1, 0.125)).toBeCloseTo(0.5625, 12);
    expect(chanceOfRight(PLAIN, 2, 0, 0)).toBeCloseTo(0.9168, 4);
    expect(chanceOfRight(PROVISIONAL_MODEL, 40, -2, 0.125)).toBeCloseTo(0.98, 6);
    expect(chanceOfRight(PROVISIONAL_MODEL, -40, 2, 0.125)).toBeCloseTo(0.125, 6);
  });

  it('is flatter where difficulties are not known exactly', () => {
    expect(attenuatedSlope({ slope: 1.2, difficultySd: 1, ceiling: 1 })).toBeCloseTo(0.9807, 4);
    expect(attenuatedSlope(PROVISIONAL_MODEL)).toBeCloseTo(0.9248, 4);
  });

  it('has the information of its derivative', () => {
    const STEP = 1e-5;
    for (const difficulty of [-2, -1, 0, 1, 2])
      for (const theta of [-2.3, -0.4, 0, 1.1, 2.6])
        for (const guess of [0, 0.125, 0.2]) {
          const p = chanceOfRight(PROVISIONAL_MODEL, theta, difficulty, guess);
          const slope =
            (chanceOfRight(PROVISIONAL_MODEL, theta + STEP, difficulty, guess) -
              chanceOfRight(PROVISIONAL_MODEL, theta - STEP, difficulty, guess)) /
            (2 * STEP);
          expect(information(PROVISIONAL_MODEL, theta, difficulty, guess)).toBeCloseTo(slope ** 2 / (p * (1 - p)), 6);
        }
  });

  it('is Birnbaum’s information without slips: a^2 (Q/P) ((P - c) / (1 - c))^2', () => {
    const [theta, difficulty, c] = [0.7, 1, 0.2] as const;
    const p = chanceOfRight(PLAIN, theta, difficulty, c);
    expect(information(PLAIN, theta, difficulty, c)).toBeCloseTo(1.2 ** 2 * ((1 - p) / p) * ((p - c) / (1 - c)) ** 2, 10);
  });
});
