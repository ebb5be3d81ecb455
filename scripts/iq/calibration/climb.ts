const STEP = 0.01;
const SETTLED = 0.002;
const MOST_TURNS = 10;
const LONGEST_STRIDE = 0.5;

/**
 * Newton's method on a function with one top, by differences; and the standard error that its curve there stands for.
 * @param turns fewer, where the top moves anyway until it is looked for again
 */
export function climb(height: (x: number) => number, from: number, turns = MOST_TURNS): { at: number; error: number } {
  let [at, error] = [from, 0];
  for (let turn = 0; turn < turns; turn++) {
    const [low, middle, high] = [height(at - STEP), height(at), height(at + STEP)];
    const curve = (high - 2 * middle + low) / STEP ** 2;
    if (curve >= 0) break;
    const stride = Math.max(-LONGEST_STRIDE, Math.min(LONGEST_STRIDE, -(high - low) / (2 * STEP) / curve));
    at += stride;
    error = Math.sqrt(-1 / curve);
    if (Math.abs(stride) < SETTLED) break;
  }
  return { at, error };
}
