import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type DialectAdapter, type SqliteDatabase } from 'kysely';

/** Statements kept prepared; the product's queries are a fixed, small set, so this is only a guard against growth. */
const CACHE_LIMIT = 500;

/**
 * Kysely's SQLite dialect over Node's built-in SQLite.
 * @param file path of the database file, or `:memory:`
 */
export function createSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: 5000 });
  // WAL lets readers go on while one writes; FULL makes an acknowledged write survive power loss.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;');
  return new DurableSqliteDialect({ database: adapt(database) });
}

/** SQLite can change its schema in a transaction, though Kysely does not use that: a killed migration must leave nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class DurableSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(sql, statement);
    return statement;
  };
  return {
    close: () => {
      cache.clear();
      if (database.isOpen) database.close();
    },
    prepare: (sql) => {
      const statement = prepare(sql);
      const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
