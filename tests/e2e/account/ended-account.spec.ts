import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';

test('whose session was ended elsewhere is asked to sign in by the forms of the profile, and what they typed stays', async ({
  page,
  playwright,
  baseURL,
  consoleErrors,
}) => {
  const origin = baseURL ?? '';
  const { email, password } = await registerLearner(page, origin);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill('Robin of the Vale');

  const elsewhere = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await elsewhere.post('/api/auth/sign-in/email', { data: { email, password } });
  expect((await elsewhere.delete('/api/sessions')).ok()).toBe(true);
  await elsewhere.dispose();

  await page.getByRole('button', { name: 'Save name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('That did not work.')).toHaveCount(0);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Your name')).toHaveValue('Robin of the Vale');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account: Robin of the Vale' })).toBeVisible();
  expect(new Set(consoleErrors.splice(0).map((error) => /\d{3}/.exec(error)?.[0]))).toEqual(new Set(['401']));
});
