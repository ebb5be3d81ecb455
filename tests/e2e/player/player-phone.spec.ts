import type { Locator, Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { axeIn } from '../../support/browser/expect-no-faults.ts';
import { expectMoving, openQueue, placeSec, playerOf, queuedTitles } from '../../support/browser/player-page.ts';

const PODCAST = '/podcasts/one-thing-to-try/episodes';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await axeIn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(
    violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`),
    what,
  ).toEqual([]);
}

/** By how much it is displaced, in the moment when the page behind is brought to another place. */
const moveWithThePage = (floating: Locator): Promise<number> =>
  floating.evaluate((element) => {
    const before = element.getBoundingClientRect().top;
    window.scrollTo(0, window.scrollY === 0 ? 40 : 0);
    return element.getBoundingClientRect().top - before;
  });

test('on a phone the player opens over the page, with queue, chapters, timer and transcript', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await registerLearner(page, baseURL ?? '');
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page);

  await playerOf(page)
    .getByRole('button', { name: /^Open player/ })
    .click();
  const full = page.getByRole('dialog', { name: 'Player' });
  await expect(full).toBeVisible();
  await expectMoving(page, 0.5);
  await expectAccessible(page, 'full player');
  await full.getByRole('button', { name: /30 seconds/ }).click();
  await expect.poll(() => placeSec(page)).toBeGreaterThan(30);

  await full
    .getByRole('button', { name: 'Stop the sound after' })
    .or(full.getByRole('button', { name: /timer/i }))
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: /15 min/ }).click();
  await expect(full.getByRole('button', { name: /1[45] min/ })).toBeVisible();

  const dialog = await openQueue(page);
  await expect(dialog.getByText(/^4 episodes/)).toBeVisible();
  await expectAccessible(page, 'queue');
  await dialog.getByRole('button', { name: /^More.*A break that works/ }).click();
  expect(await moveWithThePage(page.getByRole('menu'))).toBe(0);
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('A break that works');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await full.getByRole('button', { name: 'Chapters' }).click();
  const panel = page.getByRole('dialog', { name: 'Transcript, chapters and bookmarks' });
  await panel.getByRole('button', { name: /Make it last/ }).click();
  await expect.poll(() => placeSec(page)).toBeGreaterThan(150);
  await panel.getByRole('tab', { name: 'Transcript' }).click();
  await expect(panel.getByRole('group', { name: 'Transcript' }).locator('[aria-current=true]')).toBeVisible();
  await expectAccessible(page, 'transcript');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expectMoving(page, 0.5);
});

test('on a phone a film floats, scaled to fit', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/videos/show-your-work');
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
  await expectMoving(page);
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Favorites' }).click();
  const video = page.getByRole('region', { name: /^Video: / });
  await expect(video).toBeVisible();
  const box = await video.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(350);
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(370);
  await expectAccessible(page, 'floating video');
  await expectMoving(page, 0.5);
});

for (const width of [320, 390]) {
  test(`at ${width} px nothing of the player is wider than the screen`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 640 });
    await registerLearner(page, baseURL ?? '');
    await page.goto(PODCAST);
    await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
    await expectMoving(page, 0.5);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isWide()).toBe(false);
    await playerOf(page)
      .getByRole('button', { name: /^Open player/ })
      .click();
    const full = page.getByRole('dialog', { name: 'Player' });
    await expect(full).toBeVisible();
    for (const button of await full.getByRole('button').all()) {
      const box = await button.boundingBox();
      if (box) expect(box.x + box.width, `right edge of ${await button.getAttribute('aria-label')}`).toBeLessThanOrEqual(width + 0.5);
    }
    const dialog = await openQueue(page);
    expect((await queuedTitles(dialog)).length + (await dialog.getByRole('listitem').count())).toBeGreaterThan(0);
    expect(await isWide()).toBe(false);
  });
}
