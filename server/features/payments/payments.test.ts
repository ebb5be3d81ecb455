import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { MyPlan } from '#core/payment/my-plan.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';
import type { Mail } from '../../ports/mail/mailer.ts';

const DAY_MS = 86_400_000;
const BOUGHT_MS = Date.UTC(2026, 4, 1, 12);
const BRAND = `name: Study
plans:
  - { id: open, name: Open, price: 0 }
  - { id: member, name: Member, price: 9, access: [open, members] }
  - { id: year, name: Year, price: 90, interval: year, access: [open, members] }
  - { id: some, name: Some, price: 50, interval: once, access: [open] }
  - { id: once, name: For good, price: 200, interval: once, access: [open, members] }
`;
const FILES = {
  'brand.yaml': BRAND,
  'courses/inner/course.md': '---\ntitle: Inner\nauthor: Ann Ash\naccess: members\npublishedAt: 2026-01-05\n---\nFor members.\n',
  'courses/inner/01 Taste.md': '---\nsample: true\n---\nA taste.\n',
  'courses/inner/02 Whole.md': 'The secret.\n',
};
const CARD = { number: '4242 4242 4242 4242', expires: '04 / 31', cvc: '123' };
const LESSON = '/api/courses/inner/lessons/inner.whole';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
let nowMs: number;
let mails: Mail[];
beforeEach(async () => {
  mails = [];
  study = await openStudyHouse({ files: FILES });
  nowMs = BOUGHT_MS;
  study.house.now = () => nowMs;
  study.house.mailer = { send: async (mail) => void mails.push(mail) };
  learner = await signUp(study.app);
});
afterEach(() => study.close());

/** Its letter is on its way by then: one that a test's clock leaves behind would be given up. */
const buy = async (planId = 'member', card: Partial<typeof CARD> = {}) => {
  const answer = await learner.call('POST', '/api/payments/test', { planId, ...CARD, ...card });
  await study.house.work.ended(2000);
  return answer;
};
/** The letters that were written by now, once each is on its way. */
const letters = async () => {
  await study.house.work.ended(2000);
  return mails;
};
const readPlan = async () => expectJson<MyPlan>(await learner.call('GET', '/api/plan'));
const cancel = () => learner.call('POST', '/api/plan/cancel', {});
const open = async () => (await learner.call('GET', LESSON)).status;
describe('a plan in test mode', () => {
  it('is nothing at first', async () => {
    expect(await readPlan()).toEqual({ isTestMode: true, plan: null, receipts: [] });
    expect(await open()).toBe(403);
  });

  it('opens what it says, until its end and a week of grace', async () => {
    const { plan, receipts } = await expectJson<MyPlan>(await buy());
    expect(plan).toMatchObject({
      id: 'member',
      status: 'active',
      paidUntil: '2026-06-01T12:00:00.000Z',
      cancelsAtEnd: false,
      hasPortal: false,
    });
    expect(receipts).toMatchObject([{ planName: 'Member', amount: 9, currency: 'EUR', isTest: true, refunded: 0 }]);
    expect(await open()).toBe(200);
    nowMs += 31 * DAY_MS + 7 * DAY_MS - 1;
    expect(await open()).toBe(200);
    nowMs += 1;
    expect(await open()).toBe(403);
    expect((await readPlan()).plan).toMatchObject({ id: 'member', status: 'ended' });
  });

  it('that lapses keeps place and notes, and says so at the work', async () => {
    const readLock = async () => (await expectJson<ItemDetail>(await learner.call('GET', '/api/courses/inner'))).lock;
    expect(await readLock()).toBe('members');
    await buy();
    expect(await readLock()).toBe('none');
    const place = { fraction: 0.5, completed: false, observedAt: '2026-05-01T00:00:00.000Z' };
    await learner.call('PUT', '/api/progress/inner.whole', place);
    expect((await learner.call('POST', '/api/notes', { unitId: 'inner.whole', positionSec: 1, text: 'Mine.' })).status).toBe(201);
    nowMs += 60 * DAY_MS;
    expect(await readLock()).toBe('lapsed');
    expect(await expectJson(await learner.call('GET', '/api/progress/inner.whole'))).toMatchObject({ fraction: 0.5 });
    expect(await expectJson(await learner.call('GET', '/api/notes'))).toMatchObject({ items: [{ text: 'Mine.' }] });
    expect((await learner.call('GET', '/api/courses/inner/lessons/inner.taste')).status).toBe(200);
  });

  it('that is stopped ends without grace, and goes on when that is taken back', async () => {
    await buy();
    expect((await expectJson<MyPlan>(await cancel())).plan).toMatchObject({ cancelsAtEnd: true, opensUntil: '2026-06-01T12:00:00.000Z' });
    expect(await open()).toBe(200);
    expect((await expectJson<MyPlan>(await learner.call('POST', '/api/plan/resume', {}))).plan).toMatchObject({ cancelsAtEnd: false });
    await cancel();
    await cancel();
    await letters();
    nowMs += 31 * DAY_MS;
    expect(await open()).toBe(403);
    await expectProblem(await learner.call('POST', '/api/plan/resume', {}), 409, 'conflict');
    expect((await letters()).filter(({ subject }) => subject.includes('ends on 1 June 2026'))).toHaveLength(2);
  });

  it('that is paid once stays open, and cannot be stopped', async () => {
    expect((await expectJson<MyPlan>(await buy('once'))).plan).toMatchObject({ paidUntil: null, opensUntil: null });
    nowMs += 4000 * DAY_MS;
    expect(await open()).toBe(200);
    await expectProblem(await cancel(), 409, 'conflict');
  });

  it('is bought again after its end', async () => {
    await buy();
    nowMs += 60 * DAY_MS;
    await buy();
    expect(await open()).toBe(200);
    expect((await readPlan()).receipts).toHaveLength(2);
  });

  it('is paid once, however often the button is pressed', async () => {
    const answers = await Promise.all([buy(), buy(), buy()]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200 || status === 409)).toHaveLength(3);
    expect((await readPlan()).receipts).toHaveLength(1);
    expect((await letters()).filter(({ text }) => text.includes('No money was moved'))).toHaveLength(1);
  });

  it('is not had twice, and no second one beside it', async () => {
    await buy();
    expect(await expectProblem(await buy(), 409, 'conflict')).toMatchObject({ detail: 'You have Member already.' });
    expect((await expectProblem(await buy('year'), 409, 'conflict')).detail).toContain('Stop it in your profile first');
    await cancel();
    expect((await expectProblem(await buy(), 409, 'conflict')).detail).toContain('Let it go on');
    expect((await expectJson<MyPlan>(await buy('year'))).plan).toMatchObject({ id: 'year' });
  });

  it('is not bought where one that is paid once opens the same', async () => {
    await buy('once');
    expect((await expectProblem(await buy(), 409, 'conflict')).detail).toContain('opens what Member does');
  });

  it('that renews is the one to stop beside one that is paid once', async () => {
    await buy('some');
    expect((await expectJson<MyPlan>(await buy())).plan).toMatchObject({ id: 'member' });
    expect((await expectJson<MyPlan>(await cancel())).plan).toMatchObject({ id: 'member', cancelsAtEnd: true });
    const resumed = await expectJson<MyPlan>(await learner.call('POST', '/api/plan/resume', {}));
    expect(resumed.plan).toMatchObject({ id: 'member', cancelsAtEnd: false });
  });

  it('costs what it cost when it was bought, also when the operator takes it off the list', async () => {
    await buy();
    const { brand } = study.house;
    study.house.brand = { ...brand, forHost: (host) => ({ ...brand.forHost(host), plans: [] }) };
    expect((await readPlan()).plan).toMatchObject({ name: 'Member', price: 9, status: 'active' });
    expect(await open()).toBe(200);
  });
});

