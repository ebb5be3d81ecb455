import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';
import type { Turns } from './turns.ts';

/** Stops every reply that a learner is being given. */
export async function stopTurnsOf({ db }: House, turns: Turns, userId: LearnerId): Promise<void> {
  const live = await db.selectFrom('coachTurn').select('id').where('userId', '=', userId).where('isLive', '=', 1).execute();
  await Promise.all(live.map(({ id }) => turns.stop(id, 'stopped')));
}
