import { expect, PASSWORD, test } from '../../support/browser/browser-test.ts';
import { startServer } from '../../support/houses/server-process.ts';

test('a visitor chooses a plan, registers, pays in test mode, opens a work for members, stops and goes on', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/plans');
  await page.getByRole('link', { name: 'Choose Member' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Robin Vale');
  await page.getByLabel('Email').fill(`member-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/payment?plan=member');

  await expect(page.getByRole('heading', { name: 'Test mode: no money is moved' })).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay €9 in test mode' });
  await pay.click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByText('Enter the card number.')).toBeVisible();
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Expires').fill('04 / 39');
  await page.getByLabel('Security code').fill('123');
  await pay.click();
  await expect(page.getByText('The card was declined. No money was moved. Use another card.')).toBeVisible();
  // The browser itself notes an answer of 402.
  consoleErrors.length = 0;
  await page.getByLabel('Card number').fill('4242424242424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await pay.click();
  await expect(page.getByText('Member is open for you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your plan and receipts' })).toHaveAttribute('href', '/profile#plan');
  await page.getByRole('link', { name: 'Open “The harder conversation”' }).click();
  await expect(page).toHaveURL('/courses/the-harder-conversation');

  await page.goto('/courses/the-harder-conversation/lessons/the-harder-conversation.whether-to-have-it');
  await expect(page.getByRole('heading', { level: 1, name: 'Whether to have it' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Stop renewing' }).click();
  await expect(page.getByText(/^It ends on .* and is open until then\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Let it go on' }).click();
  await expect(page.getByText(/^Paid until /)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt TEST-/ })).toBeVisible();
});

test('where no payments are taken the plans say so, and nothing leads into a payment', async ({ page }) => {
  const site = await startServer({ PAYMENT_TEST_MODE: 'off' });
  await page.goto(`${site.url}/plans`);
  const main = page.getByRole('main');
  await expect(main.getByRole('note')).toHaveText(/^Paid plans cannot be bought here yet/);
  await expect(main.getByText('Not on sale here yet')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Start free$/ })).toBeVisible();
  for (const address of ['/plans', '/']) {
    await page.goto(site.url + address);
    await expect(page.locator('a[href*="/payment"]')).toHaveCount(0);
  }
  await page.goto(`${site.url}/payment?plan=member`);
  await expect(main.getByText('Paying is not set up on this site yet')).toBeVisible();
  // What the page still fetches would find nobody.
  await page.close();
  await site.stop();
});
