import { expect, it } from 'vitest';
import type { LearnerId } from '#core/account/learner.ts';
import { openDatabase } from '../database.ts';
import { up } from './0037-evidence-agreed.ts';

it('what nobody was asked about was practised, once, without the words', async () => {
  const db = await openDatabase(':memory:');
  const userId = 'ann' as LearnerId;
  const user = { id: userId, name: 'Ann', email: 'ann@example.org', emailVerified: 1, createdAt: '', updatedAt: '' };
  await db
    .insertInto('user')
    .values(user as never)
    .execute();
  const evidence = (stage: 'practised' | 'shown', sourceId: string) => ({
    ...{ id: `${stage} ${sourceId}`, userId, skillId: 'deciding' as const, stage, source: 'Talk', sourceId, at: 1 },
    quote: stage === 'shown' ? 'Hello Sam' : null,
  });
  await db
    .insertInto('skillEvidence')
    .values([evidence('shown', 'both'), evidence('practised', 'both'), evidence('shown', 'alone'), evidence('practised', 'goal')])
    .execute();
  await up(db as never);
  const rows = await db.selectFrom('skillEvidence').select(['sourceId', 'stage', 'quote']).orderBy('sourceId').execute();
  expect(rows).toEqual(['alone', 'both', 'goal'].map((sourceId) => ({ sourceId, stage: 'practised', quote: null })));
  await db.destroy();
});
