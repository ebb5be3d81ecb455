import type { Kysely } from 'kysely';

/** What is read, answered and remembered: time by day, quizzes, cards of the daily review, certificates, two editions of one work, and how a learner likes to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('studyTime')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seconds', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('studyTimeKey', ['userId', 'at', 'kind'])
    .execute();

  await schema
    .createTable('quizAttempt')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('unitId', 'text', (c) => c.notNull())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('marks', 'text', (c) => c.notNull())
    .addColumn('fraction', 'double precision', (c) => c.notNull())
    .addColumn('passed', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('quizAttemptByUnit').on('quizAttempt').columns(['userId', 'unitId', 'at']).execute();
  await schema.createIndex('quizAttemptByTime').on('quizAttempt').columns(['userId', 'at']).execute();

  await schema
    .createTable('reviewCard')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('unitId', 'text', (c) => c.notNull())
    .addColumn('noteId', 'text', (c) => c.references('note.id').onDelete('cascade'))
    .addColumn('questionId', 'text')
    .addColumn('attemptAt', 'bigint')
    .addColumn('memory', 'text', (c) => c.notNull())
    .addColumn('dueOn', 'text', (c) => c.notNull())
    .addColumn('dealtOn', 'text')
    .addColumn('removedAt', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('reviewCardByNote').on('reviewCard').column('noteId').unique().execute();
  await schema.createIndex('reviewCardByQuestion').on('reviewCard').columns(['userId', 'unitId', 'questionId']).unique().execute();
  await schema.createIndex('reviewCardByDue').on('reviewCard').columns(['userId', 'dueOn', 'id']).execute();
  await schema.createIndex('reviewCardByDealt').on('reviewCard').columns(['userId', 'dealtOn']).execute();

  await schema
    .createTable('reviewAnswer')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('cardId', 'text', (c) => c.notNull().references('reviewCard.id').onDelete('cascade'))
    .addColumn('grade', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('answeredOn', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('reviewAnswerByTime').on('reviewAnswer').columns(['userId', 'at']).execute();
  await schema.createIndex('reviewAnswerByCard').on('reviewAnswer').columns(['cardId', 'at']).execute();

  await schema
    .createTable('certificate')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('issuedAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('certificateByWork').on('certificate').columns(['userId', 'itemId']).unique().execute();

  await schema.createIndex('noteByWork').on('note').columns(['userId', 'itemId', 'unitId']).execute();
  await schema.createIndex('noteByColor').on('note').columns(['userId', 'color', 'createdAt', 'id']).execute();
  await schema.alterTable('item').addColumn('editionOf', 'text').execute();
  await schema.createIndex('itemByEdition').on('item').column('editionOf').execute();

  await schema
    .alterTable('learnerSettings')
    .addColumn('learning', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await schema
    .alterTable('learnerSettings')
    .addColumn('reading', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
}
