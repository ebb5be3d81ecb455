import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { buildEngine, openEnginePage, type EngineFiles } from '../../support/browser/engine-page.ts';
import type { EngineWindow } from '../../support/browser/engine-entry.ts';
import { HOSTILE_DOCUMENTS } from '../../support/samples/hostile-documents.ts';
import { makeEpub } from '../../support/houses/library-fixtures.ts';
import { openReaderHouse } from '../../support/houses/open-reader-house.ts';

const CHAPTERS = HOSTILE_DOCUMENTS.map((_, i) => `OEBPS/text/c${i + 1}.xhtml`);
const CHAPTER_URL = '/media/hostile.book.book/book/';
const HARMLESS = makeEpub();
const HOSTILE = makeEpub({
  chapters: HOSTILE_DOCUMENTS.map((_, i) => ({ title: `Chapter ${i + 1}`, html: '' })),
  entries: Object.fromEntries(HOSTILE_DOCUMENTS.map((text, i) => [CHAPTERS[i] ?? '', text])),
});

// A hundred and more chapters, each laid out in a frame of its own.
test.setTimeout(120_000);

let engine: EngineFiles;
test.beforeAll(async () => {
  engine = await buildEngine();
});

type House = Awaited<ReturnType<typeof openReaderHouse>>;

/** What the book asked for outside of itself, and whether anything in it ran. */
async function listHarm(page: Page, { origin }: House, chapters: readonly string[], strip: readonly string[] = []): Promise<string[]> {
  const harm = new Set<string>();
  // What the policy stops never comes to the network.
  await page.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => {
      harm.add(route.request().url());
      return route.abort();
    },
  );
  page.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    const isOfBook = request.frame().parentFrame() !== null && !request.isNavigationRequest();
    if (isOfBook && !pathname.startsWith(CHAPTER_URL) && request.url().startsWith(origin)) harm.add(pathname);
  });
  if (strip.length > 0)
    await page.route(`${origin}${CHAPTER_URL}**`, async (route) => {
      const response = await route.fetch();
      const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !strip.includes(name)));
      await route.fulfill({ response, headers });
    });
  await openEnginePage(page, origin, engine);
  await page.evaluate(() => (window as unknown as EngineWindow).open('/media/hostile.book.book'));
  for (const href of chapters) {
    const shown = await page.evaluate((to) => (window as unknown as EngineWindow).view.goTo({ href: to }), href);
    expect(shown?.locator.href).toBe(href);
    const frame = page.frames().find((candidate) => candidate.url().includes(`/${href}?`));
    if (!frame) throw new Error(`${href} is not on the screen.`);
    if (strip.length === 0) expect(await (await frame.frameElement()).getAttribute('sandbox')).toBe('allow-same-origin');
    await frame.evaluate(() =>
      document.querySelector('#c')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 300 })),
    );
  }
  if (await page.evaluate(() => 'hasRun' in window)) harm.add('a script ran');
  return [...harm];
}

test('nothing in a hostile book runs or loads from elsewhere, once it was imported', async ({ page, context }) => {
  const house = await openReaderHouse({ 'ebooks/hostile/book.epub': HOSTILE }, context);
  expect(await listHarm(page, house, CHAPTERS)).toEqual([]);
  await house.close();
});

test('nor as it came, past the importer', async ({ page, context }) => {
  const house = await openReaderHouse({ 'ebooks/hostile/book.epub': HARMLESS }, context);
  writeFileSync(path.join(house.libraryDir, 'ebooks/hostile/book.epub'), HOSTILE);
  expect(await listHarm(page, house, CHAPTERS)).toEqual([]);
  // As a page of its own, without the reader's frame around it, it can do as little.
  await page.goto(house.origin + CHAPTER_URL + CHAPTERS[0]);
  expect(await page.evaluate(() => [document.querySelector('script') !== null, 'hasRun' in window])).toEqual([true, false]);
  await house.close();
});

test('without the policy of its pages it would load from elsewhere and ask our API: these tests can fail', async ({ page, context }) => {
  const house = await openReaderHouse({ 'ebooks/hostile/book.epub': HARMLESS }, context);
  writeFileSync(path.join(house.libraryDir, 'ebooks/hostile/book.epub'), HOSTILE);
  const picture = HOSTILE_DOCUMENTS.findIndex((text) => text.includes('<p style="background:url(http://evil.example/a)">'));
  const ownApi = HOSTILE_DOCUMENTS.findIndex((text) => text.includes('src="/api/profile/export"'));
  const opened = [CHAPTERS[picture] ?? '', CHAPTERS[ownApi] ?? ''];
  expect((await listHarm(page, house, opened, ['content-security-policy'])).toSorted()).toEqual([
    ...['/api/notes', '/api/profile/export'],
    ...['http://api/', 'http://evil.example/a'],
  ]);
  await house.close();
});
