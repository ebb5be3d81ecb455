import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { PUBLIC_PAGES } from '../../../tests/support/browser/pages.ts';
import { siteRoutes } from './routes.ts';

const brand = { hasHost: () => false, forHost: () => undefined as never, logoFor: () => null, warnings: () => [] };
const site = siteRoutes({ env: readEnv({ PUBLIC_URL: 'https://fell.example' }), brand });
const ask = (path: string) => site.request(`http://somebody.else${path}`);

it('the map of the site has every public page, at the address that the operator gave it', async () => {
  const response = await ask('/sitemap.xml');
  const places = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places.toSorted()).toEqual(['/', ...PUBLIC_PAGES].map((path) => `https://fell.example${path}`).toSorted());
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
});

it('robots are led to the map and kept from the API', async () => {
  const text = await (await ask('/robots.txt')).text();
  expect(text.split('\n')).toEqual(expect.arrayContaining(['Disallow: /api/', 'Sitemap: https://fell.example/sitemap.xml']));
});

it('is not sent to whoever has it', async () => {
  const etag = (await ask('/robots.txt')).headers.get('etag') ?? '';
  expect((await site.request('http://somebody.else/robots.txt', { headers: { 'if-none-match': etag } })).status).toBe(304);
});
