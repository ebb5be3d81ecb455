import { sql, type Kysely } from 'kysely';

/**
 * Nothing is shown unless its learner agreed to it: what the coach took for shown before anybody was asked was practised.
 * Everything of this table comes from talks with the coach, but what was practised for a goal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  await sql`delete from ${ref('skillEvidence')} where stage = 'shown' and exists (select 1 from ${ref('skillEvidence')} as own
    where ${ref('own.userId')} = ${ref('skillEvidence.userId')} and ${ref('own.skillId')} = ${ref('skillEvidence.skillId')}
      and ${ref('own.sourceId')} = ${ref('skillEvidence.sourceId')} and own.stage = 'practised')`.execute(db);
  await sql`update ${ref('skillEvidence')} set stage = 'practised', quote = null where stage = 'shown'`.execute(db);
}
