import type { Kysely } from 'kysely';

/** What learners write down, and how they like to listen. Both go with the learner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('note')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('unitId', 'text', (c) => c.notNull())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('positionSec', 'double precision')
    .addColumn('locator', 'text')
    .addColumn('quote', 'text')
    .addColumn('text', 'text')
    .addColumn('color', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('noteByUnit').on('note').columns(['userId', 'unitId', 'positionSec', 'createdAt', 'id']).execute();
  await schema.createIndex('noteByRecency').on('note').columns(['userId', 'createdAt', 'id']).execute();

  await schema
    .createTable('learnerSettings')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('playback', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
}
