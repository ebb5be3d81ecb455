import { expect, it } from 'vitest';
import type { LearnerId } from '#core/account/learner.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { openDatabase } from '../database.ts';
import { up } from './0030-evidence-done.ts';

it('takes back what a session only advised, and leaves what was seen in it and what was reached', async () => {
  const db = await openDatabase(':memory:');
  const userId = 'ann' as LearnerId;
  const user = { id: userId, name: 'Ann', email: 'ann@example.org', emailVerified: 1, createdAt: '', updatedAt: '' };
  await db
    .insertInto('user')
    .values(user as never)
    .execute();
  const talk = { id: 'talk', userId, type: 'interview', title: 'Talk', context: '{}', createdAt: 1, updatedAt: 1, isActive: 0 };
  await db
    .insertInto('conversation')
    .values(talk as never)
    .execute();
  const evidence = (skillId: SkillId, stage: 'practised' | 'shown', sourceId: string) => ({
    ...{ id: `${skillId} ${stage} ${sourceId}`, userId, skillId, stage, source: 'Talk', sourceId, quote: null, at: 1 },
  });
  const kept = [
    evidence('deciding', 'practised', 'goal'),
    evidence('presenting', 'practised', 'talk'),
    evidence('presenting', 'shown', 'talk'),
  ];
  await db
    .insertInto('skillEvidence')
    .values([...kept, evidence('learning', 'practised', 'talk'), evidence('deciding', 'practised', 'talk')])
    .execute();
  await up(db as never);
  expect(await db.selectFrom('skillEvidence').selectAll().orderBy('id').execute()).toEqual(kept);
  await db.destroy();
});
