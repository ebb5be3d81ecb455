import type { Kysely } from 'kysely';

/** Sittings are found by when they ended: the newest, and those of a month. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('iqSittingByEnd').on('iqSitting').columns(['userId', 'finishedAt']).execute();
}
