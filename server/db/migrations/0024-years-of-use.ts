import { sql, type Kysely } from 'kysely';

/** Notes by their sort, notes and sheets of answers that wait for the review, and its cards by unit are found without a look at all the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  for (const table of ['note', 'quizAttempt'])
    await db.schema
      .alterTable(table)
      .addColumn('isCarded', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await sql`update note set ${ref('isCarded')} = 1 where id in (
    select ${ref('noteId')} from ${ref('reviewCard')} where ${ref('noteId')} is not null)`.execute(db);
  await sql`create index ${ref('noteToCard')} on note (${ref('userId')}, ${ref('createdAt')})
    where ${ref('isCarded')} = 0 and (quote is not null or text is not null)`.execute(db);
  await sql`create index ${ref('noteWithoutWords')} on note (${ref('userId')}, ${ref('isCarded')}, id)
    where ${ref('isCarded')} = 1 and quote is null and text is null`.execute(db);
  await sql`create index ${ref('noteBySort')} on note (${ref('userId')},
    (case when text is not null then 'note' when quote is not null then 'highlight' else 'bookmark' end),
    ${ref('createdAt')}, id)`.execute(db);
  await sql`create index ${ref('sheetToCard')} on ${ref('quizAttempt')} (${ref('userId')}, at)
    where ${ref('isCarded')} = 0`.execute(db);
  await db.schema
    .createIndex('reviewCardByUnit')
    .on('reviewCard')
    .columns(['userId', 'removedAt', 'unitId', 'dueOn', 'id', 'dealtOn', 'noteId'])
    .execute();
}
