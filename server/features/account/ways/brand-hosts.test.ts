import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectJson, expectProblem } from '../../../../tests/support/expect-problem.ts';
import { openTestHouse, type TestHouse } from '../../../../tests/support/houses/test-house.ts';
import { makeAuthenticator } from '../../../../tests/support/outside/authenticator.ts';
import { startOpenIdProvider, type OpenIdProvider } from '../../../../tests/support/outside/openid-provider.ts';
import { hostOf, makeBrandedLibrary } from '../../../../tests/support/samples/example-brands.ts';

const [FENWICK, NORTHLIGHT] = [hostOf('fenwick'), hostOf('northlight')];
/** As browsers see it; a proxy hands requests on with the name of the host. */
const ORIGIN = `https://${FENWICK}`;

let google: OpenIdProvider;
let libraryDir: string;
let house: TestHouse;
beforeAll(async () => {
  google = await startOpenIdProvider();
  google.redirectUri = `${ORIGIN}/api/auth/callback/google`;
  google.person = { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada Hill' };
  libraryDir = makeBrandedLibrary();
  house = await openTestHouse({ libraryDir, env: { ...google.env, PUBLIC_URL: 'https://learn.example' } });
});
afterAll(async () => {
  await house.close();
  await google.close();
  rmSync(libraryDir, { recursive: true });
});

type Cookies = Map<string, string>;

/** Keeps what an answer sets, and looks at how: for this host alone, and never without TLS. */
function keep(cookies: Cookies, response: Response): Response {
  for (const line of response.headers.getSetCookie()) {
    expect(line).toMatch(/; Secure/i);
    expect(line).not.toMatch(/; Domain/i);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return response;
}
const join = (cookies: Cookies) => [...cookies].map((entry) => entry.join('=')).join('; ');

const ask = async (cookies: Cookies, method: string, path: string, body?: object, host = FENWICK) =>
  keep(
    cookies,
    await house.app.request(`http://${host}${path}`, {
      method,
      headers: { host, origin: `https://${host}`, cookie: join(cookies), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );

const register = async (email: string) => {
  const cookies: Cookies = new Map();
  const body = { name: 'Robin', email, password: 'quiet stones by the river' };
  expect((await ask(cookies, 'POST', '/api/auth/sign-up/email', body)).status).toBe(200);
  return cookies;
};

describe('at the host of a brand', () => {
  it('Google leads back to that host and signs in there alone', async () => {
    const cookies: Cookies = new Map();
    const atGoogle: Cookies = new Map();
    let url = (await ask(cookies, 'GET', '/api/auth/sign-in/google')).headers.get('location') ?? '';
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(google.redirectUri);
    while (!url.startsWith(ORIGIN)) {
      const response = await fetch(url, { headers: { cookie: join(atGoogle) }, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        atGoogle.set(name, value);
      }
      url = new URL(response.headers.get('location') ?? '', url).href;
    }
    const back = await ask(cookies, 'GET', url.replace(ORIGIN, ''));
    expect([back.status, back.headers.get('location')]).toEqual([302, '/discover']);
    expect(await expectJson(await ask(cookies, 'GET', '/api/auth/get-session'))).toMatchObject({ user: { email: 'ada@example.org' } });
    expect((await ask(cookies, 'GET', '/api/profile')).status).toBe(200);
  });

  it('a passkey is of that host and its brand, and of no other', async () => {
    const cookies = await register('robin@example.org');
    const options = await expectJson<{ challenge: string; rp: object }>(await ask(cookies, 'POST', '/api/auth/passkeys/options', {}));
    expect(options.rp).toEqual({ id: FENWICK, name: 'Fenwick' });
    const authenticator = makeAuthenticator(ORIGIN);
    expect((await ask(cookies, 'POST', '/api/auth/passkeys', authenticator.register(options.challenge))).status).toBe(201);

    const enter = async (host: string) => {
      const visitor: Cookies = new Map();
      const begun = await ask(visitor, 'POST', '/api/auth/sign-in/passkey/options', {}, host);
      const { challenge, rpId } = await expectJson<{ challenge: string; rpId: string }>(begun);
      expect(rpId).toBe(host);
      return ask(visitor, 'POST', '/api/auth/sign-in/passkey', authenticator.signIn(challenge), host);
    };
    expect(await expectJson(await enter(FENWICK))).toMatchObject({ user: { email: 'robin@example.org' } });
    await expectProblem(await enter(NORTHLIGHT), 400, 'passkey_refused');
  });
});
