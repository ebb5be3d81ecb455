import type { Kysely } from 'kysely';

/** One store for the limits of every route, in place of the one that better-auth's routes had to themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.dropTable('rateLimit').execute();
  await schema
    .createTable('rateWindow')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('endsAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('rateWindowByEnd').on('rateWindow').column('endsAt').execute();
}
