import type { Kysely } from 'kysely';

/** What was done is found by when it was, so that looking back at a month reads that month alone. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('progressByFinish').on('progress').columns(['userId', 'completed', 'observedAt', 'unitId']).execute();
  await schema.createIndex('skillEvidenceByTime').on('skillEvidence').columns(['userId', 'at']).execute();
  await schema.createIndex('conversationByBeginning').on('conversation').columns(['userId', 'createdAt']).execute();
}
