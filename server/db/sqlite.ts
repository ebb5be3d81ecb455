import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteDriver, type SqliteHandle, type SqliteHandles } from './sqlite-driver.ts';

/** Statements kept prepared; the product's queries are a fixed, small set, so this is only a guard against growth. */
const CACHE_LIMIT = 500;
/** How long opening waits for another process; milliseconds. It may hold up the thread: nothing is served yet. */
const OPENING_MS = 5000;

/**
 * Kysely's SQLite dialect over Node's built-in SQLite. It may be one of several processes on the file.
 * @param file path of the database file, or `:memory:`
 */
export function createSqliteDialect(file: string): Dialect {
  const handles = openHandles(file);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new SqliteDriver(handles),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite can change its schema in a transaction, though Kysely does not use that: a killed migration must leave nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openHandles(file: string): SqliteHandles {
  const writing = new DatabaseSync(file, { timeout: OPENING_MS });
  // WAL lets readers go on while one writes; FULL makes an acknowledged write survive power loss.
  writing.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;');
  // What somebody deletes is overwritten, not only forgotten.
  writing.exec('PRAGMA secure_delete = ON;');
  const reading = file === ':memory:' ? null : new DatabaseSync(file, { readOnly: true, timeout: OPENING_MS });
  reading?.exec('PRAGMA temp_store = MEMORY;');
  // From here on the driver waits, without the thread.
  for (const database of [writing, reading]) database?.exec('PRAGMA busy_timeout = 0;');
  return { writing: adapt(writing), reading: reading && adapt(reading) };
}

function adapt(database: DatabaseSync): SqliteHandle {
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
