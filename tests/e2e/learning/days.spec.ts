import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults } from '../../support/browser/expect-no-faults.ts';

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

async function listen(page: Page, origin: string, playedSec: number) {
  const place = { positionSec: 30, fraction: 0.1, completed: false, playedSec, observedAt: new Date().toISOString() };
  const response = await page.request.put('/api/progress/small-starts-audiobook.make-it-smaller', { data: place, headers: { origin } });
  expect(response.status()).toBe(200);
}

test('a newcomer is told what makes a day, and where to begin', async ({ page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Your days stand here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a first work' })).toHaveAttribute('href', '/discover');
});

test('what was listened to today is on the line, in its table, a stone, and a share of its kind', async ({ page, baseURL }) => {
  // Short, so that just after midnight it is of today too.
  await listen(page, baseURL ?? '', 1);
  await listen(page, baseURL ?? '', 240);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 min of walking');
  await expect(page.getByRole('img', { name: /^Time a day over 28 days: 4 min today/ })).toBeVisible();
  await page.getByText('Days as a table').click();
  await expect(page.getByRole('row').filter({ hasText: '4 min' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stones' })).toContainText('1 day in a row.');
  await expect(page.getByRole('region', { name: 'What you walked on' }).getByRole('row', { name: /Audiobooks/ })).toContainText('100%');
  await page.getByRole('radio', { name: '26 weeks' }).check();
  await expect(page.getByRole('img', { name: /^Time a week over 26 weeks: 4 min this week/ })).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page);
  }
});

test('days that do not load leave the rest of the page, and come when asked again', async ({ page, consoleErrors }) => {
  await page.goto('/discover');
  await page.route('**/api/progress/summary*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: 'Not now.' } }),
  );
  await page.getByRole('link', { name: 'Progress', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('Your days did not load');
  await expect(page.getByRole('region', { name: 'Your skills' })).toBeVisible();
  await page.unroute('**/api/progress/summary*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your days stand here' })).toBeVisible();
  consoleErrors.length = 0;
});
