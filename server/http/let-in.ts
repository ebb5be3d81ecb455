import { setImmediate as nextTurn } from 'node:timers/promises';

/** Takes about as long as a page does: whatever comes in, half of the thread is left to what is asked for. */
const MOST_TURNS = 200;

/** Of this process, which has one thread for all connections. */
let arrived = 0;

export function noteConnection(): void {
  arrived += 1;
}

/**
 * Goes before a piece of work that holds the thread. A turn of the event loop accepts one connection, however many wait to be
 * accepted: turns are taken until none has come in, so that a connection does not wait for as many pieces of work as there
 * are connections before it.
 */
export async function letConnectionsIn(): Promise<void> {
  // To the end of this turn, from where the next one is a whole one.
  await nextTurn();
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const before = arrived;
    await nextTurn();
    if (arrived === before) return;
  }
}
