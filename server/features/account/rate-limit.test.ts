import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/study-library.ts';
import { call } from '../../../tests/support/test-house.ts';
import { CLIENT_ADDRESS_HEADER } from '../../client-address.ts';
import type { LimitName } from '../../http/limits.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
});
beforeEach(async () => {
  await study.house.db.deleteFrom('rateWindow').execute();
  await study.house.db.deleteFrom('user').execute();
});
afterAll(() => study.close());

const ADDRESS = '203.0.113.1';
const guess = (address = ADDRESS, path = 'sign-in/email', { app } = study) =>
  call(
    app,
    'POST',
    `/api/auth/${path}`,
    { name: 'Robin', email: 'robin@example.org', password: 'not the password' },
    { [CLIENT_ADDRESS_HEADER]: address },
  );
/** As if so many had been counted already: to check a password takes long, and is meant to. */
const count = (limit: LimitName, asked: number, { house } = study) =>
  house.db
    .insertInto('rateWindow')
    .values({ key: `${limit} ${ADDRESS}`, count: asked, endsAt: house.now() + 50_000 })
    .execute();

it('stops guessing after ten tries a minute, by address, and says how long to wait', async () => {
  expect((await guess()).status).toBe(401);
  await study.house.db.updateTable('rateWindow').set({ count: 9 }).where('key', '=', `signIn ${ADDRESS}`).execute();
  expect((await guess()).status).toBe(401);
  const refused = await guess();
  const waitSec = Number(refused.headers.get('retry-after'));
  expect(waitSec).toBeGreaterThan(0);
  expect(waitSec).toBeLessThanOrEqual(60);
  await expectProblem(refused, 429, 'too_many_requests');

  expect((await guess('203.0.113.2')).status).toBe(401);
  expect((await call(study.app, 'GET', '/api/auth/get-session', undefined, { [CLIENT_ADDRESS_HEADER]: ADDRESS })).status).toBe(200);
});

it.each([
  'sign-in/email/',
  'sign-in//email',
  '/sign-in/email',
  'sign%2Din/email',
  'sign-in/email?again',
  'x/../sign-in/email',
  'Sign-In/email',
])('takes no guess at %s instead', async (path) => {
  await count('signIn', 10);
  expect([404, 429]).toContain((await guess(ADDRESS, path)).status);
});

it('limits signing up', async () => {
  await count('signUp', 9);
  expect((await guess(ADDRESS, 'sign-up/email')).status).not.toBe(429);
  expect((await guess(ADDRESS, 'sign-up/email')).status).toBe(429);
});

it.each(['request-password-reset', 'send-verification-email', 'change-password', 'change-email'])(
  'lets %s be asked three times in a row',
  async (path) => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await guess(ADDRESS, path)).status);
    expect(statuses.indexOf(429)).toBe(3);
  },
);

it('limits all that is done with accounts together, but for the question who is signed in', async () => {
  await count('account', 100);
  const from = { [CLIENT_ADDRESS_HEADER]: ADDRESS };
  for (const path of ['sign-out', 'sign-in/email', 'invented'])
    await expectProblem(await call(study.app, 'POST', `/api/auth/${path}`, {}, from), 429, 'too_many_requests');
  expect((await call(study.app, 'GET', '/api/auth/get-session', undefined, from)).status).toBe(200);
});

it.each([
  'sign-in/social',
  'callback/invented?state=x',
  'verify-email?token=x',
  'reset-password/x',
  'delete-user',
  'link-social',
  'error',
  'invented',
])('writes nothing to the log when a stranger tries %s', async (path) => {
  const body = { provider: 'invented', email: 'robin@example.org', token: 'x', callbackURL: '/' };
  for (const method of ['GET', 'POST'])
    expect((await call(study.app, method, `/api/auth/${path}`, method === 'GET' ? undefined : body)).status).toBeLessThan(500);
});

it('keeps the count over a restart', async () => {
  await count('signIn', 9);
  expect((await guess()).status).toBe(401);
  const again = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on', DATA_DIR: study.house.env.DATA_DIR } });
  await expectProblem(await guess(ADDRESS, 'sign-in/email', again), 429, 'too_many_requests');
  await again.close();
});

it('does not limit when told not to', async () => {
  const open = await openStudyHouse({ files: {} });
  await count('signIn', 10, open);
  expect((await guess(ADDRESS, 'sign-in/email', open)).status).toBe(401);
  await open.close();
});
