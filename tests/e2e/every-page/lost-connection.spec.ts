import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { playerOf } from '../../support/browser/player-page.ts';

const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-first'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The code of the pages that were not opened yet has come. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('link[rel=modulepreload][href*="/work-"]:not([href*="/work-link"])')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await markDocument(page);
}

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

test('a page opened without a connection says so, keeps the player, and comes when the connection is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/podcasts/one-thing-to-try/episodes');
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expect(playerOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await openAtRest(page, '/courses');
  await expect(playerOf(page)).toContainText('Close the book');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Attention you can steer/ })
    .press('Enter');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(page).toHaveURL('/courses/attention-you-can-steer');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expect(playerOf(page)).toContainText('Close the book');

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/podcasts');
  await expect(heading(page, 'This page did not load')).toBeFocused();

  await context.setOffline(false);
  await expect(heading(page, 'Podcasts')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Attention you can steer')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  consoleErrors.splice(0);
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
  let refused = 0;
  const code = /\/assets\/work-(?!link)[^/]*\.js/;
  await page.route(code, (route) => {
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  await openAtRest(page, '/courses');
  expect(refused).toBe(1);
  await page.unroute(code);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Attention you can steer/ })
    .press('Enter');
  await expect(heading(page, 'Attention you can steer')).toBeVisible();
  consoleErrors.splice(0);
});
