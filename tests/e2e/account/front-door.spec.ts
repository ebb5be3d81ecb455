import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, PASSWORD, test } from '../../support/browser/browser-test.ts';
import { linkOf, readOutbox } from '../../support/outside/outbox.ts';

const NEW = 'a trail that nobody walks';
const NOTE = 'Ask Mira for an hour.';
const LESSON = '/courses/the-harder-conversation/lessons/the-harder-conversation.whether-to-have-it';

test('a visitor buys, learns, forgets the password, takes everything along and leaves', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  const email = `front-door-${Date.now()}@example.org`;
  const main = page.getByRole('main');
  const submitSignIn = async (password: string): Promise<void> => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };

  await test.step('chooses the paid plan and registers', async () => {
    await page.goto('/plans');
    await page.getByRole('link', { name: 'Choose Member' }).click();
    await main.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Your name').fill('Robin Vale');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/payment?plan=member');
  });

  await test.step('pays in test mode', async () => {
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expires').fill('04 / 39');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay €9 in test mode' }).click();
    await expect(page.getByText('Member is open for you.')).toBeVisible();
  });

  await test.step('reads a lesson for members and notes something', async () => {
    await page.goto(LESSON);
    await expect(page.getByRole('heading', { level: 1, name: 'Whether to have it' })).toBeVisible();
    const notes = page.getByRole('region', { name: 'My notes' });
    await page.keyboard.press('n');
    await notes.getByRole('textbox', { name: 'Your note' }).fill(NOTE);
    await notes.getByRole('button', { name: 'Save the note' }).click();
    await expect(notes.getByRole('listitem')).toContainText(NOTE);
  });

  await test.step('sets a new password by the link of a mail', async () => {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Find the way back' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const resets = () => readOutbox(server.dataDir).filter(({ to, text }) => to === email && text.includes('/reset-password?'));
    await expect.poll(() => resets().length).toBe(1);
    await page.goto(linkOf(resets()[0]).href);
    await page.getByLabel('New password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
    await submitSignIn(NEW);
    await expect(page).toHaveURL('/discover');
  });

  await test.step('takes the plan, the receipt and the note along', async () => {
    await page.goto('/profile');
    const yourData = page.getByRole('region', { name: 'Your data' });
    const [download] = await Promise.all([page.waitForEvent('download'), yourData.getByRole('link', { name: 'Download a copy' }).click()]);
    const files = unzipSync(await readFile(await download.path()));
    const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(read('json/membership.json'))).toHaveLength(1);
    expect(JSON.parse(read('json/receipts.json'))).toHaveLength(1);
    expect(read('to-read/receipts.md')).toContain('TEST-');
    for (const name of ['json/notes.json', 'to-read/notes.md']) expect(read(name)).toContain(NOTE);
    for (const name of Object.keys(files)) expect(read(name)).not.toContain(NEW);
  });

  await test.step('deletes the account, with the right password only', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    const field = dialog.getByLabel('Your password', { exact: true });
    await field.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByText('That is not your password.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(NEW);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });

  await test.step('cannot sign in any more', async () => {
    await page.goto('/login');
    await submitSignIn(NEW);
    await expect(main.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
  // The browser itself notes the refusals of the wrong password and of the account that is gone.
  expect(consoleErrors.splice(0).map((error) => /\d{3}/.exec(error)?.[0])).toEqual(['400', '401']);
});
