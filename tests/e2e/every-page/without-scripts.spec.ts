import { expect, test } from '../../support/browser/browser-test.ts';
import { PUBLIC_PAGES } from '../../support/browser/pages.ts';

test.use({ javaScriptEnabled: false });

/* Looking for text passes over `noscript`. */
const saysSo = 'main noscript p';

test('every public page is there to read', async ({ page }) => {
  for (const path of ['/', ...PUBLIC_PAGES]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('forms that need scripts say so', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/confirm-email?token=x']) {
    await page.goto(path);
    await expect(page.locator(saysSo), path).toBeVisible();
  }
});

test('the contact form and the search of the questions work', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Zoë Vale');
  await page.getByLabel('Email').fill('zoe@example.org');
  await page.getByLabel('Message', { exact: true }).fill('Chapter 2 ends too early.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main')).toContainText('zoe@example.org');
  await page.goto('/faq');
  await page.getByLabel('Search the questions').fill('forgotten');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('group')).toHaveCount(1);
});

test('an address that leads nowhere is told of on the landing page, once', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('No path leads to that address, so you are at the start.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('No path leads to that address')).toHaveCount(0);
});

test('what is missing beside the pages is missing as what it is', async ({ request }) => {
  for (const path of ['/assets/missing.js', '/api/missing', '/api/certificates/missing', '/certificates/missing'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
