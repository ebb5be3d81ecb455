import { describe, expect, it } from 'vitest';
import { toLearner } from '#core/account/learner.ts';
import type { CheckoutRequest, PaymentEvent, PaymentProvider } from './payment-provider.ts';

export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** What the provider tells once the learner has paid at this address. */
  pay: (checkoutUrl: string, request: CheckoutRequest) => PaymentEvent[];
}

const { id: learnerId, email } = toLearner({ id: 'robin', name: 'Robin', email: 'robin@example.org' });
const PLAN = { id: 'member', name: 'Member', price: 9.5, currency: 'EUR', interval: 'month', access: ['open', 'members'] } as const;

export function makeRequest(interval: 'month' | 'once' = 'month'): CheckoutRequest {
  return {
    purchase: { id: 'purchase-1', learnerId, plan: { ...PLAN, interval, access: [...PLAN.access] }, origin: 'https://cairn.example' },
    ...{ email, customerId: null },
    ...{ paidUrl: 'https://cairn.example/payment?state=paid', leftUrl: 'https://cairn.example/payment?state=left' },
  };
}

/** What every payment provider keeps to. */
export function testPaymentProvider(name: string, open: () => ProviderUnderTest): void {
  const payOnce = async (interval: 'month' | 'once') => {
    const { provider, pay } = open();
    const request = makeRequest(interval);
    const { url } = await provider.startCheckout(request);
    return { request, events: pay(url, request) };
  };

  describe(`${name}, as a payment provider`, () => {
    it('sends the learner to an address to pay at, the same for the same purchase', async () => {
      const { provider } = open();
      const [one, other] = [await provider.startCheckout(makeRequest()), await provider.startCheckout(makeRequest())];
      expect(new URL(one.url).protocol).toBe('https:');
      expect(other).toEqual(one);
    });

    it.each(['month', 'once'] as const)('tells who has paid how much for what that is paid by %s', async (interval) => {
      const { request, events } = await payOnce(interval);
      const paid = events.find(({ type }) => type === 'paid');
      expect(paid).toMatchObject({
        purchase: request.purchase,
        payment: { amount: 950, currency: 'EUR', number: expect.stringMatching(/\S/) },
      });
      const ends = interval === 'once' ? null : expect.any(Number);
      expect(paid).toMatchObject({ until: ends });
      expect(events.find(({ type }) => type === 'stated')).toMatchObject({
        purchase: request.purchase,
        stated: { status: 'active', cancelsAtEnd: false, until: ends },
      });
    });

    it('calls each notice by a name of its own', async () => {
      const { events } = await payOnce('month');
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    });

    it('takes no notice that nobody has signed', () => {
      expect(open().provider.isSigned(new Headers(), '{}')).toBe(false);
    });

    it('closes a checkout that is open, paid or there no more without complaint', async () => {
      const { provider, pay } = open();
      const request = makeRequest();
      const { id, url } = await provider.startCheckout(request);
      pay(url, request);
      for (const each of [id ?? 'cs_gone', id ?? 'cs_gone', 'cs_gone'])
        await expect(provider.expireCheckout(each)).resolves.toBeUndefined();
    });

    it('ends what is there no more without complaint', async () => {
      await expect(open().provider.endNow('sub_gone')).resolves.toBeUndefined();
    });
  });
}
