import type { Random } from '#core/random.ts';

/** A standard normal number (Box-Muller). */
export const randomNormal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
