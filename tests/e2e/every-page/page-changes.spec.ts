import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { mediaState, placeSec, playerOf } from '../../support/browser/player-page.ts';

/** The one live region that tells which page is open; the one of the keys says by name that it is live. */
const said = (page: Page) => page.locator('body > p[role=status]:not([aria-live])');

const palette = (page: Page) => page.getByRole('combobox', { name: 'Find a work or a command' });

async function expectArrival(page: Page, name: string, heading = name): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(said(page)).toHaveText(name);
}

/** What is said is said from here on; before the code for it has come, a page change is silent. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(said(page)).toBeAttached();
}

/** Keys as fast as the browser takes them, one after the other within one task. */
const pressAtOnce = (page: Page, ...keys: readonly { key: string; shiftKey?: boolean }[]) =>
  page.evaluate((inits) => {
    for (const init of inits)
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  }, keys);

test.beforeEach(async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
});

test('a link, a lesson row, Done, the way back: each page says its name and has the focus', async ({ page }) => {
  await open(page, '/courses');
  await expect(said(page)).toHaveText('');
  const card = page.getByRole('main').getByRole('link', { name: /^Attention you can steer/ });
  await card.press('Enter');
  await expectArrival(page, 'Attention you can steer, course', 'Attention you can steer');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const row = page
    .getByRole('main')
    .getByRole('link', { name: /The way back/ })
    .first();
  await row.click();
  await expectArrival(page, 'The way back, Attention you can steer', 'The way back');
  // The mouse leaves no ring around the heading; the next Tab goes on from there all the same.
  expect(await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.matches(':focus-visible'))).toBe(false);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('article')?.contains(document.activeElement))).toBe(true);

  await page.getByRole('button', { name: 'Done, next lesson' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The way back' })).toBeHidden();
  const next = await page.getByRole('heading', { level: 1 }).innerText();
  await expectArrival(page, `${next}, Attention you can steer`, next);

  await page.goBack();
  await expect(said(page)).toHaveText('The way back, Attention you can steer');
  await page.goBack();
  await expect(said(page)).toHaveText('Attention you can steer, course');
  await expect(row).toBeFocused();
  await page.goBack();
  await expect(said(page)).toHaveText('Courses');
  await expect(card).toBeFocused();
  await page.goForward();
  await expect(row).toBeFocused();
});

test('back finds the focus and the place in a list that was loaded on', async ({ page }) => {
  // The demo library fits on one page: here a page is shorter.
  await page.route('**/api/items?**', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '16');
    return route.continue({ url: url.href });
  });
  await open(page, '/discover');
  await page.getByRole('main').getByRole('link', { name: 'Library' }).press('Enter');
  await expectArrival(page, 'Library');
  const links = page.getByRole('main').getByRole('list').last().getByRole('link');
  const shown = await links.count();
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  // The button has gone; the first of what it brought has the focus.
  await expect(links.nth(shown)).toBeFocused();
  await links.last().focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);
  const title = (await links.last().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(links.last()).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
});

test('a shelf is found where it was, and a page that comes late leaves alone who types meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/discover');
  const shelf = page.locator('.shelf').first();
  const last = shelf.getByRole('link').last();
  await last.focus();
  await expect.poll(() => shelf.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();

  await page.goto('/courses/attention-you-can-steer');
  await page
    .getByRole('main')
    .getByRole('link', { name: /The way back/ })
    .first()
    .click();
  await expectArrival(page, 'The way back, Attention you can steer', 'The way back');
  let goOn = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/progress/**', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Done, next lesson' }).first().click();
  const search = page.getByRole('searchbox', { name: 'Search the library' });
  await search.click();
  await page.keyboard.type('why is ');
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'The way back' })).toBeHidden();
  await expect(said(page)).toContainText(await page.getByRole('heading', { level: 1 }).innerText());
  await page.keyboard.type('this');
  await expect(search).toHaveValue('why is this');
});

test('the sidebar, the palette, keys, the search and the drawer lead to the heading; a filter leaves the focus alone', async ({ page }) => {
  await open(page, '/discover');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: 'Ebooks' }).press('Enter');
  await expectArrival(page, 'Ebooks', 'Ebooks');

  await page.keyboard.press('Control+k');
  await palette(page).fill('audiobooks');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Audiobooks');
  // The dialog has faded out, and has not taken the focus back.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectArrival(page, 'Audiobooks');

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expectArrival(page, 'Podcasts');

  const search = page.getByRole('searchbox', { name: 'Search the library' });
  await search.fill('money');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/discover\/all\?q=money/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const before = await said(page).innerText();
  await search.fill('feedback');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=feedback/);
  await expect(search).toBeFocused();
  expect(await said(page).innerText()).toBe(before);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Favorites' }).press('Enter');
  await expectArrival(page, 'Favorites');
});

test('a page that does not exist is a page, and the public pages keep the rule', async ({ page, consoleErrors }) => {
  await open(page, '/courses');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('#main a[href^="/courses/"]');
    link?.focus();
  });
  await page.route('**/api/courses/**', (route) => route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'Gone' } } }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No path leads here')).toBeVisible();
  await expect(said(page)).not.toHaveText('');
  expect(await page.evaluate(() => document.getElementById('main')?.contains(document.activeElement))).toBe(true);
  consoleErrors.splice(0);

  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(said(page)).toContainText('Terms');
});

test('a button that its press replaces leaves the focus to what took its place', async ({ page }) => {
  await open(page, '/videos/show-your-work');
  await page.getByRole('main').getByRole('button', { name: 'Play Keep a work log' }).press('Enter');
  await expect(page.getByRole('main').getByRole('group', { name: 'Video controls' }).getByRole('button', { name: 'Pause' })).toBeFocused();

  await page.goto('/audiobooks/say-it-plainly');
  const heart = page.getByRole('main').getByRole('button', { name: /Favorite/ });
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await heart.press('Enter');
  await kept;
  await open(page, '/favorites');
  const remove = page.getByRole('button', { name: 'Remove Say it plainly from favorites' });
  await remove.press('Enter');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(remove).toBeFocused();
});

test('no key is lost: not in a burst, not while the palette opens, not while it closes', async ({ page }) => {
  await open(page, '/podcasts/one-thing-to-try/episodes');
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expect(playerOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => (await mediaState(page))?.sec ?? 0).toBeGreaterThan(0.5);

  const softer = { key: 'ArrowDown', shiftKey: true };
  await pressAtOnce(page, softer, softer, softer, softer, { key: '>' }, { key: '>' }, { key: '>' });
  await expect.poll(async () => Math.round(((await mediaState(page))?.volume ?? 0) * 100)).toBe(80);
  await expect.poll(async () => (await mediaState(page))?.rate).toBe(1.3);
  const before = await placeSec(page);
  await pressAtOnce(page, { key: 'l' }, { key: 'l' }, { key: 'l' });
  await expect.poll(() => placeSec(page)).toBeGreaterThan(before + 85);

  // Its code is fetched now, and what is typed meanwhile is not lost.
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/palette-*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('cours');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  deliver();
  await expect(palette(page)).toHaveValue('cours');
  await page.keyboard.type('es');
  await expect(palette(page)).toHaveValue('courses');

  await page.keyboard.press('Escape');
  await pressAtOnce(page, { key: 'm' });
  await expect(playerOf(page).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await pressAtOnce(page, { key: '/' });
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('speak');
  await expect(palette(page)).toHaveValue('speak');
});
