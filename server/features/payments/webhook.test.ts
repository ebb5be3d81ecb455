import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Learner } from '#core/account/learner.ts';
import type { MyPlan } from '#core/payment/my-plan.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import {
  BOUGHT_SEC,
  notice,
  signNotice,
  startStripe,
  type Notice,
  type StripeService,
} from '../../../tests/support/outside/stripe-service.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';
import { readEntitlements } from '../../http/entitlement.ts';
import type { Mail } from '../../ports/mail/mailer.ts';
import { endSubscriptionOf } from './queries.ts';

const DAY_SEC = 86_400;
const BRAND = `name: Study
plans:
  - { id: member, name: Member, price: 9, access: [open, members] }
  - { id: year, name: Year, price: 90, interval: year, access: [open, members] }
  - { id: once, name: For good, price: 200, interval: once, access: [open, members] }
`;

let stripe: StripeService;
let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
let nowSec: number;
let mails: Mail[];
beforeEach(async () => {
  mails = [];
  stripe = await startStripe();
  study = await openStudyHouse({ files: { 'brand.yaml': BRAND }, env: stripe.env });
  nowSec = BOUGHT_SEC + 60;
  study.house.now = () => nowSec * 1000;
  study.house.mailer = { send: async (mail) => void mails.push(mail) };
  learner = await signUp(study.app);
});
afterEach(async () => {
  await Promise.all([study.close(), stripe.close()]);
});

/** Stripe says how long it is. */
const post = ({ headers, body }: { headers: Headers; body: string }) => {
  headers.set('content-length', String(Buffer.byteLength(body)));
  return Promise.resolve(study.app.request(`${ORIGIN}/api/payments/webhook`, { method: 'POST', headers, body }));
};
const tell = async (sent: Notice) => expectJson(await post(signNotice(sent)));
const checkOut = async (planId = 'member') =>
  (await expectJson<{ url: string }>(await learner.call('POST', '/api/payments/checkout', { planId }))).url;
