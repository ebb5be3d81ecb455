import { sql, type Kysely } from 'kysely';

/**
 * Who makes the works, works put together for a purpose, and captions in several languages. All come from files alone and
 * are written anew when those change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('person')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('html', 'text')
    .execute();

  await schema
    .createTable('personName')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('path', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('collection')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('collectionItem')
    .addColumn('collectionId', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('collectionItemKey', ['collectionId', 'position'])
    .execute();

  await schema
    .alterTable('unit')
    .addColumn('captions', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();

  // The importer has learnt to read more of the same files, so all of them are read once more.
  await sql`update item set signature = ''`.execute(db);
}
