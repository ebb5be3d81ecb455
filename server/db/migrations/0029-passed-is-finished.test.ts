import { expect, it } from 'vitest';
import type { LearnerId } from '#core/account/learner.ts';
import { openDatabase } from '../database.ts';
import { up } from './0029-passed-is-finished.ts';

it('finishes what was passed, keeps where it was left, and finishes nothing else', async () => {
  const db = await openDatabase(':memory:');
  const userId = 'ann' as LearnerId;
  await db
    .insertInto('user')
    .values({ id: userId, name: 'Ann', email: 'ann@example.org', emailVerified: 1, createdAt: '', updatedAt: '' } as never)
    .execute();
  const attempt = (unitId: string, round: number, passed: number) => ({
    ...{ id: `${unitId}-${round}`, userId, unitId, itemId: 'course', round, marks: '[]', fraction: passed, passed, at: 100 + round },
  });
  await db
    .insertInto('quizAttempt')
    .values([attempt('won', 0, 0), attempt('won', 1, 1), attempt('won', 2, 1), attempt('read', 0, 1), attempt('lost', 0, 0)])
    .execute();
  const place = { userId, unitId: 'read', itemId: 'course', positionSec: null, locator: 'p3', fraction: 0.4, completed: 0 };
  const rest = { playedSec: 9, heard: null, observedAt: 7, deviceAt: null, serverAt: null, counted: null, updatedAt: 7 };
  await db
    .insertInto('progress')
    .values({ ...place, ...rest })
    .execute();
  await up(db as never);
  await up(db as never);
  const columns = ['unitId', 'locator', 'fraction', 'completed', 'playedSec', 'observedAt'] as const;
  expect(await db.selectFrom('progress').select(columns).orderBy('unitId').execute()).toEqual([
    { unitId: 'read', locator: 'p3', fraction: 0.4, completed: 1, playedSec: 9, observedAt: 7 },
    { unitId: 'won', locator: null, fraction: 1, completed: 1, playedSec: 0, observedAt: 102 },
  ]);
  await db.destroy();
});
