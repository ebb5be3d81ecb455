/** Random numbers, 0 to below 1. */
export type Random = () => number;

/** 32-bit FNV-1a hash of a text, as an unsigned integer. */
export function hashText(text: string): number {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/**
 * The one source of chance in `core`: mulberry32 (Tommy Ettinger, public domain), 32 bits of state. The same seed always
 * gives the same row of numbers.
 * @param seed a text, or any number, of which the lower 32 bits count
 */
export function seededRandom(seed: string | number): Random {
  let state = typeof seed === 'string' ? hashText(seed) : seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** All of them in another order, each order as likely (Fisher and Yates). */
export function shuffle<Value>(random: Random, values: readonly Value[]): Value[] {
  const shuffled = [...values];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = shuffled[i] as Value;
    shuffled[i] = shuffled[j] as Value;
    shuffled[j] = swapped;
  }
  return shuffled;
}
