import { expect, it } from 'vitest';
import type { LearnerId } from '#core/account/learner.ts';
import { openDatabase } from '../database.ts';
import { up } from './0031-no-place-ahead.ts';

it('takes what was seen after it came as seen when it came, and leaves drifting clocks alone', async () => {
  const db = await openDatabase(':memory:');
  const userId = 'ann' as LearnerId;
  await db
    .insertInto('user')
    .values({ id: userId, name: 'Ann', email: 'ann@example.org', emailVerified: 1, createdAt: '', updatedAt: '' } as never)
    .execute();
  const rest = { itemId: 'work', positionSec: 1, locator: null, fraction: 0.4, completed: 0, playedSec: 9, heard: null };
  const place = (unitId: string, observedAt: number) => ({
    ...{ userId, unitId, ...rest, observedAt, deviceAt: null, serverAt: null, counted: null, updatedAt: 1000 },
  });
  await db
    .insertInto('progress')
    .values([place('ahead', 90_000_000), place('drifting', 61_000), place('honest', 7)])
    .execute();
  await up(db as never);
  expect(await db.selectFrom('progress').select(['unitId', 'observedAt']).orderBy('unitId').execute()).toEqual([
    { unitId: 'ahead', observedAt: 1000 },
    { unitId: 'drifting', observedAt: 61_000 },
    { unitId: 'honest', observedAt: 7 },
  ]);
  await db.destroy();
});
