import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { testPaymentProvider } from './payment-provider.contract.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';

const SECRET = 'agreed with the provider';
const TOLERANCE_MS = 300_000;
const sign = (atMs: string, body: string) => createHmac('sha256', SECRET).update(`${atMs}.${body}`).digest('hex');

/** Signs as Stripe does, a time and a body together. The contract is held against it until the first provider is. */
const provider: PaymentProvider = {
  kind: 'test',
  async startCheckout({ learnerId, planId }) {
    return { url: `https://pay.example/${randomUUID()}?learner=${learnerId}&plan=${planId}` };
  },
  isSigned(headers, body) {
    const [atMs = '', given = ''] = (headers.get('x-signature') ?? '').split(' ');
    const right = Buffer.from(sign(atMs, body));
    const isOurs = given.length === right.length && timingSafeEqual(Buffer.from(given), right);
    return isOurs && Math.abs(Date.now() - Number(atMs)) <= TOLERANCE_MS;
  },
  readEvent(body) {
    const notice = JSON.parse(body) as { about: string; event: PaymentEvent };
    return notice.about === 'plan' ? notice.event : null;
  },
};

function send(notice: unknown, agoMs: number) {
  const body = JSON.stringify(notice);
  const atMs = String(Date.now() - agoMs);
  return { body, headers: new Headers({ 'x-signature': `${atMs} ${sign(atMs, body)}` }) };
}

testPaymentProvider('a provider that signs its notices', () => ({
  provider,
  pay: (checkoutUrl, agoMs) => {
    const { pathname, searchParams } = new URL(checkoutUrl);
    const event = { id: pathname, type: 'paid', learnerId: searchParams.get('learner'), planId: searchParams.get('plan'), at: Date.now() };
    return send({ about: 'plan', event }, agoMs);
  },
  sendOther: () => send({ about: 'weather' }, 0),
}));
