import type { Kysely } from 'kysely';

/** What learners told of themselves in talks with the coach. It goes with its conversation, and with the learner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coachFact')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('conversationId', 'text', (c) => c.notNull().references('conversation.id').onDelete('cascade'))
    .addColumn('messageId', 'text', (c) => c.notNull())
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('quote', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('isEdited', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('isShown', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('coachFactKey', ['userId', 'id'])
    .execute();
  await db.schema.createIndex('coachFactByConversation').on('coachFact').column('conversationId').execute();
}
