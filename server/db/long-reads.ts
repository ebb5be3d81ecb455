import { Kysely, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Piscina } from 'piscina';
import { openFairLine } from '../fair-line.ts';
import { entryFile } from '../files.ts';
import { openPool, runTask } from '../thread-pool.ts';
import type { Database } from './database.ts';
import type { ReadAnswer, ReadTask } from './long-reads-thread.ts';
import { PATIENCE_MS, whenUnlocked } from './sqlite-driver.ts';
import { createDialect } from './sqlite.ts';
import type { Tables } from './tables/tables.ts';
import { findCaller, findGone, requireThere } from './while-there.ts';

/** Some seconds' work. Beyond it, `LineFull`. */
export const MOST_WAITING = 500;
/** How long the thread waits for more to do before it ends, with what it holds in memory. */
const IDLE_MS = 60_000;
/** What many rows take on their way; a statement that answers with more ends the thread and not the server. */
const HEAP_MIB = 128;

/**
 * The database for statements that take a millisecond or two and more, or may come to take that in a large library or a full account: each is
 * carried out in a thread with a connection of its own, one after the other, so that nobody else waits for it: callers take turns
 * by the time that was spent on them, since a statement may take half a second in an account that holds all it may. A statement
 * sees all that was written before it was asked for. It only reads, in no transaction. What takes less stays on `db`: the way
 * there and back takes some 50 microseconds, and about half a microsecond for each value that it answers with.
 * @param db takes its place where there can be one connection only
 */
export function openLongReads(file: string, db: Database, entry = entryFile('db/long-reads-thread.ts')): Database {
  if (file === ':memory:') return db;
  return new Kysely<Tables>({ dialect: createDialect(new LongReadDriver(file, entry)) });
}

class LongReadDriver implements Driver {
  readonly #pool: Piscina<ReadTask, ReadAnswer>;
  readonly #line = openFairLine({
    ...{ atOnce: 1, atOnceOfOne: 1, waiting: MOST_WAITING, waitingOfOne: MOST_WAITING },
    clock: () => performance.now(),
  });
  readonly #connection: DatabaseConnection;

  constructor(file: string, entry: string) {
    this.#pool = openPool({ entry, workerData: file, idleMs: IDLE_MS, heapMib: HEAP_MIB });
    this.#connection = { executeQuery: (query) => this.#execute(query), streamQuery: refuse };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    refuse();
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#pool.destroy();
  }

  async #execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const gone = findGone();
    const id = findCaller();
    const deadlineMs = performance.now() + PATIENCE_MS;
    const read = () => this.#line({ id, gone }, () => runTask(this.#pool, { sql, parameters }));
    try {
      return (await whenUnlocked(async () => readAnswer(await read()), deadlineMs)) as QueryResult<Row>;
    } catch (error) {
      requireThere(gone);
      throw error;
    }
  }
}

function refuse(): never {
  throw new Error('Long reads are single statements whose rows come together.');
}

function readAnswer(answer: ReadAnswer): QueryResult<Record<string, unknown>> {
  if ('rows' in answer) return answer;
  throw Object.assign(new Error(answer.failure.message), answer.failure.told);
}
