import type { Kysely } from 'kysely';

/** Letters that wait to be sent. What they are about takes them along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('letter')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('messageId', 'text', (c) => c.references('contactMessage.id').onDelete('cascade'))
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('nextAt', 'bigint', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('letterByUser').on('letter').column('userId').execute();
  await schema.createIndex('letterByMessage').on('letter').column('messageId').execute();
  await schema.createIndex('letterByTime').on('letter').columns(['nextAt', 'id']).execute();
}
