import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { linkOf, mailsTo, tokenOf } from '../../../tests/support/outside/outbox.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
let fresh = '';
let people = 0;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
beforeEach(async () => {
  learner = await signUp(study.app);
  fresh = `fresh-${people++}@example.org`;
});
afterAll(() => study.close());

const ask = (change: object = {}, who = learner) =>
  who.call('POST', '/api/auth/change-email', { newEmail: fresh, password: who.password, ...change });
const confirm = (token: string, headers = {}) => learner.call('POST', '/api/auth/confirm-email', { token }, headers);
const askForToken = async () => {
  await ask();
  return tokenOf((await mailsTo(study.house, fresh)).at(-1));
};
const emailOf = async (who = learner) => (await expectJson<{ email: string }>(await who.call('GET', '/api/profile'))).email;

describe('changing the address', () => {
  it('takes the link that was sent to the new one', async () => {
    expect(await expectJson(await ask())).toEqual({ status: true });
    const [mail] = await mailsTo(study.house, fresh);
    expect(linkOf(mail).href).toMatch(/^http:\/\/localhost\/confirm-email\?token=[\w-]{32}$/);
    expect(await emailOf()).toBe(learner.email);
    expect(await expectJson(await confirm(tokenOf(mail)))).toEqual({ status: true });
    expect(await emailOf()).toBe(fresh);
    const user = await study.house.db.selectFrom('user').select('emailVerified').where('id', '=', learner.id).executeTakeFirst();
    expect(user).toEqual({ emailVerified: 1 });
  });

  it('opens no further session', async () => {
    expect((await confirm(await askForToken())).headers.getSetCookie()).toEqual([]);
  });

  it('is told to the present address at once', async () => {
    await ask();
    const [notice] = await mailsTo(study.house, learner.email);
    expect(notice?.text).toContain(fresh);
    expect(linkOf(notice).pathname).toBe('/forgot-password');
  });

  it('is answered the same for an address that has an account, which gets no link', async () => {
    const other = await signUp(study.app);
    const [taken, free] = [await ask({ newEmail: other.email.toUpperCase() }), await ask()];
    expect([taken.status, await expectJson(taken)]).toEqual([free.status, await expectJson(free)]);
    expect(await mailsTo(study.house, other.email)).toEqual([]);
    expect(await mailsTo(study.house, learner.email)).toHaveLength(2);
  });

  it('asks for the password', async () => {
    for (const password of [undefined, 'not the password']) await expectProblem(await ask({ password }), 400, 'wrong_password');
    expect(await mailsTo(study.house, fresh)).toEqual([]);
  });

  it('asks where there is none for a session that is not older than five minutes', async () => {
    await study.house.db.updateTable('account').set({ password: null }).where('userId', '=', learner.id).execute();
    const signedIn = (agoMs: number) =>
      study.house.db
        .updateTable('session')
        .set({ createdAt: new Date(Date.now() - agoMs).toISOString() })
        .where('userId', '=', learner.id)
        .execute();
    await signedIn(6 * 60_000);
    await expectProblem(await ask({ password: undefined }), 403, 'stale_session');
    await signedIn(60_000);
    expect((await ask({ password: undefined })).status).toBe(200);
    expect(await mailsTo(study.house, fresh)).toHaveLength(1);
  });

  it.each([
    ['the same address', () => learner.email, 'already'],
    ['two addresses', () => 'a@example.org,b@example.org', 'name@example.org'],
    ['a header', () => 'a@example.org\r\nBcc: b@example.org', 'name@example.org'],
    ['300 characters', () => `${'x'.repeat(300)}@example.org`, 'at most 254'],
  ])('refuses %s', async (_, newEmail, message) => {
    const { errors } = await expectProblem(await ask({ newEmail: newEmail() }), 422, 'invalid_fields');
    expect(errors).toEqual([{ path: 'newEmail', message: expect.stringContaining(message) }]);
  });

  it('is nothing for visitors', async () => {
    await expectProblem(await call(study.app, 'POST', '/api/auth/change-email', { newEmail: fresh }), 401, 'not_signed_in');
  });
});

