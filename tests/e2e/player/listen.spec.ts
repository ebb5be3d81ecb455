import type { Page } from '@playwright/test';
import { expect, expectAwake, PASSWORD, test, watchConsole } from '../../support/browser/browser-test.ts';

const EMAIL = `listener-${Date.now()}@example.org`;

/** The player's place in seconds, as the slider tells assistive technology. */
async function placeSec(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Position' }).inputValue());
}

test('a learner registers, plays an audiobook, and finds the place again after a reload and in another browser [spec 2.user-menu.sign-out]', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start free' }).first().click();
  await page.getByLabel('Your name').fill('Robin Vale');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/discover');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audiobooks' }).click();
  await page
    .getByRole('link', { name: /Small starts/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small starts' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Play|Listen|Start)/ })
    .first()
    .click();

  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const before = await placeSec(page);
  await expect.poll(() => placeSec(page)).toBeGreaterThan(before + 1);

  // Sound goes on while the learner looks around.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Podcasts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Podcasts' })).toBeVisible();
  const elsewhere = await placeSec(page);
  await expect.poll(() => placeSec(page)).toBeGreaterThan(elsewhere + 0.5);

  await player.getByRole('button', { name: /30 seconds/ }).click();
  await player.getByRole('button', { name: /30 seconds/ }).click();
  await expect.poll(() => placeSec(page)).toBeGreaterThan(60);
  await player.getByRole('button', { name: /15 seconds/ }).click();
  await expect.poll(() => placeSec(page)).toBeLessThan(60);

  // A press on the skyline, at half of the chapter.
  const slider = page.getByRole('slider', { name: 'Position' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The skyline is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const half = Number(await slider.getAttribute('max')) / 2;
  await expect.poll(async () => Math.abs((await placeSec(page)) - half)).toBeLessThan(4);

  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const place = await placeSec(page);

  await page.reload();
  await expect.poll(async () => Math.abs((await placeSec(page)) - place)).toBeLessThan(2);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  watchConsole(other, consoleErrors);
  const otherPage = await other.newPage();
  await otherPage.goto('/login');
  await otherPage.getByLabel('Email').fill(EMAIL);
  await otherPage.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await otherPage.getByRole('button', { name: 'Sign in' }).click();
  await expect(otherPage).toHaveURL('/discover');
  const goOn = otherPage
    .getByRole('main')
    .getByRole('button', { name: /Continue/ })
    .first();
  await expectAwake(goOn);
  await goOn.click();
  await expect(otherPage.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' })).toBeVisible();
  // It plays on from there while one looks; from the beginning it would not be there in time.
  await expect.poll(() => placeSec(otherPage)).toBeGreaterThan(place - 2);
  expect(await placeSec(otherPage)).toBeLessThan(place + 30);
  await other.close();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('cairn_user'))).toBeNull();
  await page.goto('/discover');
  await expect(page).toHaveURL('/');
});

test('a visitor hears a sample without an account', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('button', { name: /sample/i })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => placeSec(page)).toBeGreaterThan(1);
});
