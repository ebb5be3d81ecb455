import type { Learner } from '#core/account/learner.ts';
import type { Review } from '#core/review/review.ts';
import type { House } from '../../house.ts';
import { dealCards } from './deal-cards.ts';
import { makeCards } from './make-cards.ts';
import { readReviewDay } from './review-day.ts';
import { showReview } from './show-review.ts';

/** Today's review, with the cards of what was marked since. */
export async function openReview(house: House, learner: Learner, here: string | undefined): Promise<Review> {
  const day = await readReviewDay(house, learner, here);
  if (day.isOn) {
    await makeCards(house.db, day);
    await dealCards(house.db, day);
  }
  return showReview(house.db, day);
}
