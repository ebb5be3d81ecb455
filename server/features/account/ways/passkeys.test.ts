import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passkey } from '#core/account/passkey.ts';
import { makeAuthenticator, type Authenticator } from '../../../../tests/support/outside/authenticator.ts';
import { expectJson, expectProblem } from '../../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../../tests/support/houses/study-library.ts';
import { mailsTo } from '../../../../tests/support/outside/outbox.ts';
import { call, ORIGIN, signUp } from '../../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
afterAll(() => study.close());

type Learner = Awaited<ReturnType<typeof signUp>>;

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function begin(ask: () => Promise<Response>) {
  const response = await ask();
  const { challenge } = await expectJson<{ challenge: string }>(response.clone());
  return { challenge, cookie: cookiesOf(response), options: (await response.json()) as Record<string, unknown> };
}

const beginPasskey = (learner: Learner) => begin(() => learner.call('POST', '/api/auth/passkeys/options', {}));
const beginSignIn = () => begin(() => call(study.app, 'POST', '/api/auth/sign-in/passkey/options', {}));
const list = async (learner: Learner) => (await expectJson<{ items: Passkey[] }>(await learner.call('GET', '/api/auth/passkeys'))).items;

async function add(learner: Learner, authenticator = makeAuthenticator(ORIGIN)) {
  const { challenge, cookie } = await beginPasskey(learner);
  const response = await learner.call('POST', '/api/auth/passkeys', authenticator.register(challenge), {
    cookie: `${learner.cookie}; ${cookie}`,
  });
  return { authenticator, response };
}

const send = (body: object, cookie: string) => call(study.app, 'POST', '/api/auth/sign-in/passkey', body, { cookie });
async function signIn(authenticator: Authenticator, how: Parameters<Authenticator['signIn']>[1] = {}) {
  const { challenge, cookie } = await beginSignIn();
  return send(authenticator.signIn(challenge, how), cookie);
}

describe('a passkey', () => {
  it('is made, and lets its owner in', async () => {
    const learner = await signUp(study.app);
    const { authenticator, response } = await add(learner);
    expect(response.status).toBe(201);
    expect(await list(learner)).toEqual([await response.json()]);

    const entered = await signIn(authenticator);
    expect(await expectJson(entered.clone())).toMatchObject({ user: { id: learner.id, email: learner.email } });
    expect((await call(study.app, 'GET', '/api/profile', undefined, { cookie: cookiesOf(entered) })).status).toBe(200);
  });

  it('is told to the owner of the account', async () => {
    const learner = await signUp(study.app);
    await add(learner);
    const [mail] = await mailsTo(study.house, learner.email);
    expect(mail?.subject).toBe('A new way into your account');
    expect(mail?.text).toContain('with a passkey as well');
  });

  it('is asked for so that browsers find it without an address', async () => {
    const { options } = await beginPasskey(await signUp(study.app));
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Cairn' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect((await beginSignIn()).options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
  });

  it('is renamed and removed by its owner alone', async () => {
    const [owner, other] = [await signUp(study.app), await signUp(study.app)];
    const { authenticator } = await add(owner);
    const [{ id } = { id: '' }] = await list(owner);
    const address = `/api/auth/passkeys/${id}`;
    await expectProblem(await other.call('PATCH', address, { name: 'Mine' }), 404, 'not_found');
    await expectProblem(await other.call('DELETE', address), 404, 'not_found');
    expect(await list(other)).toEqual([]);

    expect(await expectJson(await owner.call('PATCH', address, { name: ' Laptop ' }))).toMatchObject({ id, name: 'Laptop' });
    for (const name of ['', ' ', 'x'.repeat(61), 'a\nb', 7])
      await expectProblem(await owner.call('PATCH', address, { name }), 422, 'invalid_fields');
    expect((await owner.call('DELETE', address)).status).toBe(204);
    expect(await list(owner)).toEqual([]);
    await expectProblem(await signIn(authenticator), 400, 'passkey_refused');
  });

  it('stays when it is the only way into the account', async () => {
    const learner = await signUp(study.app);
    await add(learner);
    await add(learner);
    await study.house.db.deleteFrom('account').where('userId', '=', learner.id).execute();
    const [first, second] = await list(learner);
    expect((await learner.call('DELETE', `/api/auth/passkeys/${first?.id}`)).status).toBe(204);
    const { detail } = await expectProblem(await learner.call('DELETE', `/api/auth/passkeys/${second?.id}`), 409, 'conflict');
    expect(detail).toContain('only way into your account');
    expect(await list(learner)).toEqual([second]);
  });

  it('goes with the account', async () => {
    const learner = await signUp(study.app);
    const { authenticator } = await add(learner);
    await study.house.db.deleteFrom('user').where('id', '=', learner.id).execute();
    await expectProblem(await signIn(authenticator), 400, 'passkey_refused');
  });
});

