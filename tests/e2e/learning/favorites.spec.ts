import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';

test('a favorite is kept over a reload, removed, and brought back by undo', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/audiobooks/say-it-plainly');
  const heart = page.getByRole('main').getByRole('button', { name: /Favorite/ });
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/favorites');
  await page.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Say it plainly/ })).toBeVisible();

  await page.goto('/audiobooks/say-it-plainly');
  // The heart answers at once; a reload in the same moment would ask the server before it has heard of it.
  const saved = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await saved;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
