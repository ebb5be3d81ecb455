import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const WEBHOOK_SECRET = 'whsec_agreed';

type Metadata = Record<string, string>;
interface Session {
  id: string;
  url: string;
  form: URLSearchParams;
  status: 'open' | 'complete' | 'expired';
  metadata: Metadata;
}
interface Subscription {
  id: string;
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: null;
  metadata: Metadata;
  items: { data: { current_period_start: number; current_period_end: number }[] };
}

const DAY_SEC = 86_400;
/** A moment in the tests' year, in seconds. */
export const BOUGHT_SEC = Date.UTC(2026, 4, 1) / 1000;

/** A server on this machine that speaks as much of Stripe's API as is used, and signs notices as Stripe does. */
export async function startStripe() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const asked: string[] = [];
  let isDown = false;

  const openSession = (form: URLSearchParams, key: string): Session => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => [...name.matchAll(/^metadata\[(\w+)\]$/g)].map(([, field]) => [field, value])),
    );
    const session: Session = { id, status: 'open', url: `https://checkout.stripe.test/${id}`, form, metadata };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };

  const answer = (request: IncomingMessage, form: URLSearchParams): [status: number, body: unknown] => {
    const [, resource = '', id = ''] =
      /^\/v1\/(subscriptions|checkout\/sessions|billing_portal\/sessions)\/?(\w*)(?:\/expire)?$/.exec(request.url ?? '') ?? [];
    const session = sessions.get(id);
    if (resource === 'checkout/sessions' && session) {
      if (request.method === 'GET') return [200, session];
      if (session.status !== 'open')
        return [400, { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } }];
      session.status = 'expired';
      return [200, session];
    }
    if (resource === 'checkout/sessions' && id === '') {
      const opened = openSession(form, String(request.headers['idempotency-key']));
      if (opened.form.toString() === form.toString()) return [200, opened];
      return [400, { error: { type: 'idempotency_error', message: 'The key came with other parameters before' } }];
    }
    if (resource === 'billing_portal/sessions')
      return [200, { url: `https://billing.stripe.test/${form.get('customer')}?back=${form.get('return_url')}` }];
    const subscription = subscriptions.get(id);
    if (!subscription)
      return [404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' } }];
    if (request.method === 'DELETE') {
      subscriptions.delete(id);
      return [200, { ...subscription, status: 'canceled' }];
    }
    subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
    return [200, subscription];
  };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(`${request.method} ${request.url}`);
      const [status, answered] = isDown
        ? [500, { error: { type: 'api_error', message: 'Down' } }]
        : answer(request, new URLSearchParams(body));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_BASE_URL: `http://127.0.0.1:${port}` },
    asked,
    sessions,
    subscriptions,
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** Pays at a checkout; what Stripe then tells, in the order of its happening. */
    pay(checkoutUrl: string) {
      const session = sessions.get(checkoutUrl.split('/').at(-1) ?? '');
      if (!session) throw new Error(`No checkout: ${checkoutUrl}`);
      if (session.status !== 'open') throw new Error(`This checkout is ${session.status}.`);
      session.status = 'complete';
      return payFor(session, subscriptions);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type StripeService = Awaited<ReturnType<typeof startStripe>>;

function payFor({ id, form, metadata }: Session, subscriptions: Map<string, Subscription>) {
  const customer = form.get('customer') ?? `cus_${id}`;
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const currency = form.get('line_items[0][price_data][currency]') ?? '';
  const isRecurring = form.get('mode') === 'subscription';
  const period = { current_period_start: BOUGHT_SEC, current_period_end: BOUGHT_SEC + 30 * DAY_SEC };
  const subscription: Subscription = {
    ...{ id: `sub_${id}`, customer, status: 'active', metadata },
    ...{ cancel_at_period_end: false, cancel_at: null, items: { data: [period] } },
  };
  if (isRecurring) subscriptions.set(subscription.id, subscription);
  const subscriptionId = isRecurring ? subscription.id : null;
  return {
    customer,
    subscriptionId,
    completed: notice('checkout.session.completed', { id, customer, subscription: subscriptionId, payment_status: 'paid', metadata }),
    created: notice('customer.subscription.created', subscription),
    paid: notice('invoice.paid', {
      ...{
        id: `in_${id}`,
        number: 'CAIRN-0001',
        customer,
        amount_paid: amount,
        currency,
        hosted_invoice_url: `https://invoice.stripe.test/${id}`,
      },
      metadata: isRecurring ? {} : metadata,
      parent: isRecurring ? { subscription_details: { subscription: subscription.id, metadata } } : null,
      lines: { data: [{ period: { end: isRecurring ? period.current_period_end : BOUGHT_SEC } }] },
    }),
    failed: (atSec: number) =>
      notice(
        'invoice.payment_failed',
        {
          ...{ id: `in_${id}_2`, customer, amount_paid: 0, currency, lines: { data: [] } },
          parent: { subscription_details: { subscription: subscription.id, metadata } },
        },
        atSec,
      ),
    /** What the subscription is at that time. */
    stated: (change: Partial<Subscription>, atSec: number, type = 'customer.subscription.updated') =>
      notice(type, { ...subscription, ...change }, atSec),
    refunded: (back = amount) =>
      notice('charge.refunded', { id: `ch_${id}`, customer, amount, amount_refunded: back, currency, created: BOUGHT_SEC }),
  };
}

let notices = 0;

export interface Notice {
  id: string;
  type: string;
  created: number;
  data: { object: unknown };
}

export function notice(type: string, object: unknown, createdSec = BOUGHT_SEC): Notice {
  notices += 1;
  return { id: `evt_${notices}`, type, created: createdSec, data: { object } };
}

/** A notice as Stripe sends it, so long ago. */
export function signNotice(sent: unknown, agoMs = 0): { headers: Headers; body: string } {
  const body = JSON.stringify(sent);
  const atSec = Math.floor((Date.now() - agoMs) / 1000);
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${atSec}.${body}`).digest('hex');
  return { body, headers: new Headers({ 'stripe-signature': `t=${atSec},v1=${signature}`, 'content-type': 'application/json' }) };
}
