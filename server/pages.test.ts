import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../tests/support/expect-problem.ts';
import { APP_PAGES } from '../tests/support/browser/pages.ts';
import { openStudyHouse, type StudyHouse } from '../tests/support/houses/study-library.ts';
import { ORIGIN, signUp } from '../tests/support/houses/test-house.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { writeReturnPath } from './features/account/return-path.ts';
import { answerError } from './http/problem.ts';
import { LIMITS } from './http/limits.ts';
import { createPages } from './pages.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
afterAll(() => study.close());

type Fetch = (path: string) => Promise<Response>;

/** A build whose every page is what the API answers to its loader. */
const build = {
  entry: {
    module: {
      createLoadContext: (fetch: Fetch) => fetch,
      createRenderer: () => async (_request: Request, fetch: Fetch) => new Response((await fetch('/api/who')).body),
    },
  },
};

it("a page's loader asks the API as the visitor: limits by address count whoever opened the page", async () => {
  const api = new Hono().get('/api/who', (c) => c.text(c.req.header(CLIENT_ADDRESS_HEADER) ?? 'nobody'));
  const pages = createPages(study.house, api, () => Promise.resolve(build as never));
  const response = await pages(new Request(`${ORIGIN}/about`, { headers: { [CLIENT_ADDRESS_HEADER]: '203.0.113.1' } }));
  expect(await response.text()).toBe('203.0.113.1');
});

it.each(['/%ff', '/courses/%E0%A4%A', '/%', '/audiobooks/%c0%af', '/%zz.data'])(
  '%s is no address, for a learner as for a visitor',
  async (path) => {
    const { cookie } = await signUp(study.app);
    const pages = createPages(study.house, study.app as never, () => Promise.reject(new Error('no page may be rendered here')));
    for (const headers of [{}, { cookie }]) {
      const response = await pages(new Request(`${ORIGIN}${path}`, { headers }));
      expect(response.headers.getSetCookie()).toEqual([]);
      await expectProblem(response, 400, 'malformed_request');
    }
  },
);

/** Pages of which each is rendered in one turn of the event loop, in the order that is noted. */
function openCounted() {
  const rendered: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const module = {
    createLoadContext: () => null,
    createRenderer: () => async (request: Request) => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise(setImmediate);
      atOnce -= 1;
      rendered.push(request.headers.get('x-name') ?? '');
      return new Response('a page');
    },
  };
  const pages = createPages(study.house, new Hono(), () => Promise.resolve({ entry: { module } } as never));
  const open = (name: string, headers: Record<string, string>, signal: AbortSignal | null = null) =>
    pages(new Request(`${ORIGIN}/faq`, { headers: { 'x-name': name, ...headers }, signal })).catch((error: unknown) =>
      answerError(error as Error, {} as never),
    );
  const openMany = (count: number, name: string, headers: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, async () => (await open(name, headers)).status));
  return { open, openMany, rendered, most: () => mostAtOnce };
}
const from = (address: string) => ({ [CLIENT_ADDRESS_HEADER]: address });
const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

