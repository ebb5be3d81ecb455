import { z } from 'zod';
import { endOfInterval, type PlanStatus } from '#core/payment/held-plan.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { readPurchase } from './stripe-purchase.ts';

/*
 * What is read of Stripe's notices, and nothing else. Their shape is that of the version which the endpoint has in Stripe's
 * settings: what newer versions have moved is looked for in both places.
 */
const Time = z.number().transform((sec) => sec * 1000);
const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const Metadata = z.unknown().optional();

const Envelope = z.object({ id: z.string().min(1).max(200), type: z.string(), created: Time, data: z.object({ object: z.unknown() }) });

const Session = z.object({
  payment_status: z.string(),
  customer: Id.nullish(),
  subscription: Id.nullish(),
  metadata: Metadata,
});

const Period = { current_period_start: Time.optional(), current_period_end: Time.optional() };
const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  customer: Id,
  cancel_at_period_end: z.boolean(),
  cancel_at: Time.nullish(),
  metadata: Metadata,
  items: z.object({ data: z.array(z.object(Period)) }).optional(),
  ...Period,
});

const Invoice = z.object({
  id: z.string(),
  number: z.string().nullish(),
  customer: Id.nullish(),
  amount_paid: z.number().int(),
  currency: z.string(),
  hosted_invoice_url: z.url().nullish(),
  metadata: Metadata,
  subscription: Id.nullish(),
  subscription_details: z.object({ metadata: Metadata }).nullish(),
  parent: z.object({ subscription_details: z.object({ metadata: Metadata, subscription: Id.nullish() }).nullish() }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: Time }) })) }),
});

const Charge = z.object({
  customer: Id.nullish(),
  amount: z.number().int(),
  amount_refunded: z.number().int(),
  currency: z.string(),
  created: Time,
});

type Told = Pick<z.infer<typeof Envelope>, 'id' | 'created'>;

/** By the type of the notice. `docs/operating.md` lists them for who sets Stripe up. */
const READERS: Readonly<Record<string, (told: Told, object: unknown) => PaymentEvent | null>> = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'invoice.paid': readPaid,
  'invoice.payment_failed': readFailed,
  'charge.refunded': readRefund,
};

/** The event in a signed body; null for one that is of no interest, or of something that was not bought here. */
export function readStripeEvent(body: string): PaymentEvent | null {
  const { id, type, created, data } = Envelope.parse(JSON.parse(body));
  return (Object.hasOwn(READERS, type) ? READERS[type]?.({ id, created }, data.object) : null) ?? null;
}

function readSession({ id, created }: Told, object: unknown): PaymentEvent | null {
  const session = Session.parse(object);
  const purchase = readPurchase(session.metadata);
  // Some ways to pay take days; a second notice tells.
  if (purchase === null || session.payment_status === 'unpaid') return null;
  const until = endOfInterval(purchase.plan.interval, created);
  return {
    ...{ id, type: 'stated', purchase, customerId: session.customer ?? null, subscriptionId: session.subscription ?? null },
    stated: { status: 'active', until, cancelsAtEnd: false, statedAt: 0 },
  };
}

const STATUS: Readonly<Record<string, PlanStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'ended',
  paused: 'ended',
  canceled: 'ended',
};

function readSubscription({ id, created }: Told, object: unknown): PaymentEvent | null {
  const subscription = Subscription.parse(object);
  const purchase = readPurchase(subscription.metadata);
  const status = Object.hasOwn(STATUS, subscription.status) ? STATUS[subscription.status] : undefined;
  if (purchase === null || status === undefined) return null;
  const period = subscription.items?.data[0];
  const start = period?.current_period_start ?? subscription.current_period_start ?? created;
  const end = period?.current_period_end ?? subscription.current_period_end ?? created;
  return {
    ...{ id, type: 'stated', purchase, customerId: subscription.customer, subscriptionId: subscription.id },
    stated: {
      status,
      // A period begins before it is paid: what is paid ended where it began.
      until: status === 'past_due' ? start : end,
      cancelsAtEnd: subscription.cancel_at_period_end || typeof subscription.cancel_at === 'number',
      statedAt: created,
    },
  };
}

/** Whose an invoice is, and of what. */
function readInvoice(object: unknown) {
  const invoice = Invoice.parse(object);
  const details = invoice.parent?.subscription_details;
  const purchase =
    readPurchase(details?.metadata) ?? readPurchase(invoice.subscription_details?.metadata) ?? readPurchase(invoice.metadata);
  const subscriptionId = details?.subscription ?? invoice.subscription ?? null;
  return purchase && { invoice, of: { purchase, subscriptionId, customerId: invoice.customer ?? null } };
}

function readPaid({ id, created }: Told, object: unknown): PaymentEvent | null {
  const read = readInvoice(object);
  if (read === null) return null;
  const { invoice, of } = read;
  const ends = invoice.lines.data.map(({ period }) => period.end);
  const until = of.purchase.plan.interval === 'once' ? null : ends.reduce((latest, end) => Math.max(latest, end), created);
  const payment = {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    amount: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    paidAt: created,
    url: invoice.hosted_invoice_url ?? null,
  };
  return { ...of, id, type: 'paid', until, payment };
}

function readFailed({ id }: Told, object: unknown): PaymentEvent | null {
  const read = readInvoice(object);
  return read && { ...read.of, id, type: 'failed' };
}

function readRefund({ id, created: toldAt }: Told, object: unknown): PaymentEvent | null {
  const { customer, amount, amount_refunded: refunded, currency, created: paidAt } = Charge.parse(object);
  if (!customer) return null;
  return { id, type: 'refunded', customerId: customer, amount, currency: currency.toUpperCase(), paidAt, refunded, toldAt };
}
