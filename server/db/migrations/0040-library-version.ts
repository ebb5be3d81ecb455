import { sql, type Kysely } from 'kysely';

/**
 * Rows of a topic carry what lists filter and sort by, as those of a skill do; works are counted in an index that has all of
 * it; and a number tells that something of the library has changed, whoever changed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const { ref } = sql;
  await schema.alterTable('itemTopic').renameTo('formerTopic').execute();
  await schema.dropIndex('itemTopicByItem').execute();
  await schema
    .createTable('itemTopic')
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'bigint', (c) => c.notNull())
    .addColumn('sortTitle', 'text', (c) => c.notNull())
    .addColumn('durationSec', 'real', (c) => c.notNull())
    .addPrimaryKeyConstraint('itemTopicKey', ['itemId', 'topic'])
    .execute();
  await sql`insert into ${ref('itemTopic')}
    select ${ref('itemId')}, topic, kind, ${ref('publishedAt')}, ${ref('sortTitle')}, ${ref('durationSec')}
    from ${ref('formerTopic')} join item on item.id = ${ref('itemId')} where ${ref('missingSince')} is null`.execute(db);
  await schema.dropTable('formerTopic').execute();
  for (const [name, column] of Object.entries({
    itemTopicByNewness: 'publishedAt',
    itemTopicByTitle: 'sortTitle',
    itemTopicByLength: 'durationSec',
  })) {
    await schema.createIndex(name).on('itemTopic').columns(['topic', column, 'itemId', 'kind']).execute();
  }

  await schema.createIndex('itemByAccess').on('item').columns(['access', 'kind', 'missingSince', 'publishedAt', 'durationSec']).execute();

  await schema
    .createTable('libraryVersion')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into ${ref('libraryVersion')} values (1, 0)`.execute(db);
  for (const table of ['item', 'collection', 'collectionItem'])
    for (const event of ['insert', 'update', 'delete'])
      await sql`create trigger ${ref(`libraryVersion_${table}_${event}`)} after ${sql.raw(event)} on ${ref(table)} begin
        update ${ref('libraryVersion')} set number = number + 1;
      end`.execute(db);
}
