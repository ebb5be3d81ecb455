import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { signUp } from '../../tests/support/houses/test-house.ts';
import { findLearner } from './session.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const ask = (cookie: string) => findLearner(study.house, new Headers({ cookie }));
const askBetterAuth = async (cookie: string) => {
  const session = await study.house.auth.api.getSession({ headers: new Headers({ cookie }), query: { disableRefresh: true } });
  return session?.user.email ?? null;
};
const emailOf = async (cookie: string) => (await ask(cookie))?.email ?? null;
/** The cookie's name, token and signature. */
const parts = (cookie = learner.cookie) => {
  const [name = '', value = ''] = cookie.split('=');
  const [token = '', signature = ''] = decodeURIComponent(value).split('.');
  return { name, token, signature };
};
const write = ({ name, token, signature }: ReturnType<typeof parts>) => `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
const changeSession = (token: string, values: { expiresAt: string }) =>
  study.house.db.updateTable('session').set(values).where('token', '=', token).execute();

describe('a session', () => {
  it('is found by its cookie, without better-auth', async () => {
    const getSession = vi.spyOn(study.house.auth.api, 'getSession');
    expect(await ask(learner.cookie)).toEqual({ id: expect.any(String), name: 'Robin Vale', email: learner.email });
    expect(await emailOf(`theme=dark; ${learner.cookie}; cairn_return_to=%2Fa`)).toBe(learner.email);
    expect(getSession).not.toHaveBeenCalled();
    getSession.mockRestore();
  });

  it('is nobody without a cookie, or with another one', async () => {
    expect(await findLearner(study.house, new Headers())).toBeNull();
    for (const cookie of ['', 'a=b', `x${learner.cookie}`, 'cairn.session_token', 'cairn.session_token=', 'cairn.session_token=%E0%A4%A'])
      expect(await ask(cookie)).toBeNull();
  });

  it('of another learner is theirs', async () => {
    const other = await signUp(study.app);
    expect(await emailOf(other.cookie)).toBe(other.email);
    const mixed = { ...parts(), signature: parts(other.cookie).signature };
    expect(await ask(write(mixed))).toBeNull();
  });

  it('ends when it has run out, been revoked or lost its learner', async () => {
    const [out, revoked, gone] = [await signUp(study.app), await signUp(study.app), await signUp(study.app)];
    await changeSession(parts(out.cookie).token, { expiresAt: new Date(Date.now() - 1).toISOString() });
    expect(await ask(out.cookie)).toBeNull();
    await study.house.db.deleteFrom('session').where('token', '=', parts(revoked.cookie).token).execute();
    expect(await ask(revoked.cookie)).toBeNull();
    await study.house.db.deleteFrom('user').where('email', '=', gone.email).execute();
    expect(await ask(gone.cookie)).toBeNull();
  });

  it('is what better-auth says it is, however the cookie is written', async () => {
    const { name, token, signature } = parts();
    const value = `${token}.${signature}`;
    const variants = [
      `${name}=${value}`,
      `${name}="${encodeURIComponent(value)}"`,
      `${name}=${encodeURIComponent(value)};`,
      `${name}= ${encodeURIComponent(value)} `,
      ` ${name}=${encodeURIComponent(value)}`,
      `a;${name}=${encodeURIComponent(value)}`,
      `a=b;${name}=${encodeURIComponent(value)};c=d`,
      `${name}=x; ${name}=${encodeURIComponent(value)}`,
      `${name}=${encodeURIComponent(value)}; ${name}=x`,
      `${name.toUpperCase()}=${encodeURIComponent(value)}`,
      `__Secure-${name}=${encodeURIComponent(value)}`,
      `${name}=${encodeURIComponent(`${value}=`)}`,
      `${name}=${encodeURIComponent(`${token}.${signature.replace('=', '')}`)}`,
      `${name}=${encodeURIComponent(`.${signature}`)}`,
      `${name}=${encodeURIComponent(token)}`,
      `${name}=${encodeURIComponent(`${token}.x.${signature}`)}`,
    ];
    for (const cookie of variants) expect([cookie, await emailOf(cookie)]).toEqual([cookie, await askBetterAuth(cookie)]);
  });

  it('is not opened by a forged one', async () => {
    const { name, token, signature } = parts();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.constantFrom(...alphabet), async (isToken, place, char) => {
        const forge = (text: string, length: number) => text.slice(0, place % length) + char + text.slice((place % length) + 1);
        // The last character of a signature before its "=" holds two bits that do not count.
        const forged = isToken ? { name, token: forge(token, token.length), signature } : { name, token, signature: forge(signature, 42) };
        fc.pre(forged.token !== token || forged.signature !== signature);
        expect(await ask(write(forged))).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});
