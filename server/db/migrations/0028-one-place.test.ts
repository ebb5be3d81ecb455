import { expect, it } from 'vitest';
import type { LearnerId } from '#core/account/learner.ts';
import { writeLocator } from '#core/reader/locator.ts';
import { openDatabase } from '../database.ts';
import { up } from './0028-one-place.ts';

it('leaves of a book that was read and heard the place that came later', async () => {
  const db = await openDatabase(':memory:');
  await db
    .insertInto('user')
    .values({ id: 'ann', name: 'Ann', email: 'ann@example.org', emailVerified: 1, createdAt: '', updatedAt: '' } as never)
    .execute();
  const locator = writeLocator({ cfi: null, href: 'one.xhtml', fraction: 0.11, text: '', chapter: '' });
  const base = { userId: 'ann' as LearnerId, itemId: 'book', completed: 0, playedSec: 1, heard: null, observedAt: 1, updatedAt: 1 };
  const rest = { deviceAt: null, serverAt: null, counted: null };
  const places = [
    { unitId: 'heard-on', positionSec: 138, locator, fraction: 0.138 },
    { unitId: 'read-on', positionSec: 50, locator, fraction: 0.11 },
    { unitId: 'only-read', positionSec: null, locator, fraction: 0.4 },
    { unitId: 'only-heard', positionSec: 9, locator: null, fraction: 0.4 },
  ];
  await db
    .insertInto('progress')
    .values(places.map((place) => ({ ...base, ...rest, ...place })))
    .execute();
  await up(db as never);
  const after = await db.selectFrom('progress').select(['unitId', 'positionSec', 'locator']).orderBy('unitId').execute();
  expect(after).toEqual([
    { unitId: 'heard-on', positionSec: 138, locator: null },
    { unitId: 'only-heard', positionSec: 9, locator: null },
    { unitId: 'only-read', positionSec: null, locator },
    { unitId: 'read-on', positionSec: null, locator },
  ]);
  await db.destroy();
});
