import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectMoving, openQueue, placeSec, playerOf, queuedTitles } from '../../support/browser/player-page.ts';
import { takeMotions, watchMotion } from '../../support/browser/watch-motion.ts';

const COURSE = 'Work that fits you';
const PODCAST = '/podcasts/one-thing-to-try/episodes';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const openCourse = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(COURSE) })
    .first()
    .click();

/** The same motion, so slow that there is time to do something meanwhile. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: rate });
}

test('a cover travels into its page and back while the player goes on, and nothing else is moved', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await watchMotion(page);
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).first().click();
  await expect(title(page, 'Courses')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await takeMotions(page);

  const before = await placeSec(page);
  await openCourse(page);
  await expect(title(page, COURSE)).toBeVisible();
  await expect.poll(() => placeSec(page)).toBeGreaterThan(before + 0.5);
  const there = await takeMotions(page);
  expect(there.names.filter((name) => name === 'travel')).toHaveLength(1);
  expect(there.longestTravelMs).toBeLessThanOrEqual(300);
  expect(there.shift).toBe(0);

  await page.goBack();
  await expect(title(page, 'Courses')).toBeVisible();
  await expect.poll(async () => (await takeMotions(page)).names).toContain('travel');

  await page.getByRole('navigation').getByRole('link', { name: 'Favorites' }).first().click();
  await expect(title(page, 'Favorites')).toBeVisible();
  expect((await takeMotions(page)).names).not.toContain('travel');
});

test('what is pressed while a cover travels is done at once', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await slowDown(page, 0.02);
  await openCourse(page);
  const travels = () => page.evaluate(() => document.getAnimations().length > 0 && document.activeViewTransition !== null);
  await expect.poll(travels).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Favorite' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });

  await page.goBack();
  await expect.poll(travels).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Podcasts' }).first().click();
  // The travel by itself would take 13 seconds.
  await expect(title(page, 'Podcasts')).toBeVisible({ timeout: 5000 });
});

test('with reduced motion pages change at once', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerLearner(page, baseURL ?? '');
  await watchMotion(page);
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await openCourse(page);
  await expect(title(page, COURSE)).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Courses')).toBeVisible();
  const { names } = await takeMotions(page);
  expect(names.filter((name) => name !== 'nav-progress')).toEqual([]);
});

test('the queue makes room by transform alone, and favorites close up [spec 2.queue.down]', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await watchMotion(page);
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await playerOf(page).getByRole('button', { name: 'Pause' }).click();
  const dialog = await openQueue(page);
  const [first = '', second = ''] = await queuedTitles(dialog);
  await page.waitForLoadState('networkidle');
  await takeMotions(page);

  await dialog.getByRole('button', { name: `Move down: ${first}` }).click();
  await expect.poll(async () => (await queuedTitles(dialog))[0]).toBe(second);
  const moved = await takeMotions(page);
  expect(moved.rows.map(({ label }) => [first, second].find((name) => label.includes(name))).toSorted()).toEqual(
    [first, second].toSorted(),
  );
  expect(new Set(moved.rows.flatMap(({ properties }) => properties))).toEqual(new Set(['transform']));

  await dialog.getByRole('button', { name: `Remove: ${second}` }).click();
  await expect(dialog.getByRole('button', { name: `Remove: ${second}` })).toBeHidden();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: `Remove: ${second}` })).toBeVisible();
  const changed = await takeMotions(page);
  expect(changed.rows.find(({ label }) => label.includes(second))?.properties).toEqual(['opacity']);
  expect(moved.shift + changed.shift).toBe(0);

  for (const id of ['small-starts', 'work-that-fits'])
    await page.request.put(`/api/favorites/${id}`, { headers: { origin: baseURL ?? '' } });
  await page.goto('/favorites', { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(async () => (await takeMotions(page)).rows.map(({ properties }) => properties)).toEqual([['transform']]);
});

test('the line on the map draws what is new, and a stone settles for what is done', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await watchMotion(page);
  await page.goto('/courses/work-that-fits');
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Done, next lesson' }).first().click();
  await expect.poll(async () => (await takeMotions(page)).names).toContain('stone-settle');

  const dashboard = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first();
  const map = page.getByRole('img', { name: /^Map of the way: you are at 2 / });
  await dashboard.click();
  await expect(map).toBeVisible();
  expect((await takeMotions(page)).names).not.toContain('path-draw');

  await page.goBack();
  await page.getByRole('button', { name: 'Done, next lesson' }).first().click();
  await expect(page.getByRole('link', { name: /Back to lesson 2/ })).toBeVisible();
  await dashboard.click();
  await expect.poll(async () => (await takeMotions(page)).names).toContain('path-draw');
});
