import type { Page } from '@playwright/test';
import { expect, PASSWORD, registerLearner, test } from '../../support/browser/browser-test.ts';

const UNIT = 'attention-you-can-steer.the-way-back';

/** A note that is half changed while its session ends without a word. */
async function writeInEndedSession(page: Page, origin: string): Promise<{ email: string; password: string }> {
  const learner = await registerLearner(page, origin);
  await page.request.post('/api/notes', { data: { unitId: UNIT, positionSec: 12, text: 'Ask Mira' }, headers: { origin } });
  await page.goto('/notes');
  await page
    .getByRole('button', { name: /More.*Ask Mira|Ask Mira/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('Ask Mira about the bell');
  await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  return learner;
}

test('whose session ended while they wrote signs in again in place, and saves', async ({ page, baseURL, consoleErrors }) => {
  const { email, password } = await writeInEndedSession(page, baseURL ?? '');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: /note/i })).toHaveValue('Ask Mira about the bell');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').locator('li[data-note-id]')).toContainText('Ask Mira about the bell');
  expect(new Set(consoleErrors.splice(0).map((error) => /\d{3}/.exec(error)?.[0]))).toEqual(new Set(['401']));
});

test('somebody else who signs in instead sees nothing of it', async ({ page, baseURL, consoleErrors }) => {
  await writeInEndedSession(page, baseURL ?? '');
  await registerLearner(page, baseURL ?? '');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await expect(page.getByText('Ask Mira')).toHaveCount(0);
  expect(new Set(consoleErrors.splice(0).map((error) => /\d{3}/.exec(error)?.[0]))).toEqual(new Set(['401']));
});

test('whose page it was deletes no account of somebody who signed in elsewhere', async ({ page, baseURL, consoleErrors }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog', { name: 'Delete your account' }).getByLabel('Your password', { exact: true }).fill(PASSWORD);
  const { email } = await registerLearner(page, baseURL ?? '');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')]);
});
