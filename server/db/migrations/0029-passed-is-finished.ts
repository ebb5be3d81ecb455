import { sql, type Kysely } from 'kysely';

/** A quiz that was passed is finished; until now only the page that it was answered on said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { ref } = sql;
  const passed = sql`select ${ref('userId')}, ${ref('unitId')}, ${ref('itemId')}, max(at) as at from ${ref('quizAttempt')}
    where passed = 1 group by ${ref('userId')}, ${ref('unitId')}, ${ref('itemId')}`;
  await sql`insert into progress (${ref('userId')}, ${ref('unitId')}, ${ref('itemId')}, fraction, completed, ${ref('playedSec')},
      ${ref('observedAt')}, ${ref('updatedAt')})
    select ${ref('userId')}, ${ref('unitId')}, ${ref('itemId')}, 1, 1, 0, at, at from (${passed}) as won where true
    on conflict (${ref('userId')}, ${ref('unitId')}) do update set completed = 1`.execute(db);
}
