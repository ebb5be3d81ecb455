import type { Learner, LearnerId } from '#core/account/learner.ts';
import type { Today } from '#core/discover/today.ts';
import type { House } from '../../house.ts';
import { dayIn, zoneOf } from '../../http/time-zone.ts';
import { findSettings } from '../profile/queries.ts';
import { countReview } from '../review/queries.ts';

/** No day is longer, wherever the clock is changed. Milliseconds. */
const LONGEST_DAY_MS = 2 * 86_400_000;

/** @param here the zone that the device names */
export async function readToday(house: House, learner: Learner, here: string | undefined): Promise<Today> {
  const { learning } = await findSettings(house, learner.id);
  const timeZone = zoneOf(learning, here);
  const minutes = learning.dailyGoalMin;
  return {
    timeZone,
    review: await countReview(house, learner, learning, here),
    goal: minutes === null ? null : { minutes, seconds: await sumToday(house, learner.id, dayIn(timeZone)) },
  };
}

async function sumToday({ db, now }: House, userId: LearnerId, toDay: (ms: number) => string): Promise<number> {
  const rows = await db
    .selectFrom('studyTime')
    .where('userId', '=', userId)
    .where('at', '>', now() - LONGEST_DAY_MS)
    .select(['at', 'seconds'])
    .execute();
  const today = toDay(now());
  return rows.filter(({ at }) => toDay(at) === today).reduce((sum, { seconds }) => sum + seconds, 0);
}
