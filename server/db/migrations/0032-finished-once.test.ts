import { expect, it } from 'vitest';
import type { LearnerId } from '#core/account/learner.ts';
import { openDatabase } from '../database.ts';
import { up } from './0032-finished-once.ts';

it('has what was finished before as finished when it was last seen, or earlier where a sheet or a certificate tells', async () => {
  const db = await openDatabase(':memory:');
  await db.schema.dropIndex('progressByFinish').execute();
  await db.schema.alterTable('progress').dropColumn('finishedAt').execute();
  await db.schema.createIndex('progressByFinish').on('progress').columns(['userId', 'completed', 'observedAt', 'unitId']).execute();
  const userId = 'ann' as LearnerId;
  await db
    .insertInto('user')
    .values({ id: userId, name: 'Ann', email: 'ann@example.org', emailVerified: 1, createdAt: '', updatedAt: '' } as never)
    .execute();
  const rest = { positionSec: 1, locator: null, fraction: 0.4, playedSec: 9, heard: null, deviceAt: null, serverAt: null };
  const place = (unitId: string, completed: number, observedAt: number, itemId = 'work') =>
    ({ ...{ userId, unitId, itemId, ...rest, completed, observedAt, counted: null, updatedAt: observedAt } }) as never;
  await db
    .insertInto('progress')
    .values([place('open', 0, 900), place('heard', 1, 900), place('passed', 1, 900), place('certified', 1, 900, 'course')])
    .execute();
  const sheet = { userId, unitId: 'passed', itemId: 'work', round: 0, marks: '[]', fraction: 1 };
  await db
    .insertInto('quizAttempt')
    .values([
      { ...sheet, id: 'missed', passed: 0, at: 100 },
      { ...sheet, id: 'first', passed: 1, at: 300 },
      { ...sheet, id: 'again', passed: 1, at: 500 },
    ])
    .execute();
  await db.insertInto('certificate').values({ code: 'c', userId, itemId: 'course', facts: '{}', issuedAt: 700 }).execute();
  await up(db as never);
  expect(await db.selectFrom('progress').select(['unitId', 'finishedAt']).orderBy('unitId').execute()).toEqual([
    { unitId: 'certified', finishedAt: 700 },
    { unitId: 'heard', finishedAt: 900 },
    { unitId: 'open', finishedAt: null },
    { unitId: 'passed', finishedAt: 300 },
  ]);
  await db.destroy();
});
