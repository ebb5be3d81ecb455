import type { Kysely } from 'kysely';

/** Which stretches of a unit were heard (JSON). Null in the places of earlier releases: there all before the place was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('progress').addColumn('heard', 'text').execute();
}
