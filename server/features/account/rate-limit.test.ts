import { afterEach, expect, it } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/study-library.ts';
import { call } from '../../../tests/support/test-house.ts';
import { CLIENT_ADDRESS_HEADER } from '../../client-address.ts';

let study: StudyHouse;
afterEach(() => study.close());

const guess = (address: string, path = 'sign-in/email') =>
  call(
    study.app,
    'POST',
    `/api/auth/${path}`,
    { name: 'Robin', email: 'robin@example.org', password: 'not the password' },
    { [CLIENT_ADDRESS_HEADER]: address },
  );

it('stops guessing after ten tries a minute, by address, and says how long to wait', async () => {
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
  for (let i = 0; i < 10; i++) expect((await guess('203.0.113.1')).status).toBe(401);
  const refused = await guess('203.0.113.1');
  const waitSec = Number(refused.headers.get('retry-after'));
  expect(waitSec).toBeGreaterThan(0);
  expect(waitSec).toBeLessThanOrEqual(60);
  await expectProblem(refused, 429, 'too_many_requests');

  expect((await guess('203.0.113.2')).status).toBe(401);
  expect((await call(study.app, 'GET', '/api/auth/get-session', undefined, { [CLIENT_ADDRESS_HEADER]: '203.0.113.1' })).status).toBe(200);
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
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
  const { db, now } = study.house;
  await db
    .insertInto('rateWindow')
    .values({ key: 'signIn 203.0.113.1', count: 10, endsAt: now() + 50_000 })
    .execute();
  expect([404, 429]).toContain((await guess('203.0.113.1', path)).status);
});

it('limits signing up', async () => {
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await guess('203.0.113.9', 'sign-up/email')).status);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});

it.each(['request-password-reset', 'send-verification-email', 'change-password', 'change-email'])(
  'lets %s be asked three times in a row',
  async (path) => {
    study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await guess('203.0.113.1', path)).status);
    expect(statuses.indexOf(429)).toBe(3);
  },
);

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
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
  const body = { provider: 'invented', email: 'robin@example.org', token: 'x', callbackURL: '/' };
  for (const method of ['GET', 'POST'])
    expect((await call(study.app, method, `/api/auth/${path}`, method === 'GET' ? undefined : body)).status).toBeLessThan(500);
});

it('keeps the count over a restart', async () => {
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
  for (let i = 0; i < 10; i++) await guess('203.0.113.1');
  const again = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on', DATA_DIR: study.house.env.DATA_DIR } });
  const response = await call(
    again.app,
    'POST',
    '/api/auth/sign-in/email',
    { email: 'robin@example.org', password: 'not the password' },
    { [CLIENT_ADDRESS_HEADER]: '203.0.113.1' },
  );
  await expectProblem(response, 429, 'too_many_requests');
  await again.close();
});

it('does not limit when told not to', async () => {
  study = await openStudyHouse({ files: {} });
  for (let i = 0; i < 15; i++) expect((await guess('203.0.113.1')).status).toBe(401);
});
