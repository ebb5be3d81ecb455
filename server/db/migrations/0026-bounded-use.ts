import { sql, type Kysely } from 'kysely';

/** Letters of all notes, sessions that have run out and the mail that is due first are found without a look at all; accounts that are being deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  await sql`create index ${ref('noteByLength')} on note (${ref('userId')},
    (coalesce(length(text), 0) + coalesce(length(quote), 0) + coalesce(length(locator), 0)))`.execute(db);
  await db.schema.createIndex('sessionByEnd').on('session').column('expiresAt').execute();
  await db.schema.dropIndex('letterByTime').execute();
  await db.schema.createIndex('letterByEnd').on('letter').columns(['expiresAt', 'id', 'nextAt']).execute();
  await db.schema
    .createTable('closedAccount')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('host', 'text')
    .addColumn('closedAt', 'bigint', (c) => c.notNull())
    .execute();
}
