import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, PASSWORD, test as base } from '../../support/browser/browser-test.ts';
import { EXAMPLE_BRANDS, hostOf, makeBrandedLibrary, type ExampleBrand } from '../../support/samples/example-brands.ts';
import { axeIn } from '../../support/browser/expect-no-faults.ts';
import { findOverflow } from '../../support/browser/find-overflow.ts';
import { ACCOUNT_PAGES, PUBLIC_PAGES } from '../../support/browser/pages.ts';
import { startServer, type ServerProcess } from '../../support/houses/server-process.ts';

/** Stands in for Zendesk: enough of its messenger to be opened and closed. */
const WIDGET = `(() => {
  const heard = {};
  window.zE = (subject, what, answer) => {
    if (subject === 'messenger:on') heard[what] = answer;
    else { document.body.dataset.chat = what; heard[what]?.(); }
  };
})();`;

const test = base.extend<object, { zendesk: Server; server: ServerProcess }>({
  zendesk: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = createServer((_, answer) => answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(WIDGET));
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      await provide(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ zendesk }, provide) => {
      const folder = makeBrandedLibrary('zendesk_key: key-1\n');
      const { port } = zendesk.address() as AddressInfo;
      const server = await startServer({ LIBRARY_DIR: folder, ZENDESK_HOST: `http://127.0.0.1:${port}` });
      await provide(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const EXPECTED: Record<ExampleBrand, { name: string; hours: string; price: string; hue: string }> = {
  fenwick: { name: 'Fenwick', hours: 'Monday to Thursday', price: '9.50', hue: '152' },
  northlight: { name: 'Northlight School of Working Life', hours: 'Every day, 7:00 to 22:00', price: '190', hue: '258' },
};

const at = (server: ServerProcess, brand: ExampleBrand, path: string) => `http://${hostOf(brand)}:${new URL(server.url).port}${path}`;

for (const brand of EXAMPLE_BRANDS) {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    test.describe(`${brand}, ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

      test('has its name, logo, colours, hours and plans', async ({ page, server }) => {
        const { name, hours, price, hue } = EXPECTED[brand];
        for (const path of ['/', '/plans', '/contact', '/terms', '/login']) {
          await page.goto(at(server, brand, path));
          await expect(page, path).toHaveTitle(new RegExp(name));
          await expect(page.locator('body'), path).not.toContainText('Cairn');
          expect(await brokenLogos(page), path).toEqual([]);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-h'))).toBe(hue);
          expect(await page.evaluate(findOverflow), path).toEqual([]);
          if (process.env['SHOTS'])
            await page.screenshot({
              path: `${process.env['SHOTS']}/${brand}-${colorScheme}-${width}${path.replace('/', '-')}.png`,
              fullPage: true,
            });
        }
        await page.goto(at(server, brand, '/plans'));
        await expect(page.getByRole('main')).toContainText(price);
        await expect(page.getByRole('contentinfo')).toContainText(hours);
        expect((await axeIn(page).analyze()).violations).toEqual([]);
      });
    });
  }
}

test('no page asks another host for anything, with a chat set up', async ({ page, server }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== server.url) others.push(`${page.url()}: ${url.origin}`);
  });
  for (const path of ['/', ...ACCOUNT_PAGES, ...PUBLIC_PAGES]) await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await signUp(page, server.url);
  for (const path of ['/discover', '/ai-career', '/progress', '/profile', '/info', '/zendesk-test'])
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
  expect(others).toEqual([]);
});

test('the chat is loaded after consent, opens, closes, and goes when the consent is taken back', async ({ page, server }) => {
  await signUp(page, server.url);
  await page.goto(`${server.url}/zendesk-test`);
  const state = page.getByRole('region', { name: 'State' });
  await expect(state).toContainText('Not given');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Allow and start the chat' }).click();
  await expect(page.getByText('The chat is open.')).toBeVisible();
  await expect(state).toContainText('Loaded');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('The chat is closed.')).toBeVisible();
  await page.goto(`${server.url}/chat`);
  await expect(page.getByText('The chat is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the consent back' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect((await page.request.get(`${server.url}/chat/widget`)).status()).toBe(404);
});

test.describe('a chat that cannot be reached', () => {
  test('says so', async ({ page, server, consoleErrors }) => {
    await page.route('**/ekr/snippet.js*', (route) => route.abort());
    await page.goto(`${server.url}/chat`);
    await page.getByRole('button', { name: 'Allow and start the chat' }).click();
    await expect(page.getByText('The chat could not be loaded.')).toBeVisible();
    consoleErrors.length = 0;
  });
});

test('what is built has no theme picker', () => {
  const assets = path.join(import.meta.dirname, '..', '..', '..', 'build', 'client', 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => readFileSync(path.join(assets, name), 'utf8').includes('Theme (development)'))).toEqual([]);
});

/** Logos of the page that are not there or have no size. */
const brokenLogos = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const logos = [...document.querySelectorAll<HTMLImageElement>('img[src^="/brand/logo"]')];
    if (logos.length === 0) return ['none'];
    await Promise.all(logos.map((logo) => logo.decode().catch(() => undefined)));
    return logos.filter((logo) => logo.naturalWidth === 0 || (logo.offsetParent && logo.width < 20)).map((logo) => logo.src);
  });

async function signUp(page: Page, origin: string): Promise<void> {
  const data = { name: 'Robin Vale', email: `brand-${Math.random()}@example.org`, password: PASSWORD };
  const response = await page.request.post(`${origin}/api/auth/sign-up/email`, { data, headers: { origin } });
  expect(response.ok()).toBe(true);
}
