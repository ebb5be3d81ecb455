import type { Kysely } from 'kysely';

/** Messages to whoever runs the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('contactMessage')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('contactMessageByUser').on('contactMessage').column('userId').execute();
  await schema.createIndex('contactMessageByEmail').on('contactMessage').column('email').execute();
  await schema.createIndex('contactMessageByTime').on('contactMessage').column('createdAt').execute();
}
