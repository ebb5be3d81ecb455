import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectProblem } from '../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../tests/support/study-library.ts';
import { ORIGIN, signUp } from '../tests/support/test-house.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
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
