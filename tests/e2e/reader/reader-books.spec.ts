import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Cookie, type Frame, type Page } from '@playwright/test';
import { buildEngine, openEnginePage, type EngineFiles } from '../../support/browser/engine-page.ts';
import type { EngineWindow } from '../../support/browser/engine-entry.ts';
import { openReaderHouse } from '../../support/houses/open-reader-house.ts';
import { PROTECTED_BOOK, SAMPLE_BOOKS } from '../../support/samples/sample-books.ts';

let engine: EngineFiles;
let house: Awaited<ReturnType<typeof openReaderHouse>>;
let cookies: Cookie[];

test.beforeAll(async ({ browser }) => {
  engine = await buildEngine();
  const context = await browser.newContext();
  const files = Object.entries(SAMPLE_BOOKS).map(([name, bytes]) => [`ebooks/${name}/book.epub`, bytes] as const);
  house = await openReaderHouse(Object.fromEntries(files), context);
  cookies = await context.cookies();
  await context.close();
});
test.afterAll(() => house.close());

type Theme = 'day' | 'night';

/** The fault that the book was refused with; null once its beginning is shown. */
async function openSample(page: Page, name: string, theme: Theme = 'day'): Promise<string | null> {
  await page.context().addCookies(cookies);
  await openEnginePage(page, house.origin, engine);
  return page.evaluate(
    async ([book, colours]) => {
      const target = window as unknown as EngineWindow;
      try {
        const view = await target.open(`/media/${book}.book.book`, {}, colours);
        await view.goTo({ fraction: 0 });
        return null;
      } catch (error) {
        return (error as { fault: string }).fault;
      }
    },
    [name.toLowerCase(), theme] as const,
  );
}

const turn = (page: Page) => page.evaluate(() => (window as unknown as EngineWindow).view.next());
const goTo = (page: Page, target: object) =>
  page.evaluate(async (to) => (await (window as unknown as EngineWindow).view.goTo(to as { fraction: number }))?.locator ?? null, target);
const events = (page: Page) => page.evaluate(() => (window as unknown as EngineWindow).events.map(({ type }) => type));
const shown = (page: Page) =>
  page.evaluate(() => {
    const last = (window as unknown as EngineWindow).events.findLast((event) => event.type === 'shown');
    return last?.type === 'shown' ? last.place : null;
  });
const bookFrame = (page: Page): Frame => page.frames().at(-1)!;

test('a book that is read from right to left is turned on its left side', async ({ browser }) => {
  const [width, height] = [390, 844];
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true });
  const page = await context.newPage();
  await openSample(page, 'rightToLeft');
  await page.touchscreen.tap(width * 0.1, height / 2);
  await expect.poll(async () => (await shown(page))?.locator.fraction).toBeGreaterThan(0);
  await page.touchscreen.tap(width * 0.9, height / 2);
  await expect.poll(async () => (await shown(page))?.locator.fraction).toBe(0);
  await context.close();
});

test('on a phone every tap at the side turns one page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openSample(page, 'plain');
  for (let before = 0, taps = 0; taps < 12; taps++) {
    await page.touchscreen.tap(350, 300 + 20 * taps);
    await expect.poll(async () => (await shown(page))?.locator.fraction).toBeGreaterThan(before);
    // Until the page has come to rest.
    await page.waitForTimeout(400);
    before = (await shown(page))!.locator.fraction;
  }
  await context.close();
});

test('a tap at the side turns the page over a picture too; in the middle the picture opens, unless it is the cover', async ({ page }) => {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  await openSample(page, 'plates');
  await page.mouse.click(width / 2, height * 0.2);
  expect(await events(page)).toContain('middle');
  await page.mouse.click(width * 0.85, height * 0.2);
  await expect.poll(async () => (await shown(page))?.locator.href).toBe('OEBPS/text/c2.xhtml');
  expect(await events(page)).not.toContain('image');
  await page.mouse.click(width / 2, height * 0.2);
  await expect.poll(() => events(page)).toContain('image');
});

test('a click beside the column turns the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSample(page, 'plain');
  await page.mouse.click(1300, 450);
  await expect.poll(async () => (await shown(page))?.locator.fraction).toBeGreaterThan(0);
  await page.mouse.click(100, 450);
  await expect.poll(async () => (await shown(page))?.locator.fraction).toBe(0);
});

test('a mouse marks words wherever they stand on the page and turns only beside them, while a finger turns anywhere', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await openSample(page, 'plain');
  const fractionShown = async () => (await shown(page))?.locator.fraction;
  // The last word of the first full line, far to the right.
  const word = await bookFrame(page).evaluate(() => {
    const frame = (window.frameElement as HTMLElement).getBoundingClientRect();
    const lines = Array.from(document.querySelectorAll('p')).flatMap(({ firstChild }) => {
      const range = document.createRange();
      range.selectNodeContents(firstChild!);
      return Array.from(range.getClientRects());
    });
    const right = Math.max(...lines.slice(0, 8).map((line) => line.right));
    const line = lines.find((one) => one.right > right - 30)!;
    return { x: frame.x + line.right - 12, y: frame.y + (line.top + line.bottom) / 2 };
  });
  expect(word.x).toBeGreaterThan((1280 * 2) / 3);
  await page.mouse.click(word.x, word.y);
  await expect.poll(() => events(page)).toContain('middle');
  await page.mouse.dblclick(word.x, word.y);
  await expect.poll(() => events(page)).toContain('selected');
  expect(await fractionShown()).toBe(0);
  // From the middle of one word to the middle of another: whole words are marked.
  await page.evaluate(() => (window as unknown as EngineWindow).view.clearSelection());
  await page.mouse.click(word.x - 150, word.y);
  await page.keyboard.down('Shift');
  await page.mouse.click(word.x - 2, word.y);
  await page.keyboard.up('Shift');
  await expect.poll(async () => (await events(page)).filter((type) => type === 'selected').length).toBeGreaterThan(1);
  const words = await bookFrame(page).evaluate(() => document.body.textContent!.match(/\S+/g)!);
  const marked = await page.evaluate(() => {
    const last = (window as unknown as EngineWindow).events.findLast((event) => event.type === 'selected');
    return last?.type === 'selected' ? (last.selection?.text ?? '') : '';
  });
  for (const one of marked.split(' ')) expect(words.map((whole) => whole.replace(/[.,]$/, ''))).toContain(one.replace(/[.,]$/, ''));
  expect(await fractionShown()).toBe(0);
  await page.evaluate(() => (window as unknown as EngineWindow).view.clearSelection());
  await page.touchscreen.tap(word.x, word.y);
  await expect.poll(fractionShown).toBeGreaterThan(0);
  await context.close();
});