describe('many pages at once', () => {
  it('are rendered two at a time, and of too many of one network the last are told to come again', async () => {
    const { openMany, open, most } = openCounted();
    const asked = openMany(150, 'office', from('2001:db8:1:2::1'));
    const refused = await open('office', from('2001:db8:1:2::ffff'));
    expect(refused.headers.get('retry-after')).toBe('5');
    await expectProblem(refused, 503, 'too_busy');
    const statuses = await asked;
    expect(most()).toBe(2);
    expect(countOf(statuses, 200)).toBeGreaterThanOrEqual(100);
    expect(countOf(statuses, 200) + countOf(statuses, 503)).toBe(150);
  });

  it('of one address keep nobody else waiting: neither a visitor nor a learner behind the same address', async () => {
    const { openMany, open, rendered } = openCounted();
    const { cookie } = await signUp(study.app);
    const busy = openMany(320, 'busy', from('203.0.113.1'));
    await vi.waitFor(() => expect(rendered.length).toBeGreaterThan(5));
    const before = rendered.length;
    const others = await Promise.all([open('visitor', from('203.0.113.2')), open('learner', { cookie, ...from('203.0.113.1') })]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    await busy;
    for (const name of ['visitor', 'learner']) expect(rendered.indexOf(name) - before).toBeLessThan(10);
  });

  it('of several addresses together leave room for one more', async () => {
    const { openMany, open, rendered } = openCounted();
    const busy = ['1', '2', '3', '4'].map((n) => openMany(100, 'busy', from(`203.0.113.${n}`)));
    await vi.waitFor(() => expect(rendered.length).toBeGreaterThan(5));
    const before = rendered.length;
    expect((await open('visitor', from('198.51.100.1'))).status).toBe(200);
    expect(rendered.indexOf('visitor') - before).toBeLessThan(15);
    await Promise.all(busy);
  });

  it('whose visitors have left are not rendered', async () => {
    const { open, openMany, rendered } = openCounted();
    const gone = new AbortController();
    const busy = openMany(20, 'busy', from('203.0.113.1'));
    const left = Array.from({ length: 20 }, () => open('left', from('203.0.113.2'), gone.signal));
    gone.abort('Client connection prematurely closed.');
    await Promise.all([busy, ...left]);
    expect(rendered.filter((name) => name === 'left').length).toBeLessThan(3);
  });
});

it("the policy of a page names the host of its brand's logo, and no other", async () => {
  const brand = study.house.brand.forHost(undefined);
  const house = {
    ...study.house,
    brand: { ...study.house.brand, forHost: () => ({ ...brand, logo_url: 'https://cdn.example/logo.svg' }) },
  };
  const pages = createPages(house, new Hono(), () => Promise.resolve(build as never));
  const response = await pages(new Request(`${ORIGIN}/about`));
  expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://cdn.example;");
});

it('a page of a learner is kept by nobody, one of a visitor may be gone back to', async () => {
  const pages = createPages(study.house, new Hono(), () => Promise.resolve(build as never));
  const cachingOf = async (headers: Record<string, string>) =>
    (await pages(new Request(`${ORIGIN}/faq`, { headers }))).headers.get('cache-control');
  const { cookie } = await signUp(study.app);
  expect([await cachingOf({}), await cachingOf({ cookie })]).toEqual(['private, no-cache', 'private, no-store']);
});

it('search engines are told the one address of a public page, and to leave every other page alone', async () => {
  const house = { ...study.house, env: { ...study.house.env, PUBLIC_URL: 'https://fell.example' } };
  const pages = createPages(house, new Hono(), () => Promise.resolve(build as never));
  const tellOf = async (path: string) => {
    const { headers } = await pages(new Request(`${ORIGIN}${path}`));
    return [headers.get('link'), headers.get('x-robots-tag')];
  };
  expect(await tellOf('/faq/?from=letter')).toEqual(['<https://fell.example/faq>; rel="canonical"', null]);
  expect(await tellOf('/login')).toEqual([null, 'noindex']);
  expect(await tellOf('/certificates/some-code')).toEqual([null, 'noindex']);
});

it('a form is taken by its own page alone, with what was written, and not without bounds', async () => {
  const form = {
    ...build,
    entry: { module: { ...build.entry.module, createRenderer: () => async (request: Request) => new Response(await request.text()) } },
  };
  const pages = createPages(study.house, new Hono(), () => Promise.resolve(form as never));
  const type = 'application/x-www-form-urlencoded';
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    pages(new Request(`${ORIGIN}${path}`, { method: 'POST', body, headers: { origin: ORIGIN, 'content-type': type, ...headers } }));
  expect(await (await post('/contact', 'message=Hello')).text()).toBe('message=Hello');
  await expectProblem(await post('/about', 'message=Hello'), 405, 'method_not_allowed');
  const refused = (code: string) => expect.objectContaining({ code });
  await expect(post('/contact', 'x'.repeat(1024 * 1024 + 1))).rejects.toEqual(refused('too_large'));
  await expect(post('/contact', 'a=&'.repeat(20))).rejects.toEqual(refused('too_large'));
  await expect(post('/contact', 'a', { origin: 'https://evil.example' })).rejects.toEqual(refused('bad_origin'));
  for (const odd of ['x/y', 'multipart/form-data'])
    await expect(post('/contact', 'a', { 'content-type': odd })).rejects.toEqual(refused('invalid_fields'));
});

it('forms are counted before a page is made for them', async () => {
  const house = { ...study.house, env: { ...study.house.env, RATE_LIMIT: true } };
  const pages = createPages(house, new Hono(), () => Promise.resolve(build as never));
  const headers = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
  const post = () => pages(new Request(`${ORIGIN}/contact`, { method: 'POST', body: 'message=Hello', headers }));
  expect((await post()).status).toBe(200);
  await study.house.db.updateTable('rateWindow').set({ count: LIMITS.form.requests }).where('key', 'like', 'form %').execute();
  await expect(post()).rejects.toMatchObject({ code: 'too_many_requests' });
});

describe('a visitor who is sent to the landing page', () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const pages = createPages(study.house, new Hono(), () => Promise.resolve(build as never));
    return (await pages(new Request(`${ORIGIN}${path}`, { headers }))).headers.getSetCookie();
  };

  it('is told there that the address leads nowhere, once', async () => {
    expect(await ask('/no/such/page')).toEqual(['cairn_notice=no-page; Path=/; Max-Age=60; HttpOnly; SameSite=Lax']);
    expect(await ask('/', { cookie: 'cairn_notice=no-page' })).toEqual(['cairn_notice=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(await ask('/')).toEqual([]);
    expect(await ask('/about', { cookie: 'cairn_notice=no-page' })).toEqual([]);
  });

  it.each(APP_PAGES)('is not told so of %s, which is remembered', async (path) => {
    expect(await ask(path)).toEqual([writeReturnPath(path, false)]);
  });

  it('is not told so of pages of the app, nor of what a browser fetches beside a page', async () => {
    expect(await ask('/dashboard')).toEqual([]);
    expect(await ask('/courses')).toEqual([expect.stringMatching(/^cairn_return_to=/)]);
    expect(await ask('/favicon.ico', { 'sec-fetch-dest': 'image' })).toEqual([]);
  });

  it('a learner sees the page of an unknown address', async () => {
    const { cookie } = await signUp(study.app);
    expect(await ask('/no/such/page', { cookie })).toEqual([]);
  });
});
