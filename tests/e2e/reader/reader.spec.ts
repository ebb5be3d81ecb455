import type { Frame, Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults } from '../../support/browser/expect-no-faults.ts';

// A trace puts scripts into the book's frame, which runs none and says so in the console.
test.use({ trace: 'off' });

const place = (page: Page) => page.getByRole('slider', { name: 'Place in the book' });

/** The page of the book: its frame stands where no locator reaches. */
async function bookFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  return page.frames().at(-1)!;
}

const bodyStyle = async (page: Page, name: 'fontSize' | 'backgroundColor'): Promise<string> =>
  (await bookFrame(page)).evaluate((property) => getComputedStyle(document.body)[property], name);

async function openBook(page: Page, baseURL: string | undefined): Promise<void> {
  await registerLearner(page, baseURL!);
  await page.goto('/ebooks/small-starts/read');
  await expect(place(page)).toBeVisible();
}

/** Presses a key until the book says that it is there. */
async function turnTo(page: Page, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveAttribute('aria-valuetext', words, { timeout: 500 });
  }).toPass();
}

test('a book opens from its page, and at the chapter that was chosen there', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL!);
  await page.goto('/ebooks/small-starts');
  await page.getByRole('link', { name: 'After a missed day' }).click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^After a missed day, /);
  await expect(page).toHaveURL(/\/read$/);
  // A look at a chapter is no place yet; reading on there is.
  const looked = await place(page).getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).not.toHaveAttribute('aria-valuetext', looked!);
  const left = await place(page).getAttribute('aria-valuetext');
  await page.getByRole('link', { name: 'Back to the book’s page' }).click();
  await page.getByRole('link', { name: /^Read/ }).first().click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', left!);
});

test('pages are turned by keys, and a book opens where it was left', async ({ page, baseURL }) => {
  await openBook(page, baseURL);
  await turnTo(page, /^Give it a place, /);
  const left = await place(page).getAttribute('aria-valuetext');
  await page.reload();
  await expect(place(page)).toHaveAttribute('aria-valuetext', left!);

  await page.keyboard.press('End');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /(?:9\d|100)%$/);
  await page.getByRole('button', { name: 'Back to where you were' }).click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', left!);
});

test('letters and theme are chosen once, for every page and every device', async ({ page, baseURL }) => {
  await openBook(page, baseURL);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/profile') && response.request().method() === 'PATCH');
  await page.getByRole('slider', { name: 'Size' }).fill('24');
  await expect(page.getByRole('radio', { name: 'As the rest of the app' })).toBeChecked();
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await expect.poll(() => bodyStyle(page, 'fontSize')).toBe('24px');
  expect((await saved).ok()).toBe(true);
  const night = await bodyStyle(page, 'backgroundColor');

  await page.reload();
  await expect(page.locator('.reader')).toHaveClass(/night/);
  await expect(place(page)).toBeVisible();
  await expect.poll(() => bodyStyle(page, 'fontSize')).toBe('24px');
  expect(await bodyStyle(page, 'backgroundColor')).toBe(night);
});

test('the first paint has the chosen theme, before any code has come', async ({ page, browser, baseURL }) => {
  await openBook(page, baseURL);
  const bare = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, storageState: await page.context().storageState() });
  const early = await bare.newPage();
  const grounds = new Set<string>();
  for (const [theme, system] of [
    ['day', 'dark'],
    ['sand', 'dark'],
    ['night', 'light'],
  ] as const) {
    await page.request.patch('/api/profile', { data: { reading: { theme } }, headers: { origin: baseURL! } });
    for (const opened of [early, page]) {
      await opened.emulateMedia({ colorScheme: system });
      await opened.goto('/ebooks/small-starts/read');
    }
    const groundOf = (on: Page) => on.locator('.reader').evaluate((reader) => getComputedStyle(reader).backgroundColor);
    const painted = await groundOf(early);
    await expect(early.getByText('Opening the book')).toBeAttached();
    await expect(place(page)).toBeVisible();
    expect(await groundOf(page)).toBe(painted);
    expect(await (await bookFrame(page)).evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(painted);
    grounds.add(painted);
  }
  expect(grounds.size).toBe(3);
  await bare.close();
});