test('vertical lines are turned page by page', async ({ page }) => {
  await openSample(page, 'vertical');
  await turn(page);
  const { fraction } = (await shown(page))!.locator;
  expect(fraction).toBeGreaterThan(0);
  expect(fraction).toBeLessThan(0.5);
  expect(await bookFrame(page).evaluate(() => getComputedStyle(document.documentElement).writingMode)).toBe('vertical-rl');
});

test('pages that are drawn as they are follow each other', async ({ page }) => {
  await openSample(page, 'fixed');
  await turn(page);
  expect((await shown(page))?.page).toMatchObject({ of: 3, isPrinted: true });
  expect((await shown(page))?.page?.number).not.toBe('1');
});

test('a footnote is handed out, and its place in the text stays', async ({ page }) => {
  await openSample(page, 'footnote');
  await bookFrame(page).getByText('1', { exact: true }).click();
  await expect.poll(() => events(page)).toContain('footnote');
  expect(await page.evaluate(() => (window as unknown as EngineWindow).events.find(({ type }) => type === 'footnote'))).toMatchObject({
    html: '<p>What the note says.</p>',
  });
});

test('a table that is wider than a telephone scrolls in its own box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSample(page, 'wideTable');
  const table = await bookFrame(page).evaluate(() => {
    const { clientWidth, scrollWidth } = document.querySelector('table')!;
    return { clientWidth, scrolls: scrollWidth > clientWidth };
  });
  expect(table.scrolls).toBe(true);
  expect(table.clientWidth).toBeLessThanOrEqual(390);
});

test('at night a figure stands on a plate and a formula is light', async ({ page }) => {
  await openSample(page, 'pictured', 'night');
  const [plate, formula, words] = await bookFrame(page).evaluate(() => [
    getComputedStyle(document.querySelector('img')!).backgroundColor,
    getComputedStyle(document.querySelector('mi')!).color,
    getComputedStyle(document.body).color,
  ]);
  expect(plate).not.toBe('rgba(0, 0, 0, 0)');
  expect(formula).toBe(words);
});

test('a picture that is missing takes nothing else with it', async ({ page }) => {
  expect(await openSample(page, 'missingPicture')).toBeNull();
  expect((await shown(page))?.visibleText).toContain('After.');
  expect(await events(page)).not.toContain('chapterFailed');
});

test('a book without contents names its chapters by their headings', async ({ page }) => {
  await openSample(page, 'withoutContents');
  expect(await page.evaluate(() => (window as unknown as EngineWindow).view.book.contents.map(({ title }) => title))).toEqual([
    'Chapter 1',
    'Chapter 2',
  ]);
});

test('of 2,000 chapters the last is gone to at once', async ({ page }) => {
  await openSample(page, 'long');
  expect((await goTo(page, { href: 'OEBPS/text/c2000.xhtml' }))?.href).toBe('OEBPS/text/c2000.xhtml');
});

test('a place that was kept wrongly is found by its words', async ({ page }) => {
  await openSample(page, 'plain');
  const locator = { cfi: 'epubcfi(/6/900!/x)', href: 'gone.xhtml', fraction: 0.5, text: 'Paragraph 33 of a long chapter', chapter: '' };
  expect((await goTo(page, locator))?.href).toMatch(/^OEBPS\/text\/c\d\.xhtml$/);
  expect((await shown(page))?.visibleText).toContain('Paragraph 33');
});

test('a chapter that never comes is given up, and the next is shown', async ({ page }) => {
  await page.clock.install();
  await openSample(page, 'plain');
  await page.route('**/c2.xhtml?as=*', () => {});
  const asked = page.waitForRequest('**/c2.xhtml?as=*');
  const going = goTo(page, { href: 'OEBPS/text/c2.xhtml' });
  await asked;
  await page.clock.fastForward(20_000);
  expect(await going).toBeNull();
  expect(await events(page)).toContain('chapterFailed');
  await turn(page);
  expect((await shown(page))?.locator.href).toBe('OEBPS/text/c3.xhtml');
});

for (const [what, bytes, fault] of [
  ['has a copy protection', PROTECTED_BOOK, 'encrypted'],
  ['is broken off in the middle', SAMPLE_BOOKS.plain.subarray(0, SAMPLE_BOOKS.plain.length / 2), 'corrupt'],
] as const) {
  test(`a book that ${what} is refused with a reason`, async ({ page }) => {
    writeFileSync(path.join(house.libraryDir, 'ebooks/plain/book.epub'), bytes);
    expect(await openSample(page, 'plain')).toBe(fault);
  });
}
