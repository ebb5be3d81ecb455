import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables/tables.ts';

/** As long as other writes may have to wait; then it is their turn. */
const TRANSACTION_MS = 10;
/** Until the next transaction. */
export const PAUSE_MS = 5;
/** In one transaction, however fast they go: what they have written still has to reach the disk when it ends. */
const MOST_STEPS = 200;

/**
 * Carries out many steps in transactions that are short, as many steps in each as fit. It may come to an end after any of
 * them, so what they write has to be true at each.
 */
export async function writeInTurns<Step>(
  db: Database,
  steps: readonly Step[],
  write: (trx: Transaction<Tables>, step: Step) => Promise<unknown>,
): Promise<void> {
  for (let next = 0; next < steps.length;) {
    next = await db.transaction().execute(async (trx) => {
      let at = next;
      const end = Math.min(steps.length, next + MOST_STEPS);
      for (const until = performance.now() + TRANSACTION_MS; at < end && performance.now() < until; at++)
        await write(trx, steps[at] as Step);
      return at;
    });
    if (next < steps.length) await sleep(PAUSE_MS);
  }
}
