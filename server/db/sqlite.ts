import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect, type Driver } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';
import { openReading, openWriting } from './sqlite-handle.ts';

/**
 * Kysely's SQLite dialect over Node's built-in SQLite. It may be one of several processes on the file.
 * @param file path of the database file, or `:memory:`
 */
export function createSqliteDialect(file: string): Dialect {
  const handles = { writing: openWriting(file), reading: file === ':memory:' ? null : openReading(file) };
  return createDialect(new SqliteDriver(handles));
}

export const createDialect = (driver: Driver): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can change its schema in a transaction, though Kysely does not use that: a killed migration must leave nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
