import type { Kysely } from 'kysely';

/** Where a learner's message speaks to the coach and not for what is practised. Null where it does not, and of all that was said before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('coachMessage').addColumn('toCoach', 'text').execute();
}
