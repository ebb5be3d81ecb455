import type { Kysely } from 'kysely';

/** What a learner's message was heard as, whether that was sure, and how grave it is. Null of all that was said before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('coachMessage').addColumn('heardAs', 'text').execute();
  await db.schema.alterTable('coachMessage').addColumn('sure', 'integer').execute();
  await db.schema.alterTable('coachMessage').addColumn('isGrave', 'integer').execute();
}
