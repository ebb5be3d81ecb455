import type { LearnerId } from '#core/account/learner.ts';
import type { Entitlements } from '#core/account/may-open.ts';
import type { Today } from '#core/discover/today.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import type { House } from '../../house.ts';
import { dayIn, zoneOf } from '../../http/time-zone.ts';
import { findSettings } from '../profile/queries.ts';
import { countReview } from '../review/queries.ts';

/** No day is longer, wherever the clock is changed. Milliseconds. */
const LONGEST_DAY_MS = 2 * 86_400_000;

/** @param here the zone that the device names */
export async function readToday(
  house: House,
  { id, entitlements }: { readonly id: LearnerId; readonly entitlements: Entitlements | null },
  here: string | undefined,
): Promise<Today> {
  const { learning } = await findSettings(house, id);
  const timeZone = zoneOf(learning, here);
  const minutes = learning.dailyGoalMin;
  return {
    timeZone,
    review: await countReview(house, id, { learning, entitlements }, here),
    goal: minutes === null ? null : { minutes, seconds: await sumToday(house, id, dayIn(timeZone)) },
  };
}

const secondsSince = keepStatement((db, { userId, since }: { userId: LearnerId; since: number }) =>
  db.selectFrom('studyTime').where('userId', '=', userId).where('at', '>', since).select(['at', 'seconds']),
);

async function sumToday({ db, now }: House, userId: LearnerId, toDay: (ms: number) => string): Promise<number> {
  const rows = await secondsSince(db, { userId, since: now() - LONGEST_DAY_MS });
  const today = toDay(now());
  return rows.filter(({ at }) => toDay(at) === today).reduce((sum, { seconds }) => sum + seconds, 0);
}
