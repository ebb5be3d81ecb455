import type { Kysely } from 'kysely';

/** Which language somebody grew up with, where they allow their answers to be used and say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('iqSitting').addColumn('firstLanguage', 'text').execute();
}
