import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

/** Statements kept prepared; the product's queries are a fixed, small set, so this is only a guard against growth. */
const CACHE_LIMIT = 500;
/** How long opening waits for another process; milliseconds. It may hold up the thread: nothing is served yet. */
const OPENING_MS = 5000;

/** One open connection to the file. */
export interface SqliteHandle {
  /** @throws what SQLite throws, also that the file is locked: it never waits */
  run(sql: string, parameters: readonly unknown[]): QueryResult<Record<string, unknown>>;
  iterate(sql: string, parameters: readonly unknown[]): Iterable<Record<string, unknown>>;
  readonly isInTransaction: boolean;
  close(): void;
}

export function openWriting(file: string): SqliteHandle {
  const database = new DatabaseSync(file, { timeout: OPENING_MS });
  // WAL lets readers go on while one writes; FULL makes an acknowledged write survive power loss.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;');
  // What somebody deletes is overwritten, not only forgotten.
  database.exec('PRAGMA secure_delete = ON;');
  return adapt(database);
}

export function openReading(file: string): SqliteHandle {
  const database = new DatabaseSync(file, { readOnly: true, timeout: OPENING_MS });
  database.exec('PRAGMA temp_store = MEMORY;');
  return adapt(database);
}

function adapt(database: DatabaseSync): SqliteHandle {
  // From here on whoever asks waits, without the thread.
  database.exec('PRAGMA busy_timeout = 0;');
  const cache = new Map<string, { statement: StatementSync; returnsRows: boolean }>();
  const prepare = (sql: string) => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(sql, prepared);
    return prepared;
  };
  return {
    run: (sql, parameters) => {
      const { statement, returnsRows } = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (returnsRows) return { rows: statement.all(...values) };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    iterate: (sql, parameters) => prepare(sql).statement.iterate(...(parameters as SQLInputValue[])),
    get isInTransaction() {
      return database.isTransaction;
    },
    close: () => {
      cache.clear();
      if (database.isOpen) database.close();
    },
  };
}
