import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../tests/support/expect-problem.ts';
import { APP_PAGES } from '../tests/support/browser/pages.ts';
import { openStudyHouse, type StudyHouse } from '../tests/support/houses/study-library.ts';
import { ORIGIN, signUp } from '../tests/support/houses/test-house.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { writeReturnPath } from './features/account/return-path.ts';
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

it('two pages are rendered at once, others wait their turn, and of too many the last are told to come again', async () => {
  let atOnce = 0;
  let most = 0;
  const opened = Promise.withResolvers<void>();
  const slow = {
    entry: {
      module: {
        createLoadContext: () => null,
        createRenderer: () => async () => {
          atOnce += 1;
          most = Math.max(most, atOnce);
          await opened.promise;
          atOnce -= 1;
          return new Response('a page');
        },
      },
    },
  };
  const pages = createPages(study.house, new Hono(), () => Promise.resolve(slow as never));
  const asked = Array.from({ length: 310 }, () => pages(new Request(`${ORIGIN}/about`)));
  const refused = await Promise.race(asked);
  expect(refused.headers.get('retry-after')).toBe('5');
  await expectProblem(refused, 503, 'too_busy');
  await vi.waitFor(() => expect(atOnce).toBe(2));
  opened.resolve();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([most, statuses.filter((status) => status === 200).length]).toEqual([2, 302]);
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
  const post = (path: string, body: string) => pages(new Request(`${ORIGIN}${path}`, { method: 'POST', body }));
  expect(await (await post('/contact', 'message=Hello')).text()).toBe('message=Hello');
  await expectProblem(await post('/about', 'message=Hello'), 405, 'method_not_allowed');
  await expect(post('/contact', 'x'.repeat(1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too_large' });
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