describe('paying in test mode', () => {
  it('refuses the card that is always declined, and keeps nothing', async () => {
    const { detail } = await expectProblem(await buy('member', { number: '4000 0000 0000 0002' }), 402, 'card_declined');
    expect(detail).toContain('No money was moved');
    expect(await readPlan()).toMatchObject({ plan: null, receipts: [] });
  });

  it.each([
    [{ number: '5555 5555 5555 4444' }, 'number'],
    [{ expires: '04/26' }, 'expires'],
    [{ cvc: 'x' }, 'cvc'],
  ])('asks for another value instead of %j', async (card, field) => {
    const { errors } = await expectProblem(await buy('member', card), 422, 'invalid_fields');
    expect(errors?.map((error) => error.path)).toEqual([field]);
  });

  it.each([
    ['nothing', 404, 'not_found'],
    ['open', 409, 'conflict'],
  ] as const)('is not for the plan %s', async (planId, status, code) => {
    await expectProblem(await buy(planId), status, code);
    await expectProblem(await learner.call('POST', '/api/payments/checkout', { planId }), status, code);
  });

  it('keeps no card number anywhere', async () => {
    await buy();
    await letters();
    await study.house.db.destroy();
    const files = readdirSync(study.house.env.DATA_DIR).filter((name) => name.startsWith('cairn.db'));
    for (const name of files) expect(readFileSync(path.join(study.house.env.DATA_DIR, name), 'latin1')).not.toMatch(/4242 ?4242/);
  });

  it('leads to a page of this site, and has neither webhook nor portal', async () => {
    expect(await expectJson(await learner.call('POST', '/api/payments/checkout', { planId: 'member' }))).toEqual({
      url: 'http://localhost/payment?plan=member',
    });
    await expectProblem(await call(study.app, 'POST', '/api/payments/webhook', { id: 'evt' }), 400, 'bad_signature');
    await buy();
    await expectProblem(await learner.call('GET', '/api/payments/portal'), 409, 'conflict');
  });
});

describe('a receipt', () => {
  it('is a text to print, for its owner alone', async () => {
    const { receipts } = await expectJson<MyPlan>(await buy());
    const url = `/api/plan/receipts/${receipts[0]?.id}`;
    const printed = await (await learner.call('GET', url)).text();
    expect(printed).toMatch(/^Study\n/);
    expect(printed).toMatch(/TEST RECEIPT: no money was moved/);
    expect(printed).toMatch(/Paid {6}€9 \(EUR\)/);
    const stranger = await signUp(study.app);
    await expectProblem(await stranger.call('GET', url), 404, 'not_found');
    await expectProblem(await call(study.app, 'GET', url), 401, 'not_signed_in');
  });
});

it('plans go with their account', async () => {
  await buy();
  await study.house.db.deleteFrom('user').where('id', '=', learner.id).execute();
  for (const table of ['subscription', 'receipt'] as const)
    expect(await study.house.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

describe('where nobody has set up payments', () => {
  it('nothing is had for a test card, and it is said plainly', async () => {
    await study.close();
    study = await openStudyHouse({ files: FILES, env: { PAYMENT_TEST_MODE: 'off' } });
    learner = await signUp(study.app);
    expect(await expectJson(await call(study.app, 'GET', '/api/brand'))).toMatchObject({ payments: 'none' });
    expect(await readPlan()).toEqual({ isTestMode: false, plan: null, receipts: [] });
    await expectProblem(await buy(), 404, 'not_found');
    const { detail } = await expectProblem(await learner.call('POST', '/api/payments/checkout', { planId: 'member' }), 404, 'not_found');
    expect(detail).toContain('not set up');
    expect(await open()).toBe(403);
  });
});
