import type { Learner, LearnerId } from '#core/account/learner.ts';
import type { Today } from '#core/discover/today.ts';
import type { Review } from '#core/review/review.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import type { House } from '../../house.ts';
import { whereWritable } from '../../http/database-failure.ts';
import { dealCards } from './deal-cards.ts';
import { makeCards } from './make-cards.ts';
import { readReviewDay, reviewDayBy, type DayBasis, type ReviewDay } from './review-day.ts';
import { readDealt, showReview } from './show-review.ts';
import { tallyCards } from './tally-cards.ts';

/** Today's review, with the cards of what was marked since. */
export async function openReview(house: House, learner: Learner, here: string | undefined): Promise<Review> {
  const day = await readReviewDay(house, learner, here);
  if (day.isOn) await layOut(house, day);
  return showReview(house, day);
}

const anyCard = keepStatement((db, { userId }: { userId: LearnerId }) =>
  db.selectFrom('reviewCard').where('userId', '=', userId).where('removedAt', 'is', null).select('id').limit(1),
);

/** How far it is; null where it is switched off, and before anything has been kept for it. */
export async function countReview(house: House, userId: LearnerId, basis: DayBasis, here: string | undefined): Promise<Today['review']> {
  const day = reviewDayBy(house, userId, basis, here);
  if (!day.isOn) return null;
  await layOut(house, day);
  if ((await anyCard(house.db, { userId })).length === 0) return null;
  const { cards, doneToday } = await readDealt(house.db, day);
  const isKept = cards.length + doneToday > 0 || (await tallyCards(house.longReads, day)).total > 0;
  return isKept ? { left: cards.length, done: doneToday } : null;
}

/** Where nothing can be written, the cards that were laid out before are shown. */
async function layOut(house: House, day: ReviewDay): Promise<void> {
  await whereWritable(makeCards(house.db, day));
  await whereWritable(dealCards(house, day));
}
