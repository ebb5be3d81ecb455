import { seededRandom } from '../random.ts';

/**
 * A fair permutation (Fisher and Yates) of `ids`, the same for the same seed.
 * @param seed any number; its lower 32 bits count
 */
export function shuffleIds(ids: readonly string[], seed: number): string[] {
  const random = seededRandom(seed);
  const shuffled = [...ids];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = shuffled[i] as string;
    shuffled[i] = shuffled[j] as string;
    shuffled[j] = swapped;
  }
  return shuffled;
}
