import type { Kysely } from 'kysely';

/** Ids that units had: devices and addresses may know them for long after learners' rows have moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('formerUnit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unitId', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('formerUnitByUnit').on('formerUnit').column('unitId').execute();
}
