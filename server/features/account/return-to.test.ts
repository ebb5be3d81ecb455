import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';
import { createPages } from '../../pages.ts';
import { RETURN_COOKIE } from './return-path.ts';

let study: StudyHouse;
let pages: (request: Request) => Promise<Response>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  pages = createPages(study.house, study.app as never, () => Promise.reject(new Error('no page may be rendered here')));
});
afterAll(() => study.close());

const returnTo = async (cookie?: string) =>
  expectJson<{ to: string }>(await call(study.app, 'GET', '/api/return-to', undefined, cookie === undefined ? {} : { cookie }));

describe('the page a visitor wanted', () => {
  it('is remembered on the way to the landing page and found after signing in', async () => {
    const response = await pages(new Request(`${ORIGIN}/audiobooks/part-2?from=mail`));
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      '/',
      'private, no-store',
    ]);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toEqual([
      `${RETURN_COOKIE}=${encodeURIComponent('/audiobooks/part-2?from=mail')}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax`,
    ]);
    expect(await returnTo(cookies[0]?.split(';')[0])).toEqual({ to: '/audiobooks/part-2?from=mail' });
  });

  it('is come back to once, and by nobody who signs in later', async () => {
    const forgotten = `${RETURN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
    const cookie = `${RETURN_COOKIE}=%2Ffavorites`;
    const { email, call: ask, cookie: own } = await signUp(study.app);
    const person = { email, password: 'quiet stones by the river' };
    const entered = await call(study.app, 'POST', '/api/auth/sign-in/email', person, { cookie });
    const left = await ask('POST', '/api/auth/sign-out', {}, { cookie: `${own}; ${cookie}` });
    for (const answer of [entered, left]) expect(answer.headers.getSetCookie()).toContain(forgotten);
  });

  it('is Discover for whoever wanted nothing', async () => {
    expect(await returnTo()).toEqual({ to: '/discover' });
  });

  it('is asked for anew each time', async () => {
    expect((await call(study.app, 'GET', '/api/return-to')).headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/',
    '/dashboard',
    '%',
    '/\t/evil.example',
    `/${'x'.repeat(600)}`,
  ])('is never %j', async (wanted) => {
    expect(await returnTo(`${RETURN_COOKIE}=${encodeURIComponent(wanted)}`)).toEqual({ to: '/discover' });
  });

  it('survives a cookie that cannot be decoded', async () => {
    expect(await returnTo(`${RETURN_COOKIE}=%E0%A4%A; x=1`)).toEqual({ to: '/discover' });
  });

  it.each<[string, RequestInit?]>([
    ['//evil.example/x'],
    ['/\\evil.example'],
    ['/assets/old-build.js'],
    ['/favicon.ico'],
    ['/no/such/page'],
    ['/audiobooks.data'],
    ['/audiobooks/part-2.data'],
    ['/audiobooks/part-2', { method: 'HEAD' }],
    ['/audiobooks/part-2', { headers: { 'sec-fetch-dest': 'image' } }],
    ['/audiobooks/part-2', { headers: { 'sec-fetch-dest': 'empty' } }],
  ])('is not remembered from %s %o', async (path, init) => {
    const response = await pages(new Request(`${ORIGIN}${path}`, init));
    expect(response.headers.get('location')).toBe('/');
    expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith(RETURN_COOKIE))).toEqual([]);
  });
});

describe('behind TLS', () => {
  it('is remembered in a cookie that no plain connection carries', async () => {
    const tls = { ...study.house, env: { ...study.house.env, PUBLIC_URL: 'https://learn.example.org' } };
    const answer = createPages(tls, study.app as never, () => Promise.reject(new Error('no page may be rendered here')));
    const response = await answer(new Request(`${ORIGIN}/audiobooks`, { headers: { 'sec-fetch-dest': 'document' } }));
    expect(response.headers.getSetCookie()).toEqual([
      `${RETURN_COOKIE}=${encodeURIComponent('/audiobooks')}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure`,
    ]);
  });
});

describe('pages', () => {
  it('lead a learner on from the landing page and the short addresses', async () => {
    const { cookie } = await signUp(study.app);
    for (const [path, location] of [
      ['/', '/dashboard'],
      ['/dashboard', '/discover'],
      ['/login', '/discover'],
      ['/settings', '/profile'],
    ] as const) {
      const response = await pages(new Request(`${ORIGIN}${path}`, { headers: { cookie } }));
      expect([path, response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([path, 302, location, []]);
    }
  });

  it('are not written to', async () => {
    await expectProblem(await pages(new Request(`${ORIGIN}/about`, { method: 'POST', body: 'x' })), 405, 'method_not_allowed');
  });
});
