import type { LearnerId } from '#core/account/learner.ts';
import type { Reading } from './reading.ts';

/** The time zone that the learner chose, else UTC. */
export async function readZone({ db }: Reading, learnerId: LearnerId): Promise<string> {
  const row = await db.selectFrom('learnerSettings').select('learning').where('userId', '=', learnerId).executeTakeFirst();
  const { timeZone } = JSON.parse(row?.learning ?? '{}') as { timeZone?: string | null };
  return timeZone ?? 'UTC';
}