describe('the link to the new address', () => {
  it('works once', async () => {
    const token = await askForToken();
    await confirm(token);
    await expectProblem(await confirm(token), 400, 'bad_link');
  });

  it.each([
    ['another address', () => `newer-${fresh}`],
    ['an address that has an account', async () => (await signUp(study.app)).email],
  ])('is called off by asking for %s', async (_, choose) => {
    const token = await askForToken();
    await ask({ newEmail: await choose() });
    await study.house.work.ended(5000);
    await expectProblem(await confirm(token), 400, 'bad_link');
  });

  it('works for an hour', async () => {
    const token = await askForToken();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    try {
      await expectProblem(await confirm(token), 400, 'bad_link');
    } finally {
      vi.useRealTimers();
    }
    expect(await emailOf()).toBe(learner.email);
  });

  it.each([
    ['an address that was never confirmed', 0, 0],
    ['one that was confirmed', 1, 1],
  ])('leaves of %s %s passkeys and the sessions that go with it', async (_, emailVerified, left) => {
    const { db } = study.house;
    const { id: userId } = learner;
    await db.updateTable('user').set({ emailVerified }).where('id', '=', userId).execute();
    const credential = { publicKey: 'x', credentialID: userId, counter: 0, deviceType: 'singleDevice', backedUp: 0 };
    await db
      .insertInto('passkey')
      .values({ id: userId, userId, name: null, transports: null, createdAt: null, aaguid: null, ...credential })
      .execute();
    await call(study.app, 'POST', '/api/auth/sign-in/email', { email: learner.email, password: learner.password });
    expect((await confirm(await askForToken())).status).toBe(200);
    expect(await emailOf()).toBe(fresh);
    expect(await db.selectFrom('passkey').select('id').where('userId', '=', userId).execute()).toHaveLength(left);
    expect(await db.selectFrom('session').select('id').where('userId', '=', userId).execute()).toHaveLength(1 + left);
  });

  it('does nothing where nobody is signed in, and still works for its learner', async () => {
    const token = await askForToken();
    await expectProblem(await call(study.app, 'POST', '/api/auth/confirm-email', { token }), 401, 'not_signed_in');
    expect(await emailOf()).toBe(learner.email);
    expect((await confirm(token)).status).toBe(200);
  });

  it('does nothing for somebody else, and still works for its learner', async () => {
    const token = await askForToken();
    const other = await signUp(study.app);
    await expectProblem(await confirm(token, { cookie: other.cookie }), 400, 'bad_link');
    expect([await emailOf(), await emailOf(other)]).toEqual([learner.email, other.email]);
    expect((await confirm(token, { cookie: learner.cookie })).status).toBe(200);
  });

  it('does nothing once the address has an account', async () => {
    const token = await askForToken();
    await call(study.app, 'POST', '/api/auth/sign-up/email', { name: 'Ann', email: fresh, password: learner.password });
    await expectProblem(await confirm(token), 400, 'bad_link');
    expect(await emailOf()).toBe(learner.email);
  });

  it('is called off by a new password', async () => {
    const token = await askForToken();
    const changed = await learner.call('POST', '/api/auth/change-password', {
      currentPassword: learner.password,
      newPassword: 'a trail that nobody walks',
    });
    const cookie = changed.headers.getSetCookie().map((line) => line.split(';')[0]);
    await expectProblem(await confirm(token, { cookie: cookie.join('; ') }), 400, 'bad_link');
  });

  it('calls off the links to the old address', async () => {
    const token = await askForToken();
    await call(study.app, 'POST', '/api/auth/request-password-reset', { email: learner.email });
    const reset = tokenOf((await mailsTo(study.house, learner.email)).at(-1));
    await confirm(token);
    const response = await call(study.app, 'POST', '/api/auth/reset-password', { token: reset, newPassword: 'a trail that nobody walks' });
    await expectProblem(response, 400, 'bad_link');
  });

  it('is no link to a new password', async () => {
    const token = await askForToken();
    const response = await call(study.app, 'POST', '/api/auth/reset-password', { token, newPassword: 'a trail that nobody walks' });
    await expectProblem(response, 400, 'bad_link');
    await expectProblem(await confirm('invented'), 400, 'bad_link');
  });
});
