import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectJson, expectProblem } from '../../../../tests/support/expect-problem.ts';
import { startOpenIdProvider, type OpenIdProvider, type Person } from '../../../../tests/support/outside/openid-provider.ts';
import { mailsTo, tokenOf } from '../../../../tests/support/outside/outbox.ts';
import { justBefore } from '../../../../tests/support/houses/just-before.ts';
import { openStudyHouse, type StudyHouse } from '../../../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../../../tests/support/houses/test-house.ts';
import { RETURN_COOKIE } from '../return-path.ts';

let google: OpenIdProvider;
let study: StudyHouse;
beforeAll(async () => {
  google = await startOpenIdProvider();
  google.redirectUri = `${ORIGIN}/api/auth/callback/google`;
  study = await openStudyHouse({ files: {}, env: google.env });
});
beforeEach(() => study.house.db.deleteFrom('user').execute());
afterAll(async () => {
  await study.close();
  await google.close();
});

const ADA: Person = { sub: 'ada-1', email: 'ada@example.org', email_verified: true, name: 'Ada Hill' };

/** Keeps cookies and follows redirects, as a browser does. */
function openBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const get = async (url: string): Promise<Response> => {
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = cookie ? { cookie } : {};
    const response = await (url.startsWith(ORIGIN) ? study.app.request(url, { headers }) : fetch(url, { headers, redirect: 'manual' }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  /** @returns where it ends on this site, outside of the API */
  const follow = async (url: string, stopBefore = /^$/): Promise<string> => {
    const next = new URL((await get(url)).headers.get('location') ?? '', url).href;
    const isHere = next.startsWith(ORIGIN) && !next.startsWith(`${ORIGIN}/api/`);
    return isHere || stopBefore.test(next) ? next.replace(ORIGIN, '') : follow(next, stopBefore);
  };
  const send = async (method: string, url: string): Promise<Response> => {
    const cookie = [...jarOf(ORIGIN)].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await call(study.app, method, url, method === 'POST' ? {} : undefined, { cookie });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jarOf(ORIGIN).set(name, value);
    }
    return response;
  };
  return {
    follow,
    send,
    takeCookies: (cookies: string) => cookies.split('; ').forEach((one) => jarOf(ORIGIN).set(...splitCookie(one))),
    signIn: (query = '') => follow(`${ORIGIN}/api/auth/sign-in/google${query}`),
    setCookie: (name: string, value: string) => jarOf(ORIGIN).set(name, value),
    forget: () => jarOf(ORIGIN).clear(),
    session: async () => (await get(`${ORIGIN}/api/auth/get-session`)).json() as Promise<{ user: { email: string } } | null>,
  };
}

const splitCookie = (cookie: string) => [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)] as const;

const signIn = async (person: Person | null) => {
  google.person = person;
  const browser = openBrowser();
  return { end: await browser.signIn(), session: await browser.session() };
};
const listUsers = () => study.house.db.selectFrom('user').select(['name', 'email', 'emailVerified', 'image']).execute();
const listAccounts = () => study.house.db.selectFrom('account').selectAll().where('providerId', '=', 'google').execute();

describe('signing in with Google', () => {
  it('makes an account for a confirmed address, and finds it again', async () => {
    expect(await signIn(ADA)).toMatchObject({ end: '/discover', session: { user: { email: 'ada@example.org' } } });
    expect(await signIn({ ...ADA, name: 'Somebody else' })).toMatchObject({ end: '/discover', session: { user: { name: 'Ada Hill' } } });
    expect(await listUsers()).toEqual([{ name: 'Ada Hill', email: 'ada@example.org', emailVerified: 1, image: null }]);
  });

  it('keeps none of its tokens', async () => {
    await signIn(ADA);
    await signIn(ADA);
    const nothing = { accessToken: null, refreshToken: null, idToken: null, scope: null, password: null };
    expect(await listAccounts()).toMatchObject([{ accountId: 'ada-1', ...nothing }]);
  });

  it('cleans the name', async () => {
    await signIn({ ...ADA, name: `Ada\u202E\n${'x'.repeat(300)}` });
    expect((await listUsers())[0]?.name).toBe(`Ada ${'x'.repeat(76)}`);
  });

  it('leads to the page that was wanted, and never elsewhere', async () => {
    google.person = ADA;
    for (const [wanted, end] of [
      ['/audiobooks/part-2?from=mail', '/audiobooks/part-2?from=mail'],
      ['https://evil.example', '/discover'],
      ['//evil.example', '/discover'],
    ] as const) {
      const browser = openBrowser();
      browser.setCookie(RETURN_COOKIE, encodeURIComponent(wanted));
      expect(await browser.signIn()).toBe(end);
    }
  });

  it.each([
    ['/favorites', '/favorites'],
    ['https://evil.example', '/discover'],
    ['/\\\\evil.example', '/discover'],
  ])('leads to the page that the link asks for: %s', async (asked, end) => {
    google.person = ADA;
    expect(await openBrowser().signIn(`?to=${encodeURIComponent(asked)}`)).toBe(end);
  });

  it('follows the address at Google to the same account', async () => {
    await signIn(ADA);
    expect(await signIn({ ...ADA, email: 'new@example.org' })).toMatchObject({ session: { user: { email: 'ada@example.org' } } });
  });

  it('asks with PKCE, state and nonce', async () => {
    google.person = ADA;
    const asked = new URL(await openBrowser().follow(`${ORIGIN}/api/auth/sign-in/google`, /\/auth\?/));
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      redirect_uri: `${ORIGIN}/api/auth/callback/google`,
    });
  });
});

