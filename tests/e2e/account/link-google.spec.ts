import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';
import { startOpenIdProvider, type OpenIdProvider } from '../../support/outside/openid-provider.ts';
import { startServer, type ServerProcess } from '../../support/houses/server-process.ts';

let google: OpenIdProvider;
let site: ServerProcess;
test.beforeAll(async () => {
  google = await startOpenIdProvider();
  site = await startServer(google.env);
  google.redirectUri = `${site.url}/api/auth/callback/google`;
});
test.afterAll(async () => {
  await site.stop();
  await google.close();
});

const row = (page: Page) => page.locator('#google');

async function openProfile(page: Page): Promise<string> {
  const { email } = await registerLearner(page, site.url);
  await page.goto(`${site.url}/profile`);
  await expect(row(page)).toContainText('Not linked');
  return email;
}

async function linkGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Link Google' }).click();
  await page.waitForURL(`${site.url}/profile#google`);
  await expect(row(page)).toContainText('Linked: you can sign in with it');
}

async function signInWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto(`${site.url}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

test('Google is linked, signed in with under another address, and unlinked', async ({ page }) => {
  const email = await openProfile(page);
  google.person = { sub: 'robin', email: 'robin.at.home@example.org', email_verified: true, name: 'Robin' };
  await linkGoogle(page);
  await expectNoFaultsOn(page, [
    [1280, 'light'],
    [320, 'dark'],
  ]);

  await signInWithGoogle(page);
  await page.waitForURL(`${site.url}/discover`);
  await page.goto(`${site.url}/profile`);
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(row(page)).toContainText('Not linked');
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
  await page.reload();
  await expect(row(page)).toContainText('Not linked');

  await signInWithGoogle(page);
  await page.waitForURL(`${site.url}/discover`);
  await page.goto(`${site.url}/profile`);
  await expect(page.getByText('robin.at.home@example.org')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('who turns back at Google is told in the profile that nothing happened', async ({ page }) => {
  await openProfile(page);
  google.person = null;
  await page.getByRole('button', { name: 'Link Google' }).click();
  await page.waitForURL(/\/profile\?google=cancelled/);
  await expect(row(page).getByRole('alert')).toContainText('Nothing was changed');
  await expect(row(page)).toContainText('Not linked');
});

test('a Google account that opens another account here is not taken over', async ({ page, browser }) => {
  google.person = { sub: 'shared', email: 'shared@example.org', email_verified: true, name: 'Two of us' };
  const other = await browser.newPage();
  await openProfile(other);
  await linkGoogle(other);
  await other.close();

  await openProfile(page);
  await page.getByRole('button', { name: 'Link Google' }).click();
  await page.waitForURL(/\/profile\?google=elsewhere/);
  await expect(row(page).getByRole('alert')).toContainText('Unlink it there first');
  await expect(row(page)).toContainText('Not linked');
});

test.describe('without a password', () => {
  test('the only way in stays linked', async ({ page, consoleErrors }) => {
    google.person = { sub: 'only', email: 'only@example.org', email_verified: true, name: 'Only Google' };
    await page.goto(`${site.url}/register`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL(`${site.url}/discover`);
    await page.goto(`${site.url}/profile`);
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(row(page).getByRole('alert')).toContainText('the only way into your account');
    await expect(row(page)).toContainText('Linked: you can sign in with it');
    consoleErrors.length = 0;
  });
});
