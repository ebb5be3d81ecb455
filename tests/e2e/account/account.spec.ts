import type { Page } from '@playwright/test';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { expect, PASSWORD, registerLearner, test } from '../../support/browser/browser-test.ts';
import { linkOf, readOutbox } from '../../support/outside/outbox.ts';

const NEW = 'a trail that nobody walks';

/** The newest mail to somebody, once there are so many. */
async function awaitMail(dataDir: string, to: string, count = 1): Promise<Mail | undefined> {
  const mails = () => readOutbox(dataDir).filter((mail) => mail.to === to);
  await expect.poll(() => mails().length).toBe(count);
  return mails().at(-1);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a forgotten password is replaced by the link of a mail, once', async ({ page, baseURL, server, context, consoleErrors }) => {
  const { email } = await registerLearner(page, baseURL ?? '');
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Find the way back' })).toBeVisible();
  await page.getByLabel('Email').fill(` ${email.toUpperCase()}`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If an account has this address, a mail is on its way.')).toBeVisible();

  const link = linkOf(await awaitMail(server.dataDir, email)).href;
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Password123!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That password is easy to guess.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  await signIn(page, email, NEW);
  await expect(page).toHaveURL('/discover');

  await page.goto(link);
  await expect(page.getByText('This link does not work any more.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for another' }).click();
  await expect(page).toHaveURL('/forgot-password');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('name, address and password are changed in the profile', async ({ page, baseURL, server, context, consoleErrors }) => {
  const { email } = await registerLearner(page, baseURL ?? '');
  const fresh = `new-${email}`;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill('<b>Ada</b> Hill');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('<b>Ada</b> Hill').first()).toBeVisible();

  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(fresh);
  await page.getByLabel('Your password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('That is not your present password.')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('A link is on its way to the new address')).toBeVisible();
  expect((await awaitMail(server.dataDir, email))?.text).toContain(fresh);
  const link = linkOf(await awaitMail(server.dataDir, fresh)).href;
  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Confirm address' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to confirm' }).click();
  await signIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('It is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText(fresh).first()).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Present password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect((await awaitMail(server.dataDir, fresh, 2))?.subject).toBe('Your password was changed');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('a session elsewhere is ended from here', async ({ page, baseURL, browser }) => {
  const { email } = await registerLearner(page, baseURL ?? '');
  const elsewhere = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
  });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await signIn(other, email, PASSWORD);
  await expect(other).toHaveURL('/discover');

  await page.goto('/profile');
  await expect(page.getByText('Safari on iPhone')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('Safari on iPhone')).toBeHidden();
  await other.goto('/profile');
  await expect(other).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  await elsewhere.close();
});
