import { Hono } from 'hono';
import { z } from 'zod';
import { CheckoutInput } from '#core/payment/my-plan.ts';
import { testCard } from '#core/payment/test-card.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { siteOriginOf } from '../../http/origin.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import type { SignedEnv } from '../../http/signature.ts';
import { validate } from '../../http/validate.ts';
import { logFailure } from '../../log.ts';
import { askProvider } from './ask-provider.ts';
import { requireCurrent, setCancelsAtEnd } from './change-plan.ts';
import { payInTestMode } from './pay-in-test-mode.ts';
import { showMyPlan, writeReceipt } from './present.ts';
import { findReceipt } from './queries.ts';
import { requirePaidPlan, startCheckout } from './start-checkout.ts';
import { takeEvent } from './take-event.ts';

export function paymentRoutes(house: House) {
  const brandOf = (host: string | undefined) => house.brand.forHost(host);
  const TestPayment = CheckoutInput.extend(testCard(house.now).shape);
  return new Hono<LearnerEnv>()
    .post(
      '/payments/checkout',
      describe('POST /payments/checkout', 'An address to pay for a plan at'),
      limitRate(house, 'checkout'),
      validate('json', CheckoutInput),
      async (c) => {
        const plan = requirePaidPlan(brandOf(c.req.header('host')).plans, c.req.valid('json').planId);
        return c.json(await startCheckout(house, c.var.learner, plan, siteOriginOf(house, c.req.url)));
      },
    )
    .post(
      '/payments/test',
      describe('POST /payments/test', 'Pays for a plan with a test card, where payments are in test mode'),
      limitRate(house, 'checkout'),
      validate('json', TestPayment),
      async (c) => {
        const { planId, number } = c.req.valid('json');
        const plan = requirePaidPlan(brandOf(c.req.header('host')).plans, planId);
        await payInTestMode(house, c.var.learner, plan, siteOriginOf(house, c.req.url), number);
        return c.json(await showMyPlan(house, c.var.learner.id));
      },
    )
    .get(
      '/payments/portal',
      describe('GET /payments/portal', 'An address to change the card at'),
      limitRate(house, 'checkout'),
      async (c) => {
        const { customerId, provider } = await requireCurrent(house, c.var.learner.id);
        const back = `${siteOriginOf(house, c.req.url)}/profile#plan`;
        const url = customerId && (await askProvider(house, provider, (payments) => payments.openPortal(customerId, back)));
        if (!url) throw new Problem('conflict', 'There is no card to change: payments are in test mode.');
        return c.json({ url });
      },
    )
    .get('/plan', describe('GET /plan', 'My plan and my receipts'), async (c) => c.json(await showMyPlan(house, c.var.learner.id)))
    .post(
      '/plan/cancel',
      describe('POST /plan/cancel', 'Lets my plan end with what is paid'),
      limitRate(house, 'planChange'),
      async (c) => {
        await setCancelsAtEnd(house, c.var.learner.id, true);
        return c.json(await showMyPlan(house, c.var.learner.id));
      },
    )
    .post('/plan/resume', describe('POST /plan/resume', 'Lets my plan go on after all'), limitRate(house, 'planChange'), async (c) => {
      await setCancelsAtEnd(house, c.var.learner.id, false);
      return c.json(await showMyPlan(house, c.var.learner.id));
    })
    .get('/plan/receipts/:receiptId', describe('GET /plan/receipts/:receiptId', 'A receipt of mine, to keep or to print'), async (c) => {
      const receipt = requireOwn(await findReceipt(house, c.req.param('receiptId')), c.var.learner);
      return c.body(writeReceipt(receipt, brandOf(c.req.header('host')), c.var.learner.name), 200, {
        'Content-Type': 'text/plain; charset=utf-8',
      });
    });
}

/** What the payment service tells by itself. */
export function paymentWebhook(house: House) {
  return {
    isSigned: (headers: Headers, body: string) => house.payments.isSigned(headers, body),
    router: new Hono<SignedEnv>().post('/payments/webhook', describe('POST /payments/webhook', 'Takes in signed notices'), async (c) => {
      const event = readEvent(house, c.var.signedBody);
      if (event) await takeEvent(house, event, c.req.url);
      return c.json({ received: true as const });
    }),
  };
}

/** One that cannot be read is refused, so that the service shows it among what has failed. */
function readEvent(house: House, body: string) {
  try {
    return house.payments.readEvent(body);
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error;
    logFailure(error, 'A payment notice cannot be read. ');
    throw new Problem('malformed_request', 'This notice cannot be read.');
  }
}
