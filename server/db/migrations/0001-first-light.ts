import type { Kysely } from 'kysely';

/** Portable between SQLite and PostgreSQL: text ids, integer milliseconds, 0/1 flags, JSON as text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('item')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('sortTitle', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('narrator', 'text')
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('html', 'text')
    .addColumn('topics', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('year', 'integer')
    .addColumn('series', 'text')
    .addColumn('seriesPosition', 'real')
    .addColumn('coverMediaId', 'text')
    .addColumn('durationSec', 'real', (c) => c.notNull())
    .addColumn('unitCount', 'integer', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'bigint', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('missingSince', 'bigint')
    .execute();
  // One index per (filter, order) that a list offers, each ending in the id that the cursor carries.
  for (const [name, columns] of Object.entries({
    itemByNewness: ['publishedAt', 'id'],
    itemByTitle: ['sortTitle', 'id'],
    itemByLength: ['durationSec', 'id'],
    itemByKindAndNewness: ['kind', 'publishedAt', 'id'],
    itemByKindAndTitle: ['kind', 'sortTitle', 'id'],
    itemByKindAndLength: ['kind', 'durationSec', 'id'],
  })) {
    await schema.createIndex(name).on('item').columns(columns).execute();
  }

  await schema
    .createTable('itemTopic')
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('itemTopicKey', ['topic', 'itemId'])
    .execute();
  await schema.createIndex('itemTopicByItem').on('itemTopic').column('itemId').execute();

  await schema
    .createTable('unit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('section', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('durationSec', 'real', (c) => c.notNull())
    .addColumn('mediaId', 'text')
    .addColumn('transcriptMediaId', 'text')
    .addColumn('html', 'text')
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('chapters', 'text', (c) => c.notNull())
    .addColumn('quiz', 'text')
    .addColumn('toc', 'text')
    .addColumn('downloads', 'text', (c) => c.notNull())
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('missingSince', 'bigint')
    .execute();
  await schema.createIndex('unitByItem').on('unit').columns(['itemId', 'position']).execute();

  await schema
    .createTable('media')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('root', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('mtimeMs', 'bigint', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('isPublic', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('mediaByItem').on('media').column('itemId').execute();

  await schema
    .createTable('progress')
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('unitId', 'text', (c) => c.notNull())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('positionSec', 'real')
    .addColumn('locator', 'text')
    .addColumn('fraction', 'real', (c) => c.notNull())
    .addColumn('completed', 'integer', (c) => c.notNull())
    .addColumn('playedSec', 'real', (c) => c.notNull())
    .addColumn('observedAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('progressKey', ['userId', 'unitId'])
    .execute();
  await schema.createIndex('progressByRecency').on('progress').columns(['userId', 'updatedAt', 'unitId']).execute();
  await schema.createIndex('progressByItem').on('progress').columns(['userId', 'itemId']).execute();

  await schema
    .createTable('favorite')
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('favoriteKey', ['userId', 'itemId'])
    .execute();
  await schema.createIndex('favoriteByRecency').on('favorite').columns(['userId', 'createdAt', 'itemId']).execute();
}
