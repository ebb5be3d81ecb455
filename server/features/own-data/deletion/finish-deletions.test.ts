import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../../tests/support/houses/test-house.ts';
import type { Person } from '../../../../tests/support/houses/use-everything.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

it('the indexes for searching are written anew once for all who go at the same time', { timeout: 60_000 }, async () => {
  const { db } = study.house;
  const countChanges = () =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(trx);
      return rows[0]?.total ?? 0;
    });
  const others = await signUp(study.app);
  const unit = { unitId: 'part-2.a', itemId: 'part-2' };
  const write = (userId: string, id: string, text: string) =>
    db
      .insertInto('note')
      .values({ id, userId, ...unit, text, createdAt: 1, updatedAt: 1 } as never)
      .execute();
  for (let n = 0; n < 150; n++)
    await write(others.id, `others-${n}`, Array.from({ length: 400 }, (_, i) => `word${(n * 400 + i).toString(36)}`).join(' '));
  const removeMany = async (count: number) => {
    const people: Person[] = [];
    for (let n = 0; n < count; n++) people.push(await signUp(study.app));
    for (const { id } of people) await write(id, `note-of-${id}`, 'A thought of mine.');
    const before = await countChanges();
    await Promise.all(people.map(({ call, password }) => call('DELETE', '/api/profile', { password })));
    await study.house.work.ended(30_000);
    expect(await db.selectFrom('closedAccount').select('userId').execute()).toEqual([]);
    return (await countChanges()) - before;
  };
  await removeMany(1);
  const one = await removeMany(1);
  expect((await removeMany(8)) / one).toBeLessThan(1.5);
});
