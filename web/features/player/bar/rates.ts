import { clampRate } from '#core/player/playback.ts';

/** Speeds to choose from at once; those between are reached by steps. */
export const RATES = [0.5, 0.75, 0.9, 1, 1.1, 1.2, 1.3, 1.5, 1.75, 2, 2.5, 3];

const STEPS_PER_UNIT = 20;

/** One step of 0.05 slower or faster, within what the player offers. */
export function stepRate(rate: number, direction: -1 | 1): number {
  return clampRate((Math.round(rate * STEPS_PER_UNIT) + direction) / STEPS_PER_UNIT);
}

export const rateText = (rate: number): string => `${Math.round(rate * 100) / 100}×`;
