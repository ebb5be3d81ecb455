import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../dialect.ts';

/** What migration 2 declared on SQLite while it took it for PostgreSQL, and what it declares now. */
const RIGHT_TYPE: Record<string, string> = { timestamptz: 'text', boolean: 'integer' };
/** The tables of migration 2 that have such columns, and all that point at `user`. Parents first. */
const TABLES = ['user', 'session', 'account', 'verification', 'note', 'learnerSettings'];
const aside = (table: string) => `${table}Before`;

/**
 * SQLite databases begun between two releases got `timestamptz` and `boolean` columns. Both have numeric affinity: ISO dates
 * stayed text and flags 0 and 1 only because neither reads as another number. Here they become what every other one has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) !== 'sqlite' || !(await isWrong(db))) return;
  const { rows: made } = await sql<{ type: string; sql: string }>`select type, sql from sqlite_master
    where tbl_name in (${sql.join(TABLES)}) and sql is not null`.execute(db);

  // A renamed `user` takes the references of its old children along. So when the old tables go, nothing that is kept points at
  // them, and no cascade can reach it: foreign keys stay on, as they must inside a transaction.
  for (const table of TABLES) await db.schema.alterTable(table).renameTo(aside(table)).execute();
  for (const { type, sql: statement } of made) if (type === 'table') await sql.raw(withRightTypes(statement)).execute(db);
  for (const table of TABLES) await sql`insert into ${sql.table(table)} select * from ${sql.table(aside(table))}`.execute(db);
  for (const table of TABLES.toReversed()) await db.schema.dropTable(aside(table)).execute();
  // The old tables' indexes held these names until now.
  for (const { type, sql: statement } of made) if (type === 'index') await sql.raw(statement).execute(db);
}

async function isWrong(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select name from pragma_table_info('user') where type = 'boolean'`.execute(db);
  return rows.length > 0;
}

/** Types stand unquoted in the statements of migration 2, names quoted. */
const withRightTypes = (statement: string): string =>
  statement.replaceAll(/\b(?:timestamptz|boolean)\b/g, (type) => RIGHT_TYPE[type] ?? type);
