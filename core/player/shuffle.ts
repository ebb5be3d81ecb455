/** Steps of the mulberry32 generator (Tommy Ettinger, public domain): 32 bits of state, numbers in [0, 1). */
function makeRng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A fair permutation (Fisher and Yates) of `ids`, the same for the same seed.
 * @param seed any number; its lower 32 bits count
 */
export function shuffleIds(ids: readonly string[], seed: number): string[] {
  const rng = makeRng(seed);
  const shuffled = [...ids];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1));
    const swapped = shuffled[i] as string;
    shuffled[i] = shuffled[j] as string;
    shuffled[j] = swapped;
  }
  return shuffled;
}
