import { seededRandom, shuffle } from '../random.ts';

/**
 * A fair permutation of `ids`, the same for the same seed.
 * @param seed any number; its lower 32 bits count
 */
export const shuffleIds = (ids: readonly string[], seed: number): string[] => shuffle(seededRandom(seed), ids);
