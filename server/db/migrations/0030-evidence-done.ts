import { sql, type Kysely } from 'kysely';

/** A skill that a session with the coach only advised was not practised in it: nothing of it was seen there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  await sql`delete from ${ref('skillEvidence')} where stage = 'practised'
    and ${ref('sourceId')} in (select id from conversation)
    and not exists (select 1 from ${ref('skillEvidence')} as seen where seen.stage = 'shown'
      and ${ref('seen.userId')} = ${ref('skillEvidence.userId')} and ${ref('seen.skillId')} = ${ref('skillEvidence.skillId')}
      and ${ref('seen.sourceId')} = ${ref('skillEvidence.sourceId')})`.execute(db);
}
