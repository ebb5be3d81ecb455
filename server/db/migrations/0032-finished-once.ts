import { sql, type Kysely } from 'kysely';

/**
 * The day on which a unit was first finished stays when it is heard again. Of what was finished before, that is at the latest
 * when it was last seen, when its quiz was first passed, and when the certificate of its course was issued.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  const own = (of: string) => sql`${ref(`${of}.userId`)} = ${ref('progress.userId')}`;
  const earlier = (at: ReturnType<typeof sql>) =>
    sql`update progress set ${ref('finishedAt')} = ${at} where ${ref('finishedAt')} > ${at}`.execute(db);
  await db.schema.alterTable('progress').addColumn('finishedAt', 'bigint').execute();
  await sql`update progress set ${ref('finishedAt')} = ${ref('observedAt')} where completed = 1`.execute(db);
  await earlier(sql`(select min(sheet.at) from ${ref('quizAttempt')} as sheet
    where ${own('sheet')} and ${ref('sheet.unitId')} = ${ref('progress.unitId')} and sheet.passed = 1)`);
  await earlier(sql`(select ${ref('issuedAt')} from certificate
    where ${own('certificate')} and ${ref('certificate.itemId')} = ${ref('progress.itemId')})`);
  await db.schema.dropIndex('progressByFinish').execute();
  await db.schema.createIndex('progressByFinish').on('progress').columns(['userId', 'completed', 'finishedAt', 'unitId']).execute();
}
