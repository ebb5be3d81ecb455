import type { Kysely } from 'kysely';

/** What puts reports into order and counts each once. Null in the places of earlier releases: there `observedAt` says it all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('progress').addColumn('deviceAt', 'integer').execute();
  await db.schema.alterTable('progress').addColumn('serverAt', 'integer').execute();
  await db.schema.alterTable('progress').addColumn('counted', 'text').execute();
}