describe('an address that has an account here', () => {
  it('is not taken over while it is not confirmed', async () => {
    const robin = await signUp(study.app);
    expect(await signIn({ ...ADA, email: robin.email })).toEqual({ end: '/login?google=taken', session: null });
    expect([await listAccounts(), (await robin.call('GET', '/api/profile')).status]).toEqual([[], 200]);
  });

  it('is signed in to once it is confirmed', async () => {
    const robin = await signUp(study.app);
    await study.house.db.updateTable('user').set({ emailVerified: 1 }).execute();
    expect(await signIn({ ...ADA, email: robin.email.toUpperCase() })).toMatchObject({
      session: { user: { id: robin.id, name: 'Robin Vale' } },
    });
  });

  it.each(['ada@example.org', 'nobody@example.org'])('is not told of to whoever only claims %s', async (email) => {
    await signIn(ADA);
    expect(await signIn({ sub: 'thief', email, email_verified: false })).toEqual({ end: '/login?google=unconfirmed', session: null });
    expect(await listAccounts()).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  it('leads back when it is cancelled', async () => {
    expect(await signIn(null)).toEqual({ end: '/login?google=cancelled', session: null });
  });

  it.each([
    ['nothing', ''],
    ['an unknown state', '?code=x&state=unknown'],
    ['a state that is a list', '?state=a&state=b'],
  ])('leads back with %s', async (_, query) => {
    const browser = openBrowser();
    expect(await browser.follow(`${ORIGIN}/api/auth/callback/google${query}`)).toBe('/login?google=failed');
    expect(await browser.session()).toBeNull();
  });

  it('takes an answer only in the browser that asked, and once', async () => {
    google.person = ADA;
    const browser = openBrowser();
    const answer = await browser.follow(`${ORIGIN}/api/auth/sign-in/google`, /callback\/google/);
    expect(await openBrowser().follow(`${ORIGIN}${answer}`)).toBe('/login?google=failed');
    expect(await browser.follow(`${ORIGIN}${answer}`)).toBe('/discover');
    expect(await browser.follow(`${ORIGIN}${answer}`)).toBe('/profile?google=failed');
  });

  it('leads back when Google cannot be reached, and leaves sessions alone', async () => {
    const away = await openStudyHouse({ files: {}, env: { ...google.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' } });
    const { call: ask } = await signUp(away.app);
    const response = await call(away.app, 'GET', '/api/auth/sign-in/google');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?google=away']);
    expect((await ask('GET', '/api/profile')).status).toBe(200);
    await away.close();
  });

  it('starts from no other site', async () => {
    const response = await call(study.app, 'GET', '/api/auth/sign-in/google', undefined, { 'sec-fetch-site': 'cross-site' });
    expect([response.headers.get('location'), response.headers.getSetCookie()]).toEqual(['/login', []]);
  });

  it('begins so much and no more from one address, and forgets what is over', async () => {
    const { db } = study.house;
    await db
      .updateTable('verification')
      .set({ expiresAt: new Date(0).toISOString() })
      .execute();
    await call(study.app, 'GET', '/api/auth/sign-in/google');
    expect(await db.selectFrom('verification').select('id').execute()).toHaveLength(1);
    study.house.env.RATE_LIMIT = true;
    await db
      .insertInto('rateWindow')
      .values({ key: 'challenge unknown', count: 60, endsAt: study.house.now() + 50_000 })
      .execute();
    expect((await call(study.app, 'GET', '/api/auth/sign-in/google')).headers.get('location')).toBe('/login?google=busy');
    study.house.env.RATE_LIMIT = false;
  });
});

describe('linking an account that one is signed in to', () => {
  const LINK = '/api/auth/google';
  const enter = async (person: Person | null = ADA) => {
    google.person = person;
    const robin = await signUp(study.app);
    const browser = openBrowser();
    browser.takeCookies(robin.cookie);
    const link = async () => browser.follow((await expectJson<{ url: string }>(await browser.send('POST', LINK))).url);
    const read = async () => expectJson(await robin.call('GET', LINK));
    return { robin, browser, link, read };
  };
  const age = () =>
    study.house.db
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - 6 * 60_000).toISOString() })
      .execute();

  it('lets it in from then on, whatever the address at Google', async () => {
    const { robin, link, read } = await enter();
    expect(await read()).toEqual({ isOffered: true, isLinked: false });
    expect(await link()).toBe('/profile#google');
    expect(await read()).toEqual({ isOffered: true, isLinked: true });
    expect(await listAccounts()).toMatchObject([{ accountId: 'ada-1', userId: robin.id, accessToken: null, idToken: null, scope: null }]);
    expect(await signIn(ADA)).toMatchObject({ session: { user: { id: robin.id, email: robin.email, name: 'Robin Vale' } } });
    expect((await listUsers())[0]).toMatchObject({ email: robin.email, emailVerified: 0 });
    expect((await mailsTo(study.house, robin.email)).map(({ subject, text }) => [subject, text.includes('with Google as well')])).toEqual([
      ['A new way into your account', true],
    ]);
  });

  it('is undone', async () => {
    const { robin, link, read } = await enter();
    await link();
    expect((await robin.call('DELETE', LINK)).status).toBe(204);
    expect(await read()).toEqual({ isOffered: true, isLinked: false });
    expect((await signIn(ADA)).session).not.toMatchObject({ user: { id: robin.id } });
  });

  it('is not undone where nothing else lets its owner in', async () => {
    google.person = ADA;
    const browser = openBrowser();
    await browser.signIn();
    await expectProblem(await browser.send('DELETE', LINK), 409, 'conflict');
    expect(await listAccounts()).toHaveLength(1);
  });

  it('asks for a session of the last minutes, and for one at all', async () => {
    const { robin, browser } = await enter();
    await age();
    for (const method of ['POST', 'DELETE']) {
      await expectProblem(await browser.send(method, LINK), 403, 'stale_session');
      await expectProblem(await call(study.app, method, LINK, {}), 401, 'not_signed_in');
    }
    await expectProblem(await robin.call('POST', LINK, { password: 'not it at all' }), 400, 'wrong_password');
    expect((await robin.call('POST', LINK, { password: 'quiet stones by the river' })).status).toBe(200);
    const response = await study.app.request(`${ORIGIN}${LINK}`, {
      method: 'POST',
      headers: { cookie: robin.cookie, origin: 'https://evil.example' },
    });
    await expectProblem(response, 403, 'bad_origin');
  });

  it('leads back to the profile when it comes to nothing', async () => {
    await signIn(ADA);
    for (const [person, trouble] of [
      [ADA, 'elsewhere'],
      [null, 'cancelled'],
    ] as const) {
      const { link, read } = await enter(person);
      expect([await link(), await read()]).toEqual([`/profile?google=${trouble}`, { isOffered: true, isLinked: false }]);
    }
  });

  it('refuses an address that Google has not confirmed', async () => {
    const { link, read } = await enter({ ...ADA, email_verified: false });
    expect(await link()).toBe('/profile?google=unconfirmed');
    expect(await read()).toMatchObject({ isLinked: false });
  });

  it('is not done for who was signed out meanwhile', async () => {
    const { browser } = await enter();
    const { url } = await expectJson<{ url: string }>(await browser.send('POST', LINK));
    const answer = await browser.follow(url, /callback\/google/);
    await study.house.db.deleteFrom('session').execute();
    expect(await browser.follow(`${ORIGIN}${answer}`)).toBe('/login?google=failed');
    expect(await listAccounts()).toEqual([]);
  });

  it('is not done for who is signed out at the very last', async () => {
    const { link } = await enter();
    const end = await justBefore(study.house.db, 'account', 'delete from "session"');
    expect(await link()).toBe('/login?google=failed');
    await end();
    expect(await listAccounts()).toEqual([]);
  });

  it('lets nobody in that is undone meanwhile', async () => {
    await signIn(ADA);
    await study.house.db.deleteFrom('session').execute();
    const end = await justBefore(study.house.db, 'session', 'delete from "account"');
    expect(await openBrowser().signIn()).toBe('/login?google=failed');
    await end();
    expect(await study.house.db.selectFrom('session').select('id').execute()).toEqual([]);
  });

  it('goes when the owner of the address first shows up', async () => {
    const { robin, link } = await enter();
    await link();
    await call(study.app, 'POST', '/api/auth/request-password-reset', { email: robin.email });
    const token = tokenOf((await mailsTo(study.house, robin.email)).at(-1));
    const body = { token, newPassword: 'a trail that nobody walks' };
    expect((await call(study.app, 'POST', '/api/auth/reset-password', body)).status).toBe(200);
    expect(await listAccounts()).toEqual([]);
  });

  it('is linked once', async () => {
    const { browser, link } = await enter();
    await link();
    await expectProblem(await browser.send('POST', LINK), 409, 'conflict');
  });

  it('says when Google cannot be reached', async () => {
    const away = await openStudyHouse({ files: {}, env: { ...google.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' } });
    await expectProblem(await (await signUp(away.app)).call('POST', LINK, {}), 502, 'google_unavailable');
    await away.close();
  });
});

it('is offered only where it is set up', async () => {
  expect(await expectJson(await call(study.app, 'GET', '/api/auth/ways'))).toEqual({ google: true });
  const plain = await openStudyHouse({ files: {} });
  expect(await expectJson(await call(plain.app, 'GET', '/api/auth/ways'))).toEqual({ google: false });
  for (const path of ['sign-in/google', 'callback/google?code=x&state=y'])
    await expectProblem(await call(plain.app, 'GET', `/api/auth/${path}`), 404, 'not_found');
  await plain.close();
});
