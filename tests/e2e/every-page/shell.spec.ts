import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';

test('the menu of the account says who is signed in, and leads to the profile and the settings [spec 1.learner.profile 2.user-menu.profile .settings .initials .name .email]', async ({
  page,
  baseURL,
}) => {
  const { email } = await registerLearner(page, baseURL ?? '');
  await page.goto('/favorites');
  const button = page.getByRole('button', { name: 'Account: Robin Vale' });
  await expect(button).toHaveText('RV');
  for (const entry of ['Your Profile', 'Settings']) {
    await button.click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Robin Vale', { exact: true })).toBeVisible();
    await expect(menu.getByText(email)).toBeVisible();
    await menu.getByRole('menuitem', { name: entry }).click();
    await expect(page).toHaveURL('/profile');
    await page.goBack();
  }
});

test('the sidebar collapses to its signs, and on a phone slides in [spec 2.sidebar.collapse .slide]', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/favorites');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const widthOf = async () => (await sidebar.boundingBox())?.width ?? 0;
  const open = await widthOf();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(widthOf).toBeLessThan(open / 2);
  await page.reload();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(widthOf).toBe(open);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  await menu.getByRole('link', { name: 'Audiobooks' }).click();
  await expect(page).toHaveURL('/audiobooks');
  await expect(menu).toBeHidden();
});

test('each page begins at its top, wherever the one before was scrolled to [spec 2.access.scroll]', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/terms');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await scrolled()).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(scrolled).toBe(0);
});
