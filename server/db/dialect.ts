import { PostgresAdapter, SqliteAdapter, type Kysely } from 'kysely';

export type DialectName = 'sqlite' | 'postgres';

/** Which database this is. Migrations ask this and no ability: what an adapter says it can do may change under them. */
export function dialectOf(db: Pick<Kysely<unknown>, 'getExecutor'>): DialectName {
  const { adapter } = db.getExecutor();
  if (adapter instanceof SqliteAdapter) return 'sqlite';
  if (adapter instanceof PostgresAdapter) return 'postgres';
  throw new Error(`No migration is written for the dialect of ${adapter.constructor.name}.`);
}
