import { sql, type Kysely } from 'kysely';

/** Conversations with the coach, what they leave, and goals. All of it goes with the learner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('conversation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('context', 'text', (c) => c.notNull())
    .addColumn('currentMessageId', 'text')
    .addColumn('continuedFrom', 'text')
    .addColumn('earlier', 'text')
    .addColumn('isActive', 'integer', (c) => c.notNull())
    .addColumn('sends', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('review', 'text')
    .addColumn('weakSpots', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('endedAt', 'bigint')
    .execute();
  await schema.createIndex('conversationByRecency').on('conversation').columns(['userId', 'updatedAt', 'id']).execute();
  await schema.createIndex('conversationByIdleness').on('conversation').columns(['isActive', 'updatedAt']).execute();

  await schema
    .createTable('coachMessage')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('conversationId', 'text', (c) => c.notNull().references('conversation.id').onDelete('cascade'))
    .addColumn('parentId', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('evaluation', 'text')
    .addColumn('parts', 'text')
    .addColumn('provider', 'text')
    .addColumn('model', 'text')
    .addColumn('inputTokens', 'integer')
    .addColumn('outputTokens', 'integer')
    .addColumn('costUsd', 'double precision')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('coachMessageByConversation').on('coachMessage').columns(['conversationId', 'createdAt', 'id']).execute();

  await schema
    .createTable('coachTurn')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('conversationId', 'text', (c) => c.notNull())
    .addColumn('messageId', 'text', (c) => c.notNull())
    .addColumn('replyId', 'text', (c) => c.notNull())
    .addColumn('sendKey', 'text')
    .addColumn('isLive', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('coachTurnByLearner').on('coachTurn').columns(['userId', 'createdAt']).execute();
  await schema.createIndex('coachTurnBySendKey').on('coachTurn').columns(['conversationId', 'sendKey']).unique().execute();
  // One reply at a time, however many ask at once.
  const live = sql`${sql.ref('isLive')} = 1`;
  await sql`create unique index ${sql.ref('coachTurnLive')} on ${sql.ref('coachTurn')} (${sql.ref('conversationId')}) where ${live}`.execute(
    db,
  );
  await sql`create index ${sql.ref('coachTurnLiveByLearner')} on ${sql.ref('coachTurn')} (${sql.ref('userId')}) where ${live}`.execute(db);

  await schema
    .createTable('record')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('recordType', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('sessionKey', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('recordBySession').on('record').columns(['userId', 'recordType', 'sessionKey']).unique().execute();

  await schema
    .createTable('goal')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('by', 'text')
    .addColumn('measure', 'text')
    .addColumn('ifThen', 'text')
    .addColumn('skill', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('goalByRecency').on('goal').columns(['userId', 'createdAt', 'id']).execute();

  await schema
    .alterTable('learnerSettings')
    .addColumn('isBuiltinOnly', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
