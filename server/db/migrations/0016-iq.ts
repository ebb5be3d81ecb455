import type { Kysely } from 'kysely';

/** Sittings of the IQ test, and each item that was asked in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('iqSitting')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('timing', 'text', (c) => c.notNull())
    .addColumn('isScored', 'integer', (c) => c.notNull())
    .addColumn('allowsCalibration', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('finishedAt', 'bigint')
    .addColumn('deletedAt', 'bigint')
    .addColumn('result', 'text')
    .addColumn('analysis', 'text')
    .addColumn('model', 'text')
    .addColumn('failure', 'text')
    .addColumn('inputTokens', 'integer')
    .addColumn('outputTokens', 'integer')
    .addColumn('costUsd', 'double precision')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('iqSittingByRecency').on('iqSitting').columns(['userId', 'createdAt', 'id']).execute();

  await schema
    .createTable('iqResponse')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sittingId', 'text', (c) => c.notNull().references('iqSitting.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('domain', 'text', (c) => c.notNull())
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('generatorVersion', 'integer', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('guess', 'double precision', (c) => c.notNull())
    .addColumn('isScored', 'integer', (c) => c.notNull())
    .addColumn('servedAt', 'bigint', (c) => c.notNull())
    .addColumn('answeredAt', 'bigint')
    .addColumn('answer', 'text')
    .addColumn('outcome', 'text')
    .addColumn('isRapid', 'integer', (c) => c.notNull())
    .addColumn('isDescribed', 'integer', (c) => c.notNull())
    .addColumn('timeSpentMs', 'bigint')
    .addColumn('device', 'text')
    .execute();
  await schema.createIndex('iqResponseByPosition').on('iqResponse').columns(['sittingId', 'position']).unique().execute();
  await schema.createIndex('iqResponseByRecency').on('iqResponse').columns(['userId', 'servedAt']).execute();
}