describe('what is refused', () => {
  let learner: Learner;
  let authenticator: Authenticator;
  beforeAll(async () => {
    learner = await signUp(study.app);
    ({ authenticator } = await add(learner));
  });

  it('is told alike, known or not', async () => {
    const { detail } = await expectProblem(await signIn(makeAuthenticator(ORIGIN)), 400, 'passkey_refused');
    const forged = authenticator.signIn((await beginSignIn()).challenge);
    const { cookie } = await beginSignIn();
    expect((await expectProblem(await send(forged, cookie), 400, 'passkey_refused')).detail).toBe(detail);
  });

  it('an answer that was given already', async () => {
    const { challenge, cookie } = await beginSignIn();
    const used = authenticator.signIn(challenge);
    expect((await send(used, cookie)).status).toBe(200);
    await expectProblem(await send(used, cookie), 400, 'passkey_refused');
  });

  it('an answer without its challenge, or after it is over', async () => {
    const { challenge, cookie } = await beginSignIn();
    await expectProblem(await send(authenticator.signIn(challenge), ''), 400, 'passkey_refused');
    await study.house.db
      .updateTable('verification')
      .set({ expiresAt: new Date(0).toISOString() })
      .execute();
    await expectProblem(await send(authenticator.signIn(challenge), cookie), 400, 'passkey_refused');
  });

  it('an answer from a page elsewhere', async () => {
    await expectProblem(await signIn(authenticator, { from: 'https://evil.example' }), 400, 'passkey_refused');
  });

  it('a copy, whose counter is behind', async () => {
    expect((await signIn(authenticator, { counted: 100 })).status).toBe(200);
    await expectProblem(await signIn(authenticator, { counted: 50 }), 400, 'passkey_refused');
  });

  it('a credential that another account has', async () => {
    const other = await signUp(study.app);
    const { response } = await add(other, authenticator);
    await expectProblem(response, 400, 'passkey_refused');
    expect(await list(other)).toEqual([]);
  });

  it('one that was begun by somebody else', async () => {
    const other = await signUp(study.app);
    const { challenge, cookie } = await beginPasskey(learner);
    const made = makeAuthenticator(ORIGIN).register(challenge);
    await expectProblem(
      await other.call('POST', '/api/auth/passkeys', made, { cookie: `${other.cookie}; ${cookie}` }),
      400,
      'passkey_refused',
    );
  });

  it.each([{}, { response: {} }, { response: 'x' }, { response: { id: '../..' } }])('%o', async (body) => {
    await expectProblem(await send(body, ''), 422, 'invalid_fields');
    await expectProblem(await learner.call('POST', '/api/auth/passkeys', body), 422, 'invalid_fields');
  });

  it('a new one in a session that was left open, without the password', async () => {
    const late = await signUp(study.app);
    await study.house.db
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - 10 * 60_000).toISOString() })
      .where('userId', '=', late.id)
      .execute();
    const options = (body: object) => late.call('POST', '/api/auth/passkeys/options', body);
    await expectProblem(await options({}), 403, 'stale_session');
    await expectProblem(await options({ password: 'not it at all' }), 400, 'wrong_password');
    expect((await options({ password: 'quiet stones by the river' })).status).toBe(200);
  });

  it('more than an account has room for', async () => {
    const keen = await signUp(study.app);
    await add(keen);
    const row = await study.house.db.selectFrom('passkey').selectAll().where('userId', '=', keen.id).executeTakeFirstOrThrow();
    const more = Array.from({ length: 19 }, (_, i) => ({ ...row, id: `${row.id}-${i}`, credentialID: `${row.credentialID}-${i}` }));
    await study.house.db.insertInto('passkey').values(more).execute();
    await expectProblem(await keen.call('POST', '/api/auth/passkeys/options', {}), 409, 'conflict');
  });

  it('everything of visitors but signing in', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/options'],
      ['POST', ''],
      ['PATCH', '/x'],
      ['DELETE', '/x'],
    ] as const)
      await expectProblem(
        await call(study.app, method, `/api/auth/passkeys${path}`, method === 'GET' ? undefined : {}),
        401,
        'not_signed_in',
      );
  });
});
