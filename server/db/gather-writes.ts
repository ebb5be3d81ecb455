import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables/tables.ts';

type Write<Result> = (trx: Transaction<Tables>) => Promise<Result>;

/** Runs what is to be written in one transaction; resolves when that is committed. */
type Commit = (db: Database, work: Write<void>) => Promise<void>;

interface Waiting {
  readonly write: Write<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** As long as writes of others may have to wait. */
const TRANSACTION_MS = 10;

const [SAVE, UNDO, KEEP] = ['savepoint one', 'rollback to one', 'release one'].map((sql) => CompiledQuery.raw(sql)) as [
  CompiledQuery,
  CompiledQuery,
  CompiledQuery,
];

/**
 * A way to write that commits together what is asked for at the same moment: a commit that reaches the disk takes as long as
 * several small writes. They are carried out one after the other, in the order in which they came, each seeing those before
 * it. One that fails is undone alone. Each is answered when the commit that holds it is done, and not before.
 */
export function gatherWrites(commit: Commit): <Result>(db: Database, write: Write<Result>) => Promise<Result> {
  const lines = new WeakMap<Database, Waiting[]>();
  const writeAll = async (db: Database, line: Waiting[]): Promise<void> => {
    while (line.length > 0) {
      // Whatever else has come in by now comes first: requests, so that their writes come along, and writes of others.
      await nextTurn();
      await writeSome(db, line, commit);
    }
    // At once: what is put into a line that has ended would wait for ever.
    lines.delete(db);
  };
  return (db, write) =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = { write, resolve: resolve as Waiting['resolve'], reject };
      const line = lines.get(db);
      if (line) {
        line.push(waiting);
        return;
      }
      const own = [waiting];
      lines.set(db, own);
      void writeAll(db, own);
    });
}

/** To the disk, as everything that is acknowledged. */
export const writeTogether = gatherWrites((db, work) => db.transaction().execute(work));

/** Takes from the line as many as fit into one transaction, at least one. */
async function writeSome(db: Database, line: Waiting[], commit: Commit): Promise<void> {
  const taken: Waiting[] = [];
  const answers: (() => void)[] = [];
  try {
    await commit(db, async (trx) => {
      const untilMs = performance.now() + TRANSACTION_MS;
      do {
        const next = line.shift();
        if (!next) break;
        taken.push(next);
        answers.push(await writeAlone(trx, next));
      } while (performance.now() < untilMs);
    });
  } catch (error) {
    // No transaction could be begun: nobody has a better chance.
    for (const { reject } of taken.length === 0 ? line.splice(0) : taken) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** @returns what tells whoever waits how it went */
async function writeAlone(trx: Transaction<Tables>, { write, resolve, reject }: Waiting): Promise<() => void> {
  await trx.executeQuery(SAVE);
  try {
    const result = await write(trx);
    await trx.executeQuery(KEEP);
    return () => resolve(result);
  } catch (error) {
    // On a full disk SQLite may have undone the whole transaction by itself: then this fails, and all of them with it.
    await trx.executeQuery(UNDO).catch(() => {
      throw error;
    });
    await trx.executeQuery(KEEP);
    return () => reject(error);
  }
}
