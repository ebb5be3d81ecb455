import { describe, expect, it } from 'vitest';
import { toLearner } from '#core/account/learner.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** What the provider sends once the learner has paid at this address, so many milliseconds ago. */
  pay: (checkoutUrl: string, agoMs: number) => { headers: Headers; body: string };
  /** A signed notice that has nothing to do with plans. */
  sendOther: () => { headers: Headers; body: string };
}

const { id: learnerId, email } = toLearner({ id: 'robin', name: 'Robin', email: 'robin@example.org' });
const REQUEST = {
  learnerId,
  email,
  planId: 'member',
  returnUrl: 'https://cairn.example/plans',
};

/** What every payment provider keeps to. */
export function testPaymentProvider(name: string, open: () => ProviderUnderTest): void {
  const payOnce = async (agoMs = 0) => {
    const { provider, pay } = open();
    const { url } = await provider.startCheckout(REQUEST);
    return { provider, url, ...pay(url, agoMs) };
  };

  describe(`${name}, as a payment provider`, () => {
    it('sends the learner to an address to pay at, another each time', async () => {
      const { provider } = open();
      const [one, other] = [await provider.startCheckout(REQUEST), await provider.startCheckout(REQUEST)];
      expect(new URL(one.url).protocol).toBe('https:');
      expect(one.url).not.toBe(other.url);
    });

    it('tells who paid for what, and calls it the same however often it is told', async () => {
      const { provider, headers, body } = await payOnce();
      expect(provider.isSigned(headers, body)).toBe(true);
      const event = provider.readEvent(body);
      expect(event).toEqual({
        id: expect.stringMatching(/\S/),
        type: 'paid',
        learnerId: 'robin',
        planId: 'member',
        at: expect.any(Number),
      });
      expect(provider.readEvent(body)).toEqual(event);
    });

    it('tells two payments apart', async () => {
      const [one, other] = [await payOnce(), await payOnce()];
      expect(one.provider.readEvent(one.body)?.id).not.toBe(other.provider.readEvent(other.body)?.id);
    });

    it('does not take what somebody changed, signed otherwise or did not sign', async () => {
      const { provider, headers, body } = await payOnce();
      expect(provider.isSigned(headers, body.replace('robin', 'maren'))).toBe(false);
      expect(provider.isSigned(headers, `${body} `)).toBe(false);
      expect(provider.isSigned(new Headers(), body)).toBe(false);
      expect(provider.isSigned(new Headers([...headers].map(([key, value]) => [key, value.replaceAll(/[\da-f]/g, '0')])), body)).toBe(
        false,
      );
    });

    it('does not take what was signed an hour ago', async () => {
      const { provider, headers, body } = await payOnce(3_600_000);
      expect(provider.isSigned(headers, body)).toBe(false);
    });

    it('passes over notices of something else', () => {
      const { provider, sendOther } = open();
      const { headers, body } = sendOther();
      expect(provider.isSigned(headers, body)).toBe(true);
      expect(provider.readEvent(body)).toBeNull();
    });
  });
}
