import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';
import { CLIENT_ADDRESS_HEADER } from '../../client-address.ts';
import { LIMITS, type LimitName } from '../../http/limits.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
});
beforeEach(async () => {
  // Letters are written after their answers, about accounts that are there.
  await study.house.work.ended(1000);
  await study.house.db.deleteFrom('rateWindow').execute();
  await study.house.db.deleteFrom('user').execute();
});
afterAll(() => study.close());

const ADDRESS = '203.0.113.1';
const guess = (address = ADDRESS, path = 'sign-in/email', { app } = study, email = 'robin@example.org') =>
  call(app, 'POST', `/api/auth/${path}`, { email, password: 'not the password' }, { [CLIENT_ADDRESS_HEADER]: address });
const register = (address = ADDRESS) => call(study.app, 'POST', '/api/auth/sign-up/email', {}, { [CLIENT_ADDRESS_HEADER]: address });
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
  expect((await register()).status).toBe(422);
  expect((await register()).status).toBe(429);
  expect((await register('203.0.113.2')).status).toBe(422);
});

it('limits signing up within an hour', async () => {
  await count('signUpHour', 99);
  expect([(await register()).status, (await register()).status]).toEqual([422, 429]);
});

it('limits guesses at the present password by learner, wherever they come from', async () => {
  const learner = await signUp(study.app);
  const change = (n: number) =>
    learner.call(
      'POST',
      '/api/auth/change-password',
      { currentPassword: 'not the password', newPassword: 'a trail that nobody walks' },
      { [CLIENT_ADDRESS_HEADER]: `203.0.113.${n}` },
    );
  const statuses: number[] = [];
  for (let n = 1; n <= LIMITS.changePassword.requests + 1; n++) statuses.push((await change(n)).status);
  expect(statuses).toEqual([...Array.from({ length: LIMITS.changePassword.requests }, () => 400), 429]);
});

describe('guessing at one account', () => {
  const { signInAccount, signInFrom } = LIMITS;
  const learner = () => signUp(study.app);
  const signIn = (email: string, password: string, address: string) =>
    call(study.app, 'POST', '/api/auth/sign-in/email', { email, password }, { [CLIENT_ADDRESS_HEADER]: address });
  const from = (n: number) => `198.51.100.${n}`;
  const guessFromMany = async (email: string) => {
    const statuses: number[] = [];
    for (let n = 1; n <= signInAccount.requests + 2; n++) statuses.push((await guess(from(n), 'sign-in/email', study, email)).status);
    return statuses;
  };
  const refused = [...Array.from({ length: signInAccount.requests }, () => 401), 429, 429];

  it('ends, from however many addresses it comes and however the account is written', async () => {
    const { email, password } = await learner();
    const statuses: number[] = [];
    for (let n = 1; n <= signInAccount.requests + 2; n++)
      statuses.push((await guess(from(n), 'sign-in/email', study, n % 2 ? email : ` ${email.toUpperCase()} `)).status);
    expect(statuses).toEqual(refused);
    await expectProblem(await signIn(email, password, ADDRESS), 429, 'too_many_requests');
    expect((await guess(ADDRESS, 'sign-in/email', study, 'another@example.org')).status).toBe(401);
  });

  it('ends in the same way where there is no account', async () => {
    expect(await guessFromMany('nobody@example.org')).toEqual(refused);
  });

  it('from one address alone does not lock the owner out elsewhere', async () => {
    const { email, password } = await learner();
    for (let n = 0; n < signInFrom.requests + 20; n++) {
      await study.house.db.deleteFrom('rateWindow').where('key', 'like', 'signIn %').execute();
      await guess(ADDRESS, 'sign-in/email', study, email);
    }
    expect((await signIn(email, password, ADDRESS)).status).toBe(429);
    expect((await signIn(email, password, from(1))).status).toBe(200);
  });

  it('locks nobody out for longer than five minutes, nor whoever is signed in', async () => {
    const owner = await learner();
    await guessFromMany(owner.email);
    const waitSec = Number((await signIn(owner.email, owner.password, ADDRESS)).headers.get('retry-after'));
    expect(waitSec).toBeLessThanOrEqual(300);
    expect((await owner.call('GET', '/api/profile')).status).toBe(200);
  });

  it('is counted without the address of the account', async () => {
    await guess();
    const keys = (await study.house.db.selectFrom('rateWindow').select('key').execute()).map(({ key }) => key);
    expect(keys.filter((key) => /^signIn(Account|From) [\w-]{22}( 203\.0\.113\.1)?$/.test(key))).toHaveLength(2);
    expect(keys.join()).not.toMatch(/robin|example/);
  });
});

