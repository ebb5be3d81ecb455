import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on before others get their turn. */
const TURN_MS = 10;

/** For long work in small steps: awaited after each, it lets requests through every few milliseconds. */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
