import type { Kysely } from 'kysely';

/** Skills of works and units, filled by the next import; and what the coach saw of each, which goes with the learner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const table of ['item', 'unit']) {
    await schema
      .alterTable(table)
      .addColumn('skills', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  }

  await schema
    .createTable('itemSkill')
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('skill', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'bigint', (c) => c.notNull())
    .addColumn('sortTitle', 'text', (c) => c.notNull())
    .addColumn('durationSec', 'real', (c) => c.notNull())
    .addPrimaryKeyConstraint('itemSkillKey', ['itemId', 'skill'])
    .execute();
  for (const [name, column] of Object.entries({
    itemSkillByNewness: 'publishedAt',
    itemSkillByTitle: 'sortTitle',
    itemSkillByLength: 'durationSec',
  })) {
    await schema.createIndex(name).on('itemSkill').columns(['skill', column, 'itemId', 'kind']).execute();
  }

  await schema
    .createTable('skillEvidence')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('skillId', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('sourceId', 'text', (c) => c.notNull())
    .addColumn('quote', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('skillEvidenceOnce').on('skillEvidence').columns(['userId', 'skillId', 'stage', 'sourceId']).unique().execute();
  await schema.createIndex('skillEvidenceBySource').on('skillEvidence').columns(['userId', 'sourceId']).execute();
}
