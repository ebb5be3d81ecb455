import { sql, type Kysely } from 'kysely';

/** Kept of each learner from now on, the newest (`LEARNER_LIMITS`): what was there beyond makes room once. */
const KEPT = 30_000;

/** The newest evidence of each skill, and how much there is of each in a month, are found without a look at the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  await sql`delete from ${ref('skillEvidence')} where rowid in (
    select own from (
      select rowid as own, row_number() over (partition by ${ref('userId')} order by at desc, rowid desc) as place from ${ref('skillEvidence')}
      where ${ref('userId')} in (select ${ref('userId')} from ${ref('learnerUse')} where ${ref('table')} = 'skillEvidence' and rows > ${KEPT}))
    where place > ${KEPT})`.execute(db);
  await db.schema.createIndex('skillEvidenceBySkill').on('skillEvidence').columns(['userId', 'skillId', 'stage', 'at', 'id']).execute();
}
