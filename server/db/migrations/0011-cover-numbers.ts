import { sql, type Kysely } from 'kysely';

/** What covers are dealt by: works of a kind are counted from 0 in the order in which they were added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('item')
    .addColumn('coverNumber', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update item set ${sql.ref('coverNumber')} = counted.number
    from (select id, row_number() over (partition by kind order by ${sql.ref('createdAt')}, id) - 1 as number from item) as counted
    where counted.id = item.id
  `.execute(db);
  await db.schema.createIndex('itemByCoverNumber').on('item').columns(['kind', 'coverNumber']).unique().execute();
}