it('limits all that is done with accounts together, but for the question who is signed in', async () => {
  await count('account', 100);
  const from = { [CLIENT_ADDRESS_HEADER]: ADDRESS };
  for (const path of ['sign-out', 'sign-in/email', 'sign-up/email', 'change-password', 'update-user'])
    await expectProblem(await call(study.app, 'POST', `/api/auth/${path}`, {}, from), 429, 'too_many_requests');
  expect((await call(study.app, 'GET', '/api/auth/get-session', undefined, from)).status).toBe(200);
});

it.each([
  'sign-in/email',
  'sign-up/email',
  'sign-out',
  'change-password',
  'update-user',
  'get-session',
  'callback/%0A%1B[2Jinvented?state=x',
  'error?error=%0Ax',
  '%ff',
])('writes nothing to the log when a stranger sends rubbish to %s', async (path) => {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const bodies = ['{', '[]', '{}', { email: 'a\nb@example.org', password: 'x'.repeat(999_999), callbackURL: '\u001B[2J' }];
  for (const body of [undefined, ...bodies]) {
    const response = await call(study.app, body === undefined ? 'GET' : 'POST', `/api/auth/${path}`, body, {
      cookie: 'cairn.session_token=%0A.x',
    });
    expect(response.status).toBeLessThan(500);
  }
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

it('keeps nothing of calls that are not there', async () => {
  for (let n = 0; n < 20; n++) await guess(`203.0.113.${n}`, `invented-${n}`);
  expect(await study.house.db.selectFrom('rateWindow').selectAll().execute()).toEqual([]);
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

describe('mails that a learner can cause', () => {
  /** As if it had been counted so often by now. */
  const countAll = (name: LimitName, asked: number) =>
    study.house.db.updateTable('rateWindow').set({ count: asked }).where('key', 'like', `${name} %`).execute();

  it('go to one new address so often and no more, whoever asks', async () => {
    const ask = async (newEmail: string) => {
      const learner = await signUp(study.app);
      return learner.call('POST', '/api/auth/change-email', { newEmail, password: learner.password });
    };
    expect((await ask('stranger@example.org')).status).toBe(200);
    await countAll('changeEmailTo', LIMITS.changeEmailTo.requests);
    for (const same of ['Stranger@example.org', 'stranger+1@example.org']) await expectProblem(await ask(same), 429, 'too_many_requests');
    expect((await ask('another@example.org')).status).toBe(200);
  });

  it('go from one address to so many new ones and no more, whatever accounts are made for it', async () => {
    const ask = async (newEmail: string) => {
      const learner = await signUp(study.app);
      return learner.call('POST', '/api/auth/change-email', { newEmail, password: learner.password });
    };
    expect((await ask('first@example.org')).status).toBe(200);
    await countAll('changeEmailFrom', LIMITS.changeEmailFrom.requests);
    await expectProblem(await ask('second@example.org'), 429, 'too_many_requests');
  });

  it('tell of so many new passkeys and passwords an hour and no more', async () => {
    const learner = await signUp(study.app);
    const change = () => learner.call('POST', '/api/auth/change-password', { currentPassword: learner.password, newPassword: 'x' });
    const make = () => learner.call('POST', '/api/auth/passkeys', {});
    for (const ask of [change, make]) expect((await ask()).status).toBe(422);
    await countAll('newPasskey', LIMITS.newPasskey.requests);
    await countAll('changePasswordHour', LIMITS.changePasswordHour.requests);
    for (const ask of [change, make]) await expectProblem(await ask(), 429, 'too_many_requests');
  });
});
