import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { LEARNER_LIMITS } from '../learner-limits.ts';
import { up } from './0034-evidence-by-skill.ts';

it('of whoever has more than is kept now the newest stays, and all of everybody else', async () => {
  const db = await openDatabase(':memory:');
  await sql`drop index "skillEvidenceBySkill"`.execute(db);
  const { rows: kept } = LEARNER_LIMITS['skillEvidence']!;
  for (const [userId, count] of [
    ['ann', kept + 3],
    ['bob', 5],
  ] as const) {
    const user = { id: userId, name: userId, email: `${userId}@example.org`, emailVerified: 1, createdAt: '', updatedAt: '' };
    await db
      .insertInto('user')
      .values(user as never)
      .execute();
    await sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count})
      insert into "skillEvidence" select ${userId} || n, ${userId}, 'learning', 'shown', 'Talk', n, null, n from n`.execute(db);
  }
  await up(db as never);
  const { rows } = await sql`select "userId", count(*) as rows, min(at) as first from "skillEvidence" group by 1`.execute(db);
  expect(rows).toEqual([
    { userId: 'ann', rows: kept, first: 4 },
    { userId: 'bob', rows: 5, first: 1 },
  ]);
  const { rows: counted } = await sql`select "userId", rows from "learnerUse" where "table" = 'skillEvidence' order by 1`.execute(db);
  expect(counted).toEqual([
    { userId: 'ann', rows: kept },
    { userId: 'bob', rows: 5 },
  ]);
  await db.destroy();
});
