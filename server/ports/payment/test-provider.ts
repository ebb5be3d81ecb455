import { endOfInterval } from '#core/payment/held-plan.ts';
import { toMinor } from '#core/payment/money.ts';
import { DECLINED_CARD } from '#core/payment/test-card.ts';
import { CardDeclined, type TestProvider } from './payment-provider.ts';

/** Stands in where no payment service is configured: takes test cards on a page of this site, keeps nothing of them and moves no money. */
export function createTestProvider(): TestProvider {
  return {
    kind: 'test',
    startCheckout: async ({ purchase }) => ({ id: null, url: `${purchase.origin}/payment?plan=${encodeURIComponent(purchase.plan.id)}` }),
    expireCheckout: async () => {},
    setCancelsAtEnd: async () => {},
    endNow: async () => {},
    openPortal: async () => null,
    isSigned: () => false,
    readEvent: () => null,
    payByCard(purchase, cardNumber, at) {
      if (cardNumber === DECLINED_CARD) throw new CardDeclined('The card was declined. No money was moved. Use another card.');
      const { plan } = purchase;
      const until = endOfInterval(plan.interval, at);
      const of = { purchase, customerId: null, subscriptionId: null };
      const payment = {
        // Named by the purchase: the same sent twice is paid once.
        id: `test_${purchase.id}`,
        number: `TEST-${purchase.id.slice(0, 8).toUpperCase()}`,
        amount: toMinor(plan.price, plan.currency),
        currency: plan.currency,
        paidAt: at,
        url: null,
      };
      return [
        { ...of, id: `test_stated_${purchase.id}`, type: 'stated', stated: { status: 'active', until, cancelsAtEnd: false, statedAt: at } },
        { ...of, id: `test_paid_${purchase.id}`, type: 'paid', until, payment },
      ];
    },
  };
}
