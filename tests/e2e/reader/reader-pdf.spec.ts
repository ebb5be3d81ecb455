import { expect, test, type Cookie, type Page } from '@playwright/test';
import { buildEngine, openEnginePage, type EngineFiles } from '../../support/browser/engine-page.ts';
import type { EngineWindow } from '../../support/browser/engine-entry.ts';
import { openReaderHouse } from '../../support/houses/open-reader-house.ts';
import { makePdf } from '../../support/samples/make-pdf.ts';

const PAPER = makePdf([
  { font: 'plain', text: Buffer.from('A first page'), links: [{ toPage: 3 }, { uri: 'https://example.org/more' }] },
  // 吾輩は猫である in Shift JIS.
  { font: 'japanese', text: Buffer.from('8ce1947982cd944c82c582a082e9', 'hex') },
  { font: 'symbols', text: Buffer.from('4') },
]);

let engine: EngineFiles;
let house: Awaited<ReturnType<typeof openReaderHouse>>;
let cookies: Cookie[];

test.beforeAll(async ({ browser }) => {
  engine = await buildEngine();
  const context = await browser.newContext();
  house = await openReaderHouse({ 'ebooks/paper/book.pdf': PAPER }, context);
  cookies = await context.cookies();
  await context.close();
});
test.afterAll(() => house.close());

/** What the reader has asked of our own files, as they are opened and turned to. */
async function openPaper(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('response', (response) => {
    const file = /\/(?:cmaps|standard_fonts)\/(.+)$/.exec(response.url())?.[1];
    if (file) asked.push(`${file} ${response.status()}`);
  });
  await page.context().addCookies(cookies);
  await openEnginePage(page, house.origin, engine);
  await page.evaluate(async () => {
    const view = await (window as unknown as EngineWindow).open('/media/paper.book.book');
    await view.goTo({ fraction: 0 });
  });
  return asked;
}

const last = (page: Page) =>
  page.evaluate(() => {
    const event = (window as unknown as EngineWindow).events.findLast(({ type }) => type === 'shown');
    return event?.type === 'shown' ? { number: event.place.page?.number, words: event.place.visibleText } : null;
  });
const turn = (page: Page) => page.evaluate(() => (window as unknown as EngineWindow).view.next());

test('a link within a PDF leads to its page, and back', async ({ page }) => {
  await openPaper(page);
  const [inside, outside] = [page.getByRole('link').first(), page.getByRole('link').nth(1)];
  await expect(outside).toHaveAttribute('href', 'https://example.org/more');
  await inside.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await last(page))?.number).toBe('3');
  await page.evaluate(() => (window as unknown as EngineWindow).view.goBack());
  await expect.poll(async () => (await last(page))?.number).toBe('1');
});

test('a link out of a PDF is asked about, whichever button presses it', async ({ page }) => {
  await openPaper(page);
  const pages = page.context().pages().length;
  const outside = page.getByRole('link').nth(1);
  await outside.click();
  expect(await page.evaluate(() => (window as unknown as EngineWindow).events.at(-1))).toEqual({
    type: 'outsideLink',
    url: 'https://example.org/more',
  });
  await outside.click({ button: 'middle' });
  expect((await last(page))?.number).toBe('1');
  expect(page.context().pages()).toHaveLength(pages);
  expect(new URL(page.url()).pathname).toBe('/engine/');
});

test('text whose characters the file does not explain is read by maps of our own, which come when they are needed', async ({ page }) => {
  const asked = await openPaper(page);
  expect((await last(page))?.words).toBe('A first page');
  expect(asked.filter((file) => file.includes('bcmap'))).toEqual([]);
  await turn(page);
  expect((await last(page))?.words).toBe('吾輩は猫である');
  expect(asked).toContain('90ms-RKSJ-H.bcmap 200');
});

test('typefaces that every reader has to know come from our own build', async ({ page }) => {
  const asked = await openPaper(page);
  await turn(page);
  await turn(page);
  expect((await last(page))?.number).toBe('3');
  expect(asked).toContain('FoxitDingbats.pfb 200');
});
