import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { axeIn } from '../../support/browser/expect-no-faults.ts';
import { earnCertificate } from '../../support/browser/finish-course.ts';
import { makeHighlight } from '../../support/browser/make-highlight.ts';
import { makeFinishedSitting } from '../../support/samples/make-iq-result.ts';
import { PUBLIC_PAGES } from '../../support/browser/pages.ts';
import { expectMoving } from '../../support/browser/player-page.ts';
import { beginIqTest, showMadeResult } from '../../support/browser/take-iq-test.ts';

const VISITOR = ['/', '/login', '/register', '/forgot-password', '/reset-password?token=x', '/confirm-email?token=x', ...PUBLIC_PAGES];
const LEARNER = [
  '/discover',
  '/discover/all',
  '/audiobooks',
  '/audiobooks/say-it-plainly',
  '/courses/attention-you-can-steer',
  '/courses/work-that-fits/lessons/work-that-fits.four-kinds-of-ground',
  '/podcasts/one-thing-to-try/episodes',
  '/episodes/one-thing-to-try.close-the-book',
  '/videos/show-your-work',
  '/ebooks/small-starts',
  '/ebooks/small-starts/read',
  '/reading/small-starts',
  '/favorites',
  '/notes',
  '/ai-career',
  '/ai-career/assessment?question=interests',
  '/ai-career/plan',
  '/ai-career/goals',
  '/iq-test',
  '/iq-test?practice=full',
  '/review',
  '/progress',
  '/profile',
  '/info',
  '/zendesk-test',
  '/payment?plan=member',
];

test.use({ trace: 'off', viewport: { width: 1280, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 240_000 });

/** Each page in both themes and on both sizes, not in each theme on each size. */
const SCREENS = [
  ['light', 1280],
  ['dark', 390],
] as const;

test("axe finds nothing on a visitor's pages", async ({ page }) => {
  for (const path of VISITOR) await scan(page, path);
});

test("axe finds nothing on a learner's pages", async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await makeHighlight(page, baseURL ?? '');
  for (const path of LEARNER) await scan(page, path);
  await scan(page, await earnCertificate(page, baseURL ?? ''));
  await scan(page, `/iq-test/${(await beginIqTest(page, baseURL ?? '')).id}`);
  await showMadeResult(page, makeFinishedSitting());
  await checkOnScreens(page, 'a result of the IQ test');
});

// The full-screen player of phones has its own journey.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`axe finds nothing on what the player opens, ${colorScheme}`, async ({ page, baseURL }) => {
      await registerLearner(page, baseURL ?? '');
      await page.goto('/videos/show-your-work');
      for (const name of [/^Account/, /^More/]) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole('menu')).toBeVisible();
        await check(page, `the menu ${name}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
      }
      await page.getByRole('main').getByRole('button', { name: /^More/ }).first().click();
      await page.getByRole('menuitem').last().click();
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('queue')).toBeVisible();
      await check(page, 'a message');
      await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
      await expectMoving(page, 0.3);
      await check(page, 'a film on its page');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Info' }).click();
      await expect(page.getByRole('region', { name: /^Video: / })).toBeVisible();
      await check(page, 'the floating video');
      await page.getByRole('button', { name: /^Speed/ }).click();
      await expect(page.getByRole('dialog', { name: 'Speed' })).toBeVisible();
      await check(page, 'the speeds');
      await page.keyboard.press('Escape');
      for (const tab of ['Transcript', 'Chapters', 'Bookmarks']) {
        if (tab === 'Transcript') await page.keyboard.press('t');
        else await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
        await check(page, tab);
      }
      for (const [key, title] of [
        ['q', 'Queue'],
        ['?', 'Keyboard shortcuts'],
        ['/', /command|find|work/i],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await check(page, String(title));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: title })).toBeHidden();
      }
    });
  });
}

async function scan(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await checkOnScreens(page, path);
}

async function checkOnScreens(page: Page, path: string): Promise<void> {
  for (const [colorScheme, width] of SCREENS) {
    await page.setViewportSize({ width, height: 844 });
    // Colours that are still on their way from one scheme to the other are nobody's colours.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await check(page, `${path}, ${colorScheme}, ${width} px`);
  }
}

async function check(page: Page, path: string): Promise<void> {
  const { violations } = await axeIn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(
    violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`),
    path,
  ).toEqual([]);
}
