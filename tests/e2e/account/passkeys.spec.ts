import type { Page } from '@playwright/test';
import { expect, expectAwake, registerLearner, test } from '../../support/browser/browser-test.ts';

/** Passkeys belong to a host name, which an address in figures is not. */
test.use({ baseURL: async ({ server }, provide) => provide(server.url.replace('127.0.0.1', 'localhost')) });

/** An authenticator in the browser that says yes to everything. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, baseURL: string | undefined) {
  await plugInAuthenticator(page);
  await registerLearner(page, String(baseURL));
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const rows = section.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  return { section, rows };
}

async function signOut(page: Page) {
  await expectAwake(page.getByRole('button', { name: 'Sign out' }));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
}

test('a passkey is made, named, signed in with and removed', async ({ page, baseURL }) => {
  // Otherwise the browser of this test signs in by itself where the address is typed.
  await page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)));
  const { section, rows } = await addPasskey(page, baseURL);

  await rows.getByRole('button', { name: /^Rename/ }).click();
  await expect(section.getByLabel('Name of the passkey')).toBeFocused();
  await section.getByLabel('Name of the passkey').fill('Laptop in the kitchen');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toContainText('Laptop in the kitchen');
  await page.reload();
  await expect(rows).toContainText('Laptop in the kitchen');

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('/discover');

  await page.goto('/profile');
  await rows.getByRole('button', { name: /^Remove/ }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.status() === 204);
  await rows.getByRole('button', { name: /^Remove/ }).click();
  await removed;
  await page.reload();
  await expect(section.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a passkey is offered where the address is typed', async ({ page, baseURL }) => {
  await addPasskey(page, baseURL);
  await signOut(page);
  await page.goto('/login');
  await page.waitForURL('/discover');
});

test('a browser without passkeys is not told of them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByText('passkey')).toHaveCount(0);
});
