import type { Kysely } from 'kysely';

/** How often a reply was begun anew while it was written: whoever reads on is told where its text begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('coachTurn')
    .addColumn('restarts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