/** The letters that were written by now, once each is on its way. */
const letters = async () => {
  await study.house.work.ended(2000);
  return mails;
};
const readPlan = async () => expectJson<MyPlan>(await learner.call('GET', '/api/plan'));
describe('what Stripe tells', () => {
  it('makes a plan and a receipt, and sends one letter', async () => {
    const { completed, created, paid } = stripe.pay(await checkOut());
    for (const sent of [completed, created, paid]) await tell(sent);
    expect(await readPlan()).toMatchObject({
      isTestMode: false,
      plan: { id: 'member', status: 'active', paidUntil: '2026-05-31T00:00:00.000Z', hasPortal: true },
      receipts: [{ number: 'CAIRN-0001', amount: 9, isTest: false, url: expect.stringContaining('https://invoice.stripe.test/') }],
    });
    expect(await letters()).toMatchObject([{ to: learner.email, text: expect.stringContaining('You paid €9 for Member.') }]);
  });

  it('comes to the same in any order, told again and again', async () => {
    const { completed, created, paid, stated } = stripe.pay(await checkOut());
    const stopped = stated({ cancel_at_period_end: true }, BOUGHT_SEC + 50);
    for (const sent of [stopped, paid, completed, stopped, created, paid, created]) await tell(sent);
    const { plan, receipts } = await readPlan();
    expect(plan).toMatchObject({ status: 'active', cancelsAtEnd: true, paidUntil: '2026-05-31T00:00:00.000Z' });
    expect(receipts).toHaveLength(1);
    expect(await letters()).toHaveLength(2);
  });

  it('counts once, also when it is told fifty times at once', async () => {
    const { completed, paid } = stripe.pay(await checkOut());
    await Promise.all(Array.from({ length: 50 }, (_, n) => tell(n % 2 ? completed : paid)));
    expect((await readPlan()).receipts).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it('keeps a plan open for a week when the card fails, and says so', async () => {
    const { completed, paid, stated, failed } = stripe.pay(await checkOut());
    await tell(completed);
    await tell(paid);
    const [start, end] = [BOUGHT_SEC + 30 * DAY_SEC, BOUGHT_SEC + 60 * DAY_SEC];
    const items = { data: [{ current_period_start: start, current_period_end: end }] };
    await tell(stated({ status: 'past_due', items }, start + 3600));
    await tell(failed(start + 3600));
    // Nobody sends it a week later.
    await letters();
    nowSec = start + 7 * DAY_SEC - 1;
    expect((await readPlan()).plan).toMatchObject({ status: 'past_due', opensUntil: '2026-06-07T00:00:00.000Z' });
    nowSec += 1;
    expect((await readPlan()).plan).toMatchObject({ status: 'ended' });
    expect((await letters()).at(-1)?.text).toContain('Until 7 June 2026 everything stays open');
  });

  it('ends a plan for good', async () => {
    const { completed, stated } = stripe.pay(await checkOut());
    await tell(completed);
    await tell(stated({ status: 'canceled' }, BOUGHT_SEC + 20, 'customer.subscription.deleted'));
    await tell(stated({ status: 'active' }, BOUGHT_SEC + 30));
    expect((await readPlan()).plan).toMatchObject({ status: 'ended' });
  });

  it('notes what was given back, and ends what was paid once', async () => {
    const { completed, paid, refunded } = stripe.pay(await checkOut('once'));
    await tell(completed);
    await tell(paid);
    await tell(refunded(5000));
    expect(await readPlan()).toMatchObject({ plan: { status: 'active', paidUntil: null }, receipts: [{ refunded: 50 }] });
    await tell(refunded());
    expect(await readPlan()).toMatchObject({ plan: { status: 'ended' }, receipts: [{ refunded: 200 }] });
  });

  it('of a refund whose receipt is not here yet is told again, and counts once that has come', async () => {
    expectConsoleError();
    const { completed, paid, refunded } = stripe.pay(await checkOut('once'));
    const back = refunded();
    await tell(completed);
    await expectProblem(await post(signNotice(back)), 409, 'conflict');
    await tell(paid);
    await tell(back);
    expect(await readPlan()).toMatchObject({ plan: { status: 'ended' }, receipts: [{ refunded: 200 }] });
  });

  it('of somebody or something unknown is noted for the operator, and taken', async () => {
    expectConsoleError();
    const { completed, refunded } = stripe.pay(await checkOut());
    nowSec += 3 * DAY_SEC;
    await tell(refunded());
    await study.house.db.deleteFrom('user').execute();
    await tell(completed);
    expect(stripe.subscriptions.size).toBe(0);
    expect(vi.mocked(console.error).mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringContaining('no receipt'),
      expect.stringContaining('an account that is not here'),
    ]);
    await tell(notice('customer.created', { id: 'cus_1' }));
    await tell(
      notice('customer.subscription.updated', {
        ...(completed.data.object as object),
        metadata: {},
        status: 'active',
        cancel_at_period_end: false,
      }),
    );
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('of somebody unknown to another site is left alone', async () => {
    expectConsoleError();
    const { completed } = stripe.pay(await checkOut());
    await study.house.db.deleteFrom('user').execute();
    const { object } = completed.data as { object: { metadata: object } };
    await tell({ ...completed, data: { object: { ...object, metadata: { ...object.metadata, origin: 'https://other.example' } } } });
    expect(stripe.subscriptions.size).toBe(1);
  });

  it('of somebody who is gone is told again when it could not be ended', async () => {
    expectConsoleError();
    const { completed } = stripe.pay(await checkOut());
    await study.house.db.deleteFrom('user').execute();
    stripe.setDown(true);
    await expectProblem(await post(signNotice(completed)), 502, 'payment_unavailable');
    stripe.setDown(false);
    await tell(completed);
    expect(stripe.subscriptions.size).toBe(0);
  });

  it('is refused when it is forged, old, or no notice at all', async () => {
    expectConsoleError();
    const { completed } = stripe.pay(await checkOut());
    const { headers, body } = signNotice(completed);
    await expectProblem(await post({ headers, body: body.replace('active', 'Active').concat(' ') }), 400, 'bad_signature');
    await expectProblem(await post({ headers: new Headers(), body }), 400, 'bad_signature');
    await expectProblem(await post(signNotice(completed, 3_600_000)), 400, 'bad_signature');
    await expectProblem(await post(signNotice({ id: 'evt' })), 400, 'malformed_request');
    expect((await readPlan()).plan).toBeNull();
  });

  it('is forgotten after a month', async () => {
    await tell(stripe.pay(await checkOut()).completed);
    nowSec += 40 * DAY_SEC;
    await tell(stripe.pay(await checkOut()).paid);
    expect(await study.house.db.selectFrom('paymentEvent').selectAll().execute()).toHaveLength(1);
  });
});

describe('a checkout', () => {
  it('is one for a double click and two tabs, and another for another plan', async () => {
    const urls = await Promise.all([checkOut(), checkOut(), checkOut()]);
    expect(new Set(urls).size).toBe(1);
    expect(await checkOut('once')).not.toBe(urls[0]);
  });

  it('is the only one that is open: another plan closes it', async () => {
    const states = () => [...stripe.sessions.values()].map(({ status }) => status);
    const member = await checkOut();
    const year = await checkOut('year');
    expect(states()).toEqual(['expired', 'open']);
    const again = await checkOut();
    expect(new Set([member, year, again]).size).toBe(3);
    expect(states()).toEqual(['expired', 'expired', 'open']);
    await Promise.all([checkOut('year'), checkOut('once'), checkOut('year')]);
    expect(states().filter((status) => status === 'open')).toHaveLength(1);
  });

  it('that is open is closed before its account is deleted', async () => {
    await checkOut();
    await endSubscriptionOf(study.house, learner.id);
    expect([...stripe.sessions.values()]).toMatchObject([{ status: 'expired' }]);
  });

  it('is refused to who has the plan', async () => {
    await tell(stripe.pay(await checkOut()).completed);
    await expectProblem(await learner.call('POST', '/api/payments/checkout', { planId: 'member' }), 409, 'conflict');
  });

  it('says when the payment service does not answer', async () => {
    expectConsoleError();
    stripe.setDown(true);
    await expectProblem(await learner.call('POST', '/api/payments/checkout', { planId: 'member' }), 502, 'payment_unavailable');
  });

  it('is open to who had the plan in test mode only: that counts no more', async () => {
    const plan = JSON.stringify({ id: 'member', name: 'Member', price: 9, currency: 'EUR', interval: 'once', access: ['open', 'members'] });
    const row = {
      id: 'tried',
      userId: learner.id,
      provider: 'test',
      customerId: null,
      subscriptionId: null,
      plan,
      origin: ORIGIN,
    } as const;
    const state = { status: 'active', until: null, paidUntil: null, cancelsAtEnd: 0, statedAt: 1, createdAt: 1 } as const;
    await study.house.db
      .insertInto('subscription')
      .values({ ...row, ...state })
      .execute();
    expect((await readPlan()).plan).toBeNull();
    expect(await readEntitlements(study.house, learner as unknown as Learner)).toEqual({ access: ['open'] });
    expect(await checkOut()).toContain('https://');
  });

  it('takes no test card where payments are real', async () => {
    const card = { planId: 'member', number: '4242 4242 4242 4242', expires: '04 / 31', cvc: '123' };
    await expectProblem(await learner.call('POST', '/api/payments/test', card), 404, 'not_found');
  });
});

describe('a second plan that renews, paid all the same', () => {
  const payBoth = async () => {
    const member = stripe.pay(await checkOut());
    const year = stripe.pay(await checkOut('year'));
    for (const sent of [member.completed, member.paid]) await tell(sent);
    nowSec += 1;
    return { member, year };
  };

  it('counts, and the earlier one is ended where it takes money, with one letter', async () => {
    const { member, year } = await payBoth();
    for (const sent of [year.completed, year.created, year.paid]) await tell(sent);
    await tell(member.stated({ status: 'canceled' }, BOUGHT_SEC + 61, 'customer.subscription.deleted'));
    const replaced = (await letters()).filter(({ subject }) => subject === 'Member has ended: you have Year');
    expect(replaced).toMatchObject([{ to: learner.email }]);
    expect([...stripe.subscriptions.keys()]).toEqual([year.subscriptionId]);
    expect((await readPlan()).plan).toMatchObject({ id: 'year', status: 'active' });
  });

  it('ends the earlier one with the next notice when the service did not answer', async () => {
    expectConsoleError();
    const { year } = await payBoth();
    stripe.setDown(true);
    await tell(year.completed);
    await study.house.work.ended(9000);
    expect(stripe.subscriptions.size).toBe(2);
    stripe.setDown(false);
    await tell(year.completed);
    await study.house.work.ended(2000);
    expect([...stripe.subscriptions.keys()]).toEqual([year.subscriptionId]);
  });
});

describe('a plan of Stripe', () => {
  beforeEach(async () => tell(stripe.pay(await checkOut()).created));
  const only = () => [...stripe.subscriptions.values()][0];

  it('is stopped there, goes on there, and shows its portal', async () => {
    await expectJson(await learner.call('POST', '/api/plan/cancel', {}));
    expect(only()).toMatchObject({ cancel_at_period_end: true });
    await expectJson(await learner.call('POST', '/api/plan/resume', {}));
    expect(only()).toMatchObject({ cancel_at_period_end: false });
    expect(await expectJson(await learner.call('GET', '/api/payments/portal'))).toEqual({
      url: expect.stringMatching(/^https:\/\/billing\.stripe\.test\/cus_.*back=http:\/\/localhost\/profile/),
    });
  });

  it('stays as it is when the service does not answer', async () => {
    expectConsoleError();
    stripe.setDown(true);
    await expectProblem(await learner.call('POST', '/api/plan/cancel', {}), 502, 'payment_unavailable');
    expect((await readPlan()).plan).toMatchObject({ cancelsAtEnd: false });
    await expect(endSubscriptionOf(study.house, learner.id)).rejects.toMatchObject({ code: 'payment_unavailable' });
  });

  it('takes no more money once its account is to be deleted', async () => {
    await endSubscriptionOf(study.house, learner.id);
    expect(stripe.subscriptions.size).toBe(0);
    await endSubscriptionOf(study.house, learner.id);
  });
});
