import type { Kysely } from 'kysely';

/** Career assessments, and goals that are followed: with a day, steps, works, a practice, and the action they come from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('assessment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('profile', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('model', 'text')
    .addColumn('failure', 'text')
    .addColumn('durationSec', 'double precision', (c) => c.notNull())
    .addColumn('sendKey', 'text')
    .addColumn('inputTokens', 'integer')
    .addColumn('outputTokens', 'integer')
    .addColumn('costUsd', 'double precision')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('assessmentByRecency').on('assessment').columns(['userId', 'createdAt', 'id']).execute();
  await schema.createIndex('assessmentBySendKey').on('assessment').columns(['userId', 'sendKey']).unique().execute();

  const goal = (column: string, build: 'text' | 'bigint', rest?: string) =>
    schema
      .alterTable('goal')
      .addColumn(column, build, (c) => (rest === undefined ? c : c.notNull().defaultTo(rest)))
      .execute();
  await goal('dueOn', 'text');
  await goal('steps', 'text', '[]');
  await goal('workIds', 'text', '[]');
  await goal('practice', 'text');
  await goal('assessmentId', 'text');
  await goal('actionId', 'text');
  await goal('reason', 'text');
  await goal('closedAt', 'bigint');
  await schema.createIndex('goalByAction').on('goal').columns(['userId', 'assessmentId', 'actionId']).unique().execute();

  await schema.alterTable('conversation').addColumn('goalId', 'text').execute();
  await schema.createIndex('conversationByGoal').on('conversation').columns(['userId', 'goalId']).execute();
}
