import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BOUGHT_SEC,
  notice,
  signNotice,
  startStripe,
  type Notice,
  type StripeService,
} from '../../../tests/support/outside/stripe-service.ts';
import { makeRequest, testPaymentProvider } from './payment-provider.contract.ts';
import { PaymentUnavailable, type StripeProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

let stripe: StripeService;
let provider: StripeProvider;
beforeEach(async () => {
  stripe = await startStripe();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = stripe.env;
  provider = createStripeProvider({ secretKey, webhookSecret, baseUrl });
});
afterEach(() => stripe.close());

const read = (sent: Notice) => provider.readEvent(JSON.stringify(sent));

testPaymentProvider('Stripe', () => ({
  provider,
  pay: (url) => {
    const { completed, paid } = stripe.pay(url);
    return [completed, paid].flatMap((sent) => read(sent) ?? []);
  },
}));

async function buy(interval: 'month' | 'once' = 'month') {
  return stripe.pay((await provider.startCheckout(makeRequest(interval))).url);
}

describe('a checkout at Stripe', () => {
  const formOf = async (request = makeRequest()) => {
    await provider.startCheckout(request);
    return Object.fromEntries([...stripe.sessions.values()].at(-1)?.form ?? []);
  };

  it('asks for the price of the plan, and comes back to this site alone', async () => {
    expect(await formOf()).toMatchObject({
      mode: 'subscription',
      client_reference_id: 'robin',
      customer_email: 'robin@example.org',
      'line_items[0][price_data][unit_amount]': '950',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][recurring][interval]': 'month',
      'subscription_data[metadata][learner]': 'robin',
      success_url: 'https://cairn.example/payment?state=paid',
      cancel_url: 'https://cairn.example/payment?state=left',
    });
  });

  it('asks once for what is paid once, with an invoice', async () => {
    const form = await formOf(makeRequest('once'));
    expect(form).toMatchObject({ mode: 'payment', 'invoice_creation[enabled]': 'true', customer_creation: 'always' });
    expect(form).not.toHaveProperty('line_items[0][price_data][recurring][interval]');
  });

  it('knows again who has paid before', async () => {
    const form = await formOf({ ...makeRequest(), customerId: 'cus_1' });
    expect(form['customer']).toBe('cus_1');
    expect(form).not.toHaveProperty('customer_email');
  });

  it('is another for another address or payer', async () => {
    const requests = [makeRequest(), { ...makeRequest(), email: 'new@example.org' }, { ...makeRequest(), customerId: 'cus_1' }];
    const urls = [];
    for (const request of requests) urls.push((await provider.startCheckout(request)).url);
    expect(new Set(urls).size).toBe(3);
  });

  it('fails in words that hold nothing of the request', async () => {
    stripe.setDown(true);
    const failure = await provider.startCheckout(makeRequest()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentUnavailable);
    expect(String(failure)).not.toMatch(/robin|sk_test/);
  });
});

describe('a subscription at Stripe', () => {
  it('is stopped at its end, goes on after all, and is ended at once', async () => {
    const { subscriptionId } = await buy();
    const id = subscriptionId ?? '';
    await provider.setCancelsAtEnd(id, true);
    expect(stripe.subscriptions.get(id)).toMatchObject({ cancel_at_period_end: true });
    await provider.setCancelsAtEnd(id, false);
    expect(stripe.subscriptions.get(id)).toMatchObject({ cancel_at_period_end: false });
    await provider.endNow(id);
    expect(stripe.subscriptions.has(id)).toBe(false);
  });

  it('has a page to change the card, which leads back', async () => {
    expect(await provider.openPortal('cus_1', 'https://cairn.example/profile')).toBe(
      'https://billing.stripe.test/cus_1?back=https://cairn.example/profile',
    );
  });

  it.each([
    [{ status: 'active' }, { status: 'active', until: (BOUGHT_SEC + 30 * 86_400) * 1000, cancelsAtEnd: false }],
    [{ status: 'trialing' }, { status: 'active' }],
    [{ status: 'past_due' }, { status: 'past_due', until: BOUGHT_SEC * 1000 }],
    [{ status: 'canceled' }, { status: 'ended' }],
    [{ status: 'unpaid' }, { status: 'ended' }],
    [{ cancel_at_period_end: true }, { cancelsAtEnd: true }],
  ])('that is %j is told as %j', async (change, told) => {
    const { stated } = await buy();
    expect(read(stated(change, BOUGHT_SEC + 5))).toMatchObject({ stated: { ...told, statedAt: (BOUGHT_SEC + 5) * 1000 } });
  });

  it('that is not paid yet is none', async () => {
    const { stated, completed } = await buy();
    expect(read(stated({ status: 'incomplete' }, BOUGHT_SEC))).toBeNull();
    const { object } = completed.data as { object: object };
    expect(read({ ...completed, data: { object: { ...object, payment_status: 'unpaid' } } })).toBeNull();
  });
});

describe('a notice of Stripe', () => {
  const isSigned = ({ headers, body }: { headers: Headers; body: string }) => provider.isSigned(headers, body);

  it('counts as it was signed', () => expect(isSigned(signNotice({ id: 'evt' }))).toBe(true));
  it('does not count when it was changed, signed otherwise, or an hour ago', () => {
    const { headers, body } = signNotice({ id: 'evt' });
    expect(isSigned({ headers, body: `${body} ` })).toBe(false);
    expect(isSigned({ headers: new Headers({ 'stripe-signature': 't=1,v1=00' }), body })).toBe(false);
    expect(isSigned(signNotice({ id: 'evt' }, 3_600_000))).toBe(false);
  });

  it.each(['customer.created', 'constructor', '__proto__'])('of %s is passed over', (type) => {
    expect(read(notice(type, { id: 'x' }))).toBeNull();
  });

  it.each([{}, { plan: 'member' }, { purchase: 'p', learner: 'robin', plan: '{"id":', origin: 'https://cairn.example' }])(
    'of something that was not bought here (%j) is passed over',
    async (metadata) => {
      const { stated } = await buy();
      expect(read(stated({ metadata: metadata as Record<string, string> }, BOUGHT_SEC))).toBeNull();
    },
  );

  it('is read in its older shapes too', async () => {
    const { paid, stated } = await buy();
    const { parent, ...invoice } = paid.data.object as { parent: { subscription_details: { subscription: string; metadata: object } } };
    const { subscription, metadata } = parent.subscription_details;
    const older = { ...invoice, subscription, subscription_details: { metadata } };
    const withoutId = (event: NonNullable<ReturnType<typeof read>>) => ({ ...event, id: '' });
    const [before, now] = [read({ ...paid, data: { object: older } }), read(paid)];
    expect(before && withoutId(before)).toEqual(now && withoutId(now));
    const { items: _, ...flat } = stated({}, BOUGHT_SEC).data.object as { items: unknown };
    const object = { ...flat, current_period_start: BOUGHT_SEC, current_period_end: BOUGHT_SEC + 60 };
    expect(read(notice('customer.subscription.updated', object))).toMatchObject({ stated: { until: (BOUGHT_SEC + 60) * 1000 } });
  });
});
