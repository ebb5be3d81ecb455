import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { playerOf } from '../../support/browser/player-page.ts';

const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-first'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Nothing more is fetched by itself. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await markDocument(page);
}

const linkIn = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Attention you can steer/ });

/** Points at the link to a work until the code of its page is here. */
async function pointAtWork(page: Page): Promise<number> {
  const answered = page.waitForResponse(/\/assets\/work-(?!link)[^/]*\.js/);
  await linkIn(page).hover();
  const status = (await answered).status();
  await page.waitForLoadState('networkidle');
  return status;
}

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

test('a page whose code is here says without a connection that it did not load, keeps the player, and comes when the connection is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/podcasts/one-thing-to-try/episodes');
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expect(playerOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await openAtRest(page, '/courses');
  await expect(playerOf(page)).toContainText('Close the book');
  expect(await pointAtWork(page)).toBe(200);
  await context.setOffline(true);
  await linkIn(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(page).toHaveURL('/courses/attention-you-can-steer');
  await expect(heading(page, 'This page did not load')).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expect(playerOf(page)).toContainText('Close the book');

  await context.setOffline(false);
  await expect(heading(page, 'Attention you can steer')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  consoleErrors.splice(0);
});

test('a page whose code is not here yet waits beside the open one, and the one asked for last comes when the connection is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await openAtRest(page, '/courses');
  await context.setOffline(true);
  await linkIn(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(page).toHaveURL('/courses');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(heading(page, 'Courses')).toBeVisible();

  await context.setOffline(false);
  await expect(heading(page, 'Podcasts')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Courses')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  consoleErrors.splice(0);
});

test('only what is pointed at is fetched ahead, and nothing where data is to be saved', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofPages = () => fetched.filter((url) => /\/assets\/(work-(?!link)|conversation|progress-main|iq-test|profile)[^/]*\.js$/.test(url));
  await openAtRest(page, '/courses');
  expect(ofPages()).toEqual([]);
  await pointAtWork(page);
  expect(ofPages()).toHaveLength(1);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openAtRest(page, '/podcasts');
  fetched.splice(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /One thing to try/ })
    .first()
    .hover();
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
});

test('a filter chosen without a connection keeps the list and waits beside it', async ({ page, context, consoleErrors }) => {
  await openAtRest(page, '/courses');
  const works = page.getByRole('list', { name: 'Courses' }).getByRole('listitem');
  const count = await works.count();
  await context.setOffline(true);
  await page.getByLabel('Sort').selectOption('title');
  await expect(page.getByRole('alert')).toContainText('Your connection is lost');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(works).toHaveCount(count);
  await expect(page).toHaveURL('/courses');

  await context.setOffline(false);
  await expect(page).toHaveURL('/courses?sort=title');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  consoleErrors.splice(0);
});

test('code that a new release has taken away is had by loading the page anew', async ({ page, consoleErrors }) => {
  const code = /\/assets\/work-(?!link)[^/]*\.js/;
  // As long as the open page asks for it: twice when it is pointed at, twice when it is opened.
  let asked = 0;
  await page.route(code, (route) => ((asked += 1) <= 4 ? route.fulfill({ status: 404 }) : route.continue()));
  await openAtRest(page, '/courses');
  expect(await pointAtWork(page)).toBe(404);
  await linkIn(page).press('Enter');
  await expect(heading(page, 'Attention you can steer')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  consoleErrors.splice(0);
});
