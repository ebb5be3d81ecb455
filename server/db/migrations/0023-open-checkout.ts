import type { Kysely } from 'kysely';

/** The one checkout that a learner may have open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('openCheckout')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('checkoutId', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .execute();
}
