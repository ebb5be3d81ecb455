import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeAuthenticator, type Authenticator } from '../../../tests/support/outside/authenticator.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { mailsTo, tokenOf } from '../../../tests/support/outside/outbox.ts';
import { justBefore } from '../../../tests/support/houses/just-before.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {}, hashesWell: true });
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const NEW = 'a trail that nobody walks';
const THEIRS = 'a door that a thief left open';
const post = (path: string, body: unknown, headers = {}) => call(study.app, 'POST', `/api/auth/${path}`, body, headers);
const signIn = (password = learner.password) => post('sign-in/email', { email: learner.email, password });
const change = (newPassword = NEW) => learner.call('POST', '/api/auth/change-password', { currentPassword: learner.password, newPassword });
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const sessions = () => study.house.db.selectFrom('session').select('id').where('userId', '=', learner.id).execute();

async function askForLink() {
  await post('request-password-reset', { email: learner.email });
  return tokenOf((await mailsTo(study.house, learner.email)).at(-1));
}
const reset = async (token: string) => expect((await post('reset-password', { token, newPassword: NEW })).status).toBe(200);

/** Holds the first password that is compared from here on, once it was found right, until it is let go. */
async function holdVerified() {
  const { password } = await study.house.auth.$context;
  const verify = password.verify.bind(password);
  const [verified, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const spy = vi.spyOn(password, 'verify').mockImplementationOnce(async (given) => {
    const isRight = await verify(given);
    verified.resolve();
    await go.promise;
    return isRight;
  });
  return {
    verified: verified.promise,
    go: () => {
      go.resolve();
      spy.mockRestore();
    },
  };
}

it('no sign-in with the old password outlives a reset', async () => {
  const token = await askForLink();
  const held = await holdVerified();
  const entering = signIn();
  await held.verified;
  await reset(token);
  held.go();
  const refused = await entering;
  expect(refused.headers.getSetCookie()).toEqual([]);
  await expectProblem(refused, 401, 'wrong_credentials');
  expect(await sessions()).toEqual([]);
});

it('no sign-in with the old password outlives a change', async () => {
  const held = await holdVerified();
  const entering = signIn();
  await held.verified;
  expect((await change()).status).toBe(200);
  held.go();
  await expectProblem(await entering, 401, 'wrong_credentials');
  expect(await sessions()).toHaveLength(1);
});

it('no change by the old password writes over the new one', async () => {
  const token = await askForLink();
  const held = await holdVerified();
  const changing = change(THEIRS);
  await held.verified;
  await reset(token);
  held.go();
  await expectProblem(await changing, 401, 'not_signed_in');
  await expectProblem(await signIn(THEIRS), 401, 'wrong_credentials');
  expect((await signIn(NEW)).status).toBe(200);
});

it('a reset by a link to the former address changes nothing', async () => {
  const token = await askForLink();
  const { password } = await study.house.auth.$context;
  const hash = password.hash.bind(password);
  const spy = vi.spyOn(password, 'hash').mockImplementationOnce(async (text) => {
    await study.house.db
      .updateTable('user')
      .set({ email: `new-${learner.email}` })
      .where('id', '=', learner.id)
      .execute();
    return hash(text);
  });
  await expectProblem(await post('reset-password', { token, newPassword: THEIRS }), 400, 'bad_link');
  spy.mockRestore();
  const row = await study.house.db.selectFrom('user').select('email').where('id', '=', learner.id).executeTakeFirst();
  expect(row?.email).toBe(`new-${learner.email}`);
});

async function addPasskey(authenticator: Authenticator) {
  const begun = await learner.call('POST', '/api/auth/passkeys/options', {});
  const { challenge } = await expectJson<{ challenge: string }>(begun.clone());
  const cookie = `${learner.cookie}; ${cookiesOf(begun)}`;
  return learner.call('POST', '/api/auth/passkeys', authenticator.register(challenge), { cookie });
}

it('a passkey that is removed meanwhile opens no session', async () => {
  const authenticator = makeAuthenticator(ORIGIN);
  expect((await addPasskey(authenticator)).status).toBe(201);
  const begun = await post('sign-in/passkey/options', {});
  const { challenge } = await expectJson<{ challenge: string }>(begun.clone());
  const end = await justBefore(study.house.db, 'session', 'delete from "passkey"');
  const refused = await post('sign-in/passkey', authenticator.signIn(challenge), { cookie: cookiesOf(begun) });
  await end();
  await expectProblem(refused, 400, 'passkey_refused');
  expect(await sessions()).toHaveLength(1);
});

it('no passkey is made by a session that is ended meanwhile', async () => {
  const end = await justBefore(study.house.db, 'passkey', 'delete from "session"');
  const refused = await addPasskey(makeAuthenticator(ORIGIN));
  await end();
  await expectProblem(refused, 401, 'not_signed_in');
  expect(await study.house.db.selectFrom('passkey').select('id').where('userId', '=', learner.id).execute()).toEqual([]);
});
