import type { House } from '../../house.ts';
import { originOf } from '../../http/origin.ts';
import { logFailure } from '../../log.ts';
import type { OfPurchaseEvent } from '../../ports/payment/payment-provider.ts';
import { askProvider } from './ask-provider.ts';

/**
 * Ends what was paid for by somebody whose account is gone, so that it never renews. What another site sold through the same
 * account of the payment service is left alone.
 * @throws {Problem} when the payment service cannot be told
 */
export async function endOwnerless(house: House, event: OfPurchaseEvent, here: string): Promise<void> {
  const { type, purchase, subscriptionId } = event;
  const { host } = new URL(purchase.origin);
  const isOurs = host === new URL(originOf(house.env, here)).host || house.brand.hasHost(host);
  const isOver = type === 'stated' && event.stated.status === 'ended';
  const ends = isOurs && !isOver && subscriptionId !== null;
  if (ends) await askProvider(house, house.payments.kind, (payments) => payments.endNow(subscriptionId));
  const whose = `A payment notice (${type}) is of an account that is not here: ${purchase.learnerId.slice(0, 60)}. `;
  logFailure(
    `${whose}${ends ? `Its plan ${subscriptionId} was ended at the payment service; what was paid is not given back.` : 'Nothing was done.'}`,
  );
}
