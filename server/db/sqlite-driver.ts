import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, SelectQueryNode, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { isDatabaseLocked } from './database-locked.ts';
import type { SqliteHandle } from './sqlite-handle.ts';
import { requireThere } from './while-there.ts';

/** How long a query waits, for its turn and for another process, before it fails as locked. */
export const PATIENCE_MS = 5000;
/** Shorter than the pauses of who writes much (`write-in-turns.ts`), so that none is missed. */
const LONGEST_PAUSE_MS = 3;
/** Reads that hold the thread for so long, one after the other, let in whoever waits. */
const LONGEST_HOLD_MS = 5;

export interface SqliteHandles {
  writing: SqliteHandle;
  /** Null where there can be one connection only: each one to `:memory:` has a database of its own. */
  reading: SqliteHandle | null;
}

/**
 * Reads go to a connection of their own and wait for nobody. Writes of this process take turns, and wait for those of other
 * processes without holding up the thread.
 */
export class SqliteDriver implements Driver {
  readonly #handles: SqliteHandles;
  readonly #turns = new Turns();
  readonly #hold = new Hold();

  constructor(handles: SqliteHandles) {
    this.#handles = handles;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#handles, this.#turns, this.#hold);
  }

  /** Immediate: a transaction that begins by reading could not write any more once another process has written. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** A full disk has SQLite roll back by itself; the error to tell of is that one. */
  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (connection.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#handles.reading?.close();
    this.#handles.writing.close();
  }
}

/** Reads until it first has to write; from then on it has the writing connection to itself until it is released. */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles;
  readonly #turns: Turns;
  readonly #hold: Hold;
  #endTurn: (() => void) | null = null;

  constructor(handles: SqliteHandles, turns: Turns, hold: Hold) {
    this.#handles = handles;
    this.#turns = turns;
    this.#hold = hold;
  }

  get isInTransaction(): boolean {
    return this.#endTurn !== null && this.#handles.writing.isInTransaction;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const askedMs = performance.now();
    const handle = await this.#choose(query);
    if (handle === this.#handles.reading) requireThere();
    const startedMs = performance.now();
    const result = await whenUnlocked(() => handle.run(query.sql, query.parameters), askedMs + PATIENCE_MS);
    if (handle === this.#handles.reading) await this.#hold.add(performance.now() - startedMs);
    return result as QueryResult<Row>;
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const handle = await this.#choose(query);
    for (const row of handle.iterate(query.sql, query.parameters)) yield { rows: [row as Row] };
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  async #choose(query: CompiledQuery): Promise<SqliteHandle> {
    const { reading, writing } = this.#handles;
    if (this.#endTurn) return writing;
    if (reading && isRead(query)) return reading;
    this.#endTurn = await this.#turns.take();
    return writing;
  }
}

/** SQL that is written by hand is known by its first word; the reading connection refuses whatever would write after all. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(?:select|with)\b/i.test(sql);
}

/** Tries again, at ever longer intervals, while another process holds the file, but once at least. */
export async function whenUnlocked<Result>(run: () => Result | Promise<Result>, deadlineMs: number): Promise<Result> {
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      if (!isDatabaseLocked(error) || performance.now() > deadlineMs) throw error;
      await sleep(pauseMs);
    }
  }
}

/** How long reads have held the thread since others were let in: what comes back at once never lets go of it. */
class Hold {
  #heldMs = 0;

  async add(ms: number): Promise<void> {
    this.#heldMs += ms;
    if (this.#heldMs < LONGEST_HOLD_MS) return;
    this.#heldMs = 0;
    await nextTurn();
  }
}

/** One after the other, in the order in which they came. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** @returns what ends the turn */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
