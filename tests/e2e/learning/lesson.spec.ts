import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { installFakeSpeech } from '../../support/browser/fake-speech.ts';
import { expectMoving, playerOf } from '../../support/browser/player-page.ts';

const LESSONS = '/courses/attention-you-can-steer/lessons/attention-you-can-steer';
const VOICE = 'Read by this device’s voice';

/** The words that are marked in the page's text. */
const markedWords = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range as Range).toString())[0]);

const lastSaid = (page: Page): Promise<string | undefined> => page.evaluate(() => window.fakeSpeech.said.at(-1)?.text);

/** The voice goes on meanwhile. */
const expectMarked = (page: Page): Promise<void> =>
  expect(async () => {
    const words = await markedWords(page);
    expect(words).toBeTruthy();
    expect(await lastSaid(page)).toBe(words);
  }).toPass({ timeout: 10_000 });

const isOnScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken') ?? [];
    const { top, bottom } = (range as Range).getBoundingClientRect();
    const player = document.querySelector('.player')?.getBoundingClientRect().top ?? 0;
    return top > 0 && bottom < player;
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a text lesson is marked where it is read, says once who reads, and is done when it is marked as done', async ({ page, baseURL }) => {
  test.setTimeout(60_000);
  await page.addInitScript(installFakeSpeech, { msPerWord: 300 });
  await registerLearner(page, baseURL ?? '');
  await page.goto(`${LESSONS}.where-your-attention-goes`);
  const main = page.getByRole('main');
  const player = playerOf(page);
  await main.getByRole('button', { name: /^Listen to/ }).click();

  await expectMarked(page);
  await expect(player.getByText(VOICE)).toBeVisible();
  const announcement = page.getByRole('status').filter({ hasText: VOICE });
  await expect(announcement).toHaveText(`Attention you can steer. ${VOICE}, Test voice.`);
  await announcement.evaluate((status) => {
    new MutationObserver(() => status.setAttribute('data-said-again', '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await expect(main.getByRole('button', { name: 'Transcript' })).toHaveCount(0);

  // A press reads from there, and the page follows from sentence to sentence.
  await main.getByText('That is the whole exercise.').click({ position: { x: 4, y: 4 } });
  await expect.poll(() => lastSaid(page)).toBe('Start a piece of work that needs thinking.');
  await expectMarked(page);
  await main.getByText('Two things will happen.').click({ position: { x: 4, y: 4 } });
  await expect.poll(() => lastSaid(page)).toBe('Two things will happen.');
  await expectMarked(page);
  await expect.poll(() => isOnScreen(page)).toBe(true);
  // Whoever has scrolled away is left alone.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const words = await markedWords(page);
  await expect.poll(() => markedWords(page)).not.toBe(words);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await player.getByRole('button', { name: 'Transcript' }).click();
  await expect(page.getByRole('heading', { name: 'The text is on the page' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the transcript too' }).click();
  await expect(page.getByRole('group', { name: 'Transcript' }).locator('[aria-current=true]')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // The player still holds the lesson, somewhere in it.
  await player.getByRole('button', { name: 'Pause' }).click();
  await main.getByRole('button', { name: 'Done, next lesson' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The way back' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'All parts' }).getByRole('listitem').first()).toContainText('Done: 1.');

  await page
    .getByRole('complementary', { name: 'All parts' })
    .getByRole('link', { name: /A place for interruptions/ })
    .click();
  await main.getByRole('button', { name: 'Listen to A place for interruptions' }).click();
  await expect(player.getByRole('link', { name: /A place for interruptions/ })).toContainText(VOICE);
  await expect.poll(() => markedWords(page)).toBeTruthy();
  await expect(announcement).not.toHaveAttribute('data-said-again');
});

test('a browser that answers that it has no voice is believed', async ({ page, baseURL }) => {
  await page.addInitScript(installFakeSpeech, { voices: [] });
  await registerLearner(page, baseURL ?? '');
  await page.goto(`${LESSONS}.where-your-attention-goes`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Listen to/ })
    .click();
  await expect(playerOf(page).getByRole('link', { name: /Where your attention goes/ })).toBeVisible();
  await page.evaluate(() => window.speechSynthesis.dispatchEvent(new Event('voiceschanged')));
  await expect(playerOf(page).getByRole('alert')).toContainText('no voice', { timeout: 3000 });
});

/** What of the focused element lies under the video's window; null while the focus is elsewhere than in the page. */
const coveredPart = (page: Page): Promise<'none' | 'some' | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const film = document.querySelector('.video-window');
    if (!focused || !film || !document.querySelector('main')?.contains(focused)) return null;
    const a = focused.getBoundingClientRect();
    const b = film.getBoundingClientRect();
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top ? 'some' : 'none';
  });

for (const [where, viewport] of [
  ['a laptop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${where} the floating video makes way for the keyboard's focus, and comes back`, async ({ page, baseURL }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(viewport);
    await registerLearner(page, baseURL ?? '');
    await page.goto(`${LESSONS}.the-way-back`);
    await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
    await expectMoving(page, 0.3);
    await page.getByRole('main').getByRole('link', { name: 'Attention you can steer' }).first().click();
    const film = page.getByRole('region', { name: /^Video: / });
    await expect(film).toBeVisible();
    const home = await film.boundingBox();

    let moves = 0;
    await page.locator('main').focus();
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press('Tab');
      if ((await coveredPart(page)) === null) continue;
      await expect.poll(() => coveredPart(page)).toBe('none');
      if (JSON.stringify(await film.boundingBox()) !== JSON.stringify(home)) moves += 1;
    }
    expect(moves).toBeGreaterThan(0);

    // Its own place counts again, and the keys move it from there.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => film.boundingBox()).toEqual(home);
    await film.getByRole('button', { name: /Move video/ }).press('ArrowUp');
    await expect.poll(() => film.boundingBox()).toEqual({ ...home, y: (home?.y ?? 0) - 20 });
  });
}

test('a quiz that is marked as done says so, and a second Enter leaves nobody elsewhere', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  const quiz = '/courses/think-it-through/lessons/think-it-through.check-your-thinking';
  await page.goto(quiz);
  await page.getByRole('button', { name: 'Mark as done' }).first().press('Enter');
  const state = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Done$/ });
  await expect(state).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Back to the course' }).first()).toBeVisible();
  await expect(page).toHaveURL(quiz);
});

test('reading a lesson counts, and done below its text is kept while the server is away', async ({ page, baseURL, consoleErrors }) => {
  await registerLearner(page, baseURL ?? '');
  const counted = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/progress/'));
  await page.goto(`${LESSONS}.where-your-attention-goes`);
  const report = (await counted).postDataJSON() as { playedSec: number; completed: boolean };
  expect(report).toMatchObject({ fraction: 0, completed: false });
  expect(report.playedSec).toBeGreaterThan(5);

  await page.route('**/api/progress/**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'On from here' }).getByRole('button', { name: 'Done, next lesson' }).click();
  await expect(page.getByText('Done, and kept on this device.')).toBeVisible();
  await page.unroute('**/api/progress/**');
  const sent = page.waitForRequest((request) => (request.postDataJSON() as { completed?: boolean } | null)?.completed === true);
  await page.getByRole('navigation', { name: 'On from here' }).getByRole('link', { name: 'Next lesson' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await sent;
  await expect(page.getByRole('heading', { level: 1, name: 'The way back' })).toBeVisible();
  consoleErrors.splice(0);
});

test('the palette shows a way on when nothing fits, and says how many it found', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/info');
  // The keys come a moment after the page; what they say has its place with them.
  await expect(page.locator('body > p[aria-live]')).toBeAttached();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find a work or a command' });
  await palette.getByRole('combobox').fill('attention');
  await expect(palette.getByRole('status')).toHaveText(/^(The first )?\d+ (found|shown)\.$/);
  await palette.getByRole('combobox').fill('zzqxv');
  await expect(palette.getByRole('status')).toHaveText('Nothing in the library fits.');
  await palette.getByRole('link', { name: 'See the whole library' }).click();
  await expect(page).toHaveURL('/discover/all');
  await expect(palette).toHaveCount(0);
});
