import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { toMinor } from '#core/payment/money.ts';
import { PaymentUnavailable, type CheckoutRequest, type StripeProvider } from './payment-provider.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { writePurchase } from './stripe-purchase.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  baseUrl: string;
}

const TIMEOUT_MS = 20_000;
/** How old a notice may be: Stripe's own measure. */
const TOLERANCE_SEC = 300;

/** Stripe: Checkout to pay, Billing to renew, webhooks to hear of both. */
export function createStripeProvider({ secretKey, webhookSecret, baseUrl }: StripeSettings): StripeProvider {
  const { protocol, hostname, port } = new URL(baseUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    kind: 'stripe',
    async startCheckout(request) {
      const session = toSession(request);
      // Stripe refuses a key that comes again with anything else: it is made of all that is sent.
      const idempotencyKey = createHash('sha256').update(JSON.stringify(session)).digest('base64url');
      const { id, url } = await ask(() => stripe.checkout.sessions.create(session, { idempotencyKey }));
      if (url === null) throw new PaymentUnavailable('Stripe made a checkout without an address.');
      return { id, url };
    },
    async expireCheckout(checkoutId) {
      await ask(() => stripe.checkout.sessions.expire(checkoutId)).catch(async (error: unknown) => {
        // Stripe refuses to close what is paid or closed, under no code of its own.
        const session = await ask(() => stripe.checkout.sessions.retrieve(checkoutId)).catch(passOverGone);
        if (session?.status === 'open') throw error;
      });
    },
    async setCancelsAtEnd(subscriptionId, cancelsAtEnd) {
      await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancelsAtEnd }));
    },
    async endNow(subscriptionId) {
      await ask(() => stripe.subscriptions.cancel(subscriptionId)).catch(passOverGone);
    },
    async openPortal(customerId, returnUrl) {
      return (await ask(() => stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }))).url;
    },
    isSigned(headers, body) {
      try {
        stripe.webhooks.constructEvent(body, headers.get('stripe-signature') ?? '', webhookSecret, TOLERANCE_SEC);
        return true;
      } catch {
        return false;
      }
    },
    readEvent: readStripeEvent,
  };
}

async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    // Its own failures carry the whole request; what went wrong is in these.
    const { type = '', message = '', code } = cause as { type?: string; message?: string; code?: string };
    throw new PaymentUnavailable(`Stripe: ${[type, code, message].filter(Boolean).join(' ')}`, { cause: code });
  }
}

/** What is gone has ended. */
function passOverGone(error: unknown): null {
  if (!(error instanceof PaymentUnavailable && error.cause === 'resource_missing')) throw error;
  return null;
}

function toSession({ purchase, email, customerId, paidUrl, leftUrl }: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { plan, learnerId } = purchase;
  const metadata = writePurchase(purchase);
  const price = { currency: plan.currency.toLowerCase(), unit_amount: toMinor(plan.price, plan.currency) };
  const product_data = { name: plan.name };
  const common = {
    client_reference_id: learnerId,
    metadata,
    success_url: paidUrl,
    cancel_url: leftUrl,
    ...(customerId === null ? { customer_email: email } : { customer: customerId }),
  };
  if (plan.interval !== 'once') {
    const price_data = { ...price, product_data, recurring: { interval: plan.interval } };
    return { ...common, mode: 'subscription', line_items: [{ quantity: 1, price_data }], subscription_data: { metadata } };
  }
  return {
    ...common,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { ...price, product_data } }],
    // Without it nobody is a customer who pays once, and their receipt would have no number.
    ...(customerId === null ? { customer_creation: 'always' as const } : {}),
    invoice_creation: { enabled: true, invoice_data: { metadata } },
  };
}
