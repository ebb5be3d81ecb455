import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { findOverflow } from '../../support/browser/find-overflow.ts';
import { earnCertificate } from '../../support/browser/finish-course.ts';
import { makeHighlight } from '../../support/browser/make-highlight.ts';
import { makeFinishedSitting } from '../../support/samples/make-iq-result.ts';
import { lookAs, READERS, readAs, type Reader } from '../../support/browser/narrow-readers.ts';
import { ACCOUNT_PAGES, APP_PAGES, PUBLIC_PAGES } from '../../support/browser/pages.ts';
import { expectMoving, openQueue } from '../../support/browser/player-page.ts';
import { beginIqTest, showMadeResult } from '../../support/browser/take-iq-test.ts';

const VISITOR = ['/', ...PUBLIC_PAGES, ...ACCOUNT_PAGES];
const LEARNER = [...APP_PAGES, '/episodes/one-thing-to-try.close-the-book', '/payment?plan=member'];

test.use({ trace: 'off', viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

type Look = (what: string) => Promise<void>;

async function walk(page: Page, paths: readonly string[], look: Look): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await look(path);
  }
}

/** Of an item its screen: what is on it is another each time, and `iq-item-widths` looks at all kinds of it. */
async function walkIqTest(page: Page, origin: string, look: Look): Promise<void> {
  const { id, item } = await beginIqTest(page, origin);
  await page.goto(`/iq-test/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: item.prompt })).toBeVisible();
  await look('an item of the IQ test');
  await showMadeResult(page, makeFinishedSitting());
  await look('a result of the IQ test');
}

const WALKS = {
  'a visitor': (page: Page, _origin: string, look: Look) => walk(page, VISITOR, look),
  'a learner': async (page: Page, origin: string, look: Look) => {
    await registerLearner(page, origin);
    await makeHighlight(page, origin);
    await walk(page, [...LEARNER, await earnCertificate(page, origin)], look);
    await walkIqTest(page, origin, look);
  },
};

for (const [who, walkAll] of Object.entries(WALKS)) {
  test(`nothing leaves a narrow page of ${who}, however large the letters`, async ({ page, baseURL }) => {
    const broken: Record<string, string[]> = {};
    await walkAll(page, baseURL ?? '', (what) => lookAs(page, Object.keys(READERS) as Reader[], what, broken));
    expect(broken).toEqual({});
  });

  test(`a browser set to twice the letters shows every page of ${who} whole`, async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await using browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
    const broken: Record<string, string[]> = {};
    await walkAll(page, baseURL ?? '', async (what) => {
      const found = await page.evaluate(findOverflow);
      if (found.length > 0) broken[what] = found;
    });
    expect(broken).toEqual({});
  });
}

test('a card of a shelf that the keyboard comes to is shown whole', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/discover');
  await readAs(page, 'at 200%');
  const cards = page.locator('.shelf').first().getByRole('link');
  await cards.first().focus();
  for (const card of await cards.all()) {
    await expect(card).toBeFocused();
    await expect(card.locator('.cover')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('on phones the step forward is as wide as the page, and the rest is one row below it', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/courses/attention-you-can-steer', '/ebooks/small-starts', '/videos/show-your-work']) {
      await page.goto(path);
      const [way, ...rest] = await page
        .locator('main header .signpost')
        .first()
        .evaluate((signpost) => [...(signpost.parentElement?.children ?? [])].map((action) => action.getBoundingClientRect().toJSON()));
      expect(way.width, path).toBe((await page.locator('main header').first().boundingBox())?.width);
      const middles = rest.map(({ top, height }) => Math.round(top + height / 2));
      expect(new Set(middles).size, `${path} on ${width} px`).toBe(1);
      expect(middles[0]).toBeGreaterThan(way.bottom);
    }
  }
});

test('the stops of the landing map keep their names on the screen, however large the letters', async ({ page }) => {
  await page.goto('/');
  const names = page.getByRole('region', { name: 'Someone has walked this way before.' }).locator('svg text:visible');
  for (const reader of ['at 200%', 'at 150% on 320 px', 'on 320 px'] as const) {
    await readAs(page, reader);
    const isWhole = await names
      .filter({ hasText: /./ })
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()).map(({ left, right }) => left >= 0 && right <= innerWidth));
    expect(isWhole, reader).toEqual([true, true, true]);
  }
});

test.describe('with the player', () => {
  test.use({ hasTouch: true });

  test('large letters leave everything in reach that the player opens', async ({ page, baseURL }) => {
    const broken: Record<string, string[]> = {};
    const look = (what: string) => lookAs(page, ['at 150% on 320 px', 'at 200%'], what, broken);
    await registerLearner(page, baseURL ?? '');
    await page.goto('/podcasts/one-thing-to-try/episodes');
    await readAs(page, 'at 200%');
    await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
    await expectMoving(page, 0.3);
    await look('the bar');

    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('a menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await look('the drawer');
    await page.getByRole('button', { name: 'Close menu' }).click();

    await page.getByRole('button', { name: /^Open player/ }).click();
    const full = page.getByRole('dialog', { name: 'Player' });
    await expect(full).toBeVisible();
    await look('the full player');
    await full.getByRole('button', { name: /^Speed/ }).click();
    await expect(page.getByRole('dialog', { name: 'Speed' })).toBeVisible();
    await look('the speeds');
    await page.keyboard.press('Escape');
    await full.getByRole('button', { name: 'Chapters' }).click();
    const panel = page.getByRole('dialog', { name: 'Transcript, chapters and bookmarks' });
    for (const tab of ['Chapters', 'Transcript', 'Bookmarks']) {
      await panel.getByRole('tab', { name: tab }).click();
      await expect(panel.getByRole('tab', { name: tab, selected: true })).toBeVisible();
      await look(tab);
    }
    await page.keyboard.press('Escape');
    const queue = await openQueue(page);
    await look('the queue');
    // Titles stand in whole words, on two lines where one is too short.
    const title = queue.getByText('Imagine it failed', { exact: true });
    expect(await title.evaluate((text) => text.scrollHeight <= text.clientHeight + 1 && text.scrollWidth <= text.clientWidth + 1)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await expect(queue).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(full).toBeHidden();

    await page.goto('/videos/show-your-work');
    await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
    await expectMoving(page, 0.3);
    await look('a film on its page');
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('region', { name: /^Video: / })).toBeVisible();
    await look('the floating video');
  });
});

test('the top bar begins where the page begins, on every width', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/favorites');
  const startOf = async (name: 'search' | 'heading') => Math.round((await page.getByRole(name).first().boundingBox())?.x ?? -1);
  for (const width of [800, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await startOf('search'), `${width} px`).toBe(await startOf('heading'));
  }
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect(await startOf('search'), 'beside a collapsed sidebar').toBe(await startOf('heading'));
});
