import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';
import { createPages } from '../../pages.ts';
import { compressPage } from './compress-page.ts';

let study: StudyHouse;
let pages: ReturnType<typeof createPages>;
let rendered = 0;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

/** Pages that tell which rendering they come from, with a nonce where real ones have it. */
const build = {
  entry: {
    module: {
      createLoadContext: () => null,
      createRenderer: () => async (request: Request) => {
        rendered += 1;
        const nonce = request.headers.get('x-cairn-nonce');
        const html = `<html><head></head><body><script nonce="${nonce}">1</script>Rendering ${rendered}</body></html>`;
        return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      },
    },
  },
};
beforeEach(() => {
  rendered = 0;
  pages = createPages({ ...study.house }, study.app as never, () => Promise.resolve(build as never));
});

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  pages(new Request(ORIGIN + address, { method, headers: { host: 'localhost', ...headers } }));
const read = async (address: string, headers: Record<string, string> = {}) => (await get(address, headers)).text();

it('is rendered once, and has a nonce of its own every time, which its policy names', async () => {
  const [first, second] = [await get('/about'), await get('/about')];
  const texts = [await first.text(), await second.text()];
  expect(rendered).toBe(1);
  const nonces = [first, second].map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [i, text] of texts.entries()) {
    const named = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([nonces[i]]));
  }
});

it('is not sent again to who has it, with the policy that it came with', async () => {
  const etag = (await get('/about')).headers.get('etag') ?? '';
  expect((await get('/about')).headers.get('etag')).toBe(etag);
  const answer = await get('/about', { 'if-none-match': etag });
  expect([answer.status, await answer.text(), answer.headers.get('content-security-policy')]).toEqual([304, '', null]);
});

it('is made anew as soon as another process has changed the library', async () => {
  const { headers } = await get('/audiobook');
  const elsewhere = new DatabaseSync(path.join(study.house.env.DATA_DIR, 'cairn.db'));
  elsewhere.exec("update item set title = 'Another' where id = 'stone'");
  elsewhere.close();
  expect((await get('/audiobook', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(200);
  expect(rendered).toBe(2);
});

it('is made anew when the brand changes, and for another host', async () => {
  await read('/about');
  const house = { ...study.house, brand: { ...study.house.brand } };
  const { forHost } = study.house.brand;
  let name = 'Cairn';
  house.brand.forHost = (host) => ({ ...forHost(host), name });
  pages = createPages(house, study.app as never, () => Promise.resolve(build as never));
  const seen = [await read('/about'), await read('/about')];
  name = 'Another';
  seen.push(await read('/about'));
  expect(seen.map((text) => /Rendering \d+/.exec(text)?.[0])).toEqual(['Rendering 2', 'Rendering 2', 'Rendering 3']);
});

it('is never kept of a learner, with a notice, with a query, or where only the head is asked for', async () => {
  const { cookie } = await signUp(study.app);
  for (const [address, headers, method] of [
    ['/about', { cookie }, 'GET'],
    ['/', { cookie: 'cairn_notice=no-page' }, 'GET'],
    ['/about?q=1', {}, 'GET'],
    ['/login', {}, 'GET'],
    ['/about', {}, 'HEAD'],
  ] as const) {
    const before = rendered;
    for (const _ of [1, 2]) expect((await get(address, headers, method)).headers.get('etag')).toBeNull();
    expect(rendered, address).toBe(before + 2);
  }
});

it('is compressed as the browser takes it', async () => {
  const ask = async (accepted: string) => {
    const request = new Request(`${ORIGIN}/about`, { headers: { 'accept-encoding': accepted } });
    const response = await compressPage(request, await pages(request));
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const;
  };
  const [none, plain] = await ask('identity');
  const [br, brotli] = await ask('gzip, deflate, br;q=0.9');
  const [gzip, zipped] = await ask('gzip, br;q=0');
  expect([none, br, gzip]).toEqual([null, 'br', 'gzip']);
  const text = (page: Buffer) => page.toString().replaceAll(/nonce="[^"]+"/g, '');
  expect([text(brotliDecompressSync(brotli)), text(gunzipSync(zipped))]).toEqual([text(plain), text(plain)]);
});
