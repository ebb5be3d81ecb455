import type { Kysely } from 'kysely';

/** Works may come from several folders; and what learners did can be found by unit, to move with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('item')
    .addColumn('root', 'text', (c) => c.notNull().defaultTo('library'))
    .execute();
  await db.schema.createIndex('progressByUnit').on('progress').column('unitId').execute();
  await db.schema.createIndex('noteByUnitAlone').on('note').column('unitId').execute();
}