test('words are found, and the hit is gone to by keys alone', async ({ page, baseURL }) => {
  await openBook(page, baseURL);
  await page.keyboard.press('/');
  await page.keyboard.type('kettle');
  const panel = page.getByRole('dialog', { name: 'Search this book' });
  await expect(panel.getByRole('status')).toHaveText(/^\d+ places?$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^Give it a place, /);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('on a phone the search begins in its field, and what it is named does not stay behind', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openBook(page, baseURL);
  const button = page.getByRole('button', { name: 'Search this book' });
  await button.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Words to find' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await button.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});

test('a note is written under the colour that it then has: that of the highlight before', async ({ page, baseURL }) => {
  await openBook(page, baseURL);
  await turnTo(page, /^Give it a place, /);
  await page.keyboard.press('v');
  const toolbar = page.getByRole('button', { name: 'Highlight in green' });
  await toolbar.click();
  await expect(toolbar).toBeHidden();
  // From the sentence that is marked to the next one.
  await page.keyboard.press('v');
  await expect(toolbar).toBeVisible();
  await page.keyboard.press('v');
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog').locator('blockquote')).toHaveAttribute('data-note-color', 'green');
  await page.getByRole('textbox', { name: 'Your note' }).fill('Try this on Thursday.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Add a note' })).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Notes in this book' }).getByText(/^Green, /)).toHaveCount(2);
});

test('a sentence is highlighted and noted by keys, and both are there after a reload', async ({ page, baseURL }) => {
  await openBook(page, baseURL);
  await turnTo(page, /^Give it a place, /);
  await page.keyboard.press('v');
  await expect(page.getByRole('button', { name: 'Highlight in blue' })).toBeVisible();
  await page.keyboard.press('w');
  await page.getByRole('textbox', { name: 'Your note' }).fill('Try this on Thursday.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Your note: Try this on Thursday.' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Your note: Try this on Thursday.' }).click();
  await page.getByRole('button', { name: 'Pink' }).click();
  await page.keyboard.press('n');
  const panel = page.getByRole('dialog', { name: 'Notes in this book' });
  await expect(panel.getByText(/^Pink, Give it a place/)).toBeVisible();
  await panel.getByRole('button', { name: 'Delete this note' }).click();
  await expect(panel.getByText('Nothing marked yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('Try this on Thursday.')).toBeVisible();
});

test('a place from another device is offered, and nothing jumps by itself', async ({ page, baseURL }) => {
  await openBook(page, baseURL);
  await turnTo(page, /, Screen 2 of /);
  const here = await place(page).getAttribute('aria-valuetext');
  const item = (await (await page.request.get('/api/ebooks/small-starts')).json()) as { units: { id: string }[] };
  const elsewhere = { locator: 'epubcfi(/6/2)', fraction: 0.6, completed: false, observedAt: new Date(Date.now() + 2000).toISOString() };
  const put = await page.request.put(`/api/progress/${item.units[0]!.id}`, { data: elsewhere, headers: { origin: baseURL! } });
  expect(put.ok()).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('You have read on another device: to 60%.')).toBeVisible();
  await expect(place(page)).toHaveAttribute('aria-valuetext', here!);
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(place(page)).not.toHaveAttribute('aria-valuetext', here!);
});

for (const [width, theme] of [
  [1440, 'light'],
  [320, 'dark'],
] as const) {
  test(`the reader has no faults at ${width} px, ${theme}`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await openBook(page, baseURL);
    await expectNoFaults(page);
    for (const panel of ['Contents', 'Reading settings', 'Notes in this book', 'Search this book']) {
      await page.getByRole('button', { name: panel }).click();
      await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: panel })).toBeHidden();
    }
  });
}
