import { expect, test } from '../../support/browser/browser-test.ts';
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Google leads to the page that was wanted', async ({ page }) => {
      google.person = { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada Hill' };
      await page.goto(`${site.url}/favorites`);
      await page.goto(`${site.url}/register`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.waitForURL(`${site.url}/favorites`);
      await page.goto(`${site.url}/profile`);
      await expect(page.getByText('ada@example.org')).toBeVisible();
    });

    test('who turns back is told that nothing happened', async ({ page }) => {
      google.person = null;
      await page.goto(`${site.url}/login`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('alert').getByText('Nothing was changed')).toBeVisible();
    });
  });
}

test('a site that has no keys for it does not offer it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Google')).toHaveCount(0);
});
