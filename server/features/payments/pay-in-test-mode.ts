import type { Learner } from '#core/account/learner.ts';
import type { Plan } from '#core/brand/brand.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { CardDeclined } from '../../ports/payment/payment-provider.ts';
import { makePurchase } from './start-checkout.ts';
import { takeEvent } from './take-event.ts';

/**
 * Buys a plan without money. The card number is compared and forgotten.
 * @throws {Problem} 404 where payments are real, 402 for the card that is always declined
 */
export async function payInTestMode(house: House, learner: Learner, plan: Plan, origin: string, cardNumber: string): Promise<void> {
  const { payments } = house;
  if (payments.kind !== 'test') throw new Problem('not_found', 'Payments are not in test mode here.');
  const { purchase } = await makePurchase(house, learner, plan, origin);
  try {
    for (const event of payments.payByCard(purchase, cardNumber, house.now())) await takeEvent(house, event, origin);
  } catch (error) {
    if (error instanceof CardDeclined) throw new Problem('card_declined', error.message);
    throw error;
  }
}
