import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { installFakeSpeech } from '../../support/browser/fake-speech.ts';
import { expectMoving, playerOf } from '../../support/browser/player-page.ts';

const PODCAST = '/podcasts/one-thing-to-try/episodes';
const AUDIO = '**/media/one-thing-to-try.close-the-book.audio*';

/** What the browser itself writes when a request fails on purpose. */
const forgive = (errors: string[], pattern: RegExp): void =>
  void errors.splice(0, errors.length, ...errors.filter((error) => !pattern.test(error)));

test.beforeEach(async ({ page, baseURL }) => {
  await page.addInitScript(installFakeSpeech, { voices: [] });
  await registerLearner(page, baseURL ?? '');
});

for (const status of [404, 500]) {
  test(`a file that answers ${status} says so, and the queue goes on`, async ({ page, consoleErrors }) => {
    await page.route(AUDIO, (route) => route.fulfill({ status, contentType: 'application/problem+json', body: '{}' }));
    await page.goto(PODCAST);
    await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
    const player = playerOf(page);
    await expect(player.getByRole('alert')).toBeVisible();
    await expect(player.getByRole('button', { name: 'Try again' })).toBeVisible();
    // Nobody does anything; after a while the next episode plays.
    await expect(player.getByRole('link', { name: /Imagine it failed/ })).toBeVisible({ timeout: 20_000 });
    await expectMoving(page);
    forgive(consoleErrors, /status of (404|500)/);
  });
}

test('a file that breaks in the middle is tried again at its place', async ({ page, consoleErrors }) => {
  let isBroken = false;
  await page.route(AUDIO, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page);
  isBroken = true;
  await page.evaluate(() => {
    const audio = [...document.querySelectorAll('audio')].find((element) => !element.paused);
    audio?.dispatchEvent(new Event('error'));
  });
  const player = playerOf(page);
  await expect(player.getByRole('alert')).toBeVisible();
  isBroken = false;
  await player.getByRole('button', { name: 'Try again' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectMoving(page, 0.5);
  forgive(consoleErrors, /ERR_FAILED/);
});

for (const [what, body] of [
  ['empty', ''],
  ['malformed', 'this is no transcript\n\n1 -> 2\nhello'],
] as const) {
  test(`an ${what} transcript says so, and the sound goes on`, async ({ page }) => {
    await page.route('**/media/one-thing-to-try.close-the-book.captions*', (route) => route.fulfill({ contentType: 'text/vtt', body }));
    await page.goto(PODCAST);
    await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
    await playerOf(page).getByRole('button', { name: 'Transcript' }).click();
    await expect(page.getByText('The transcript could not be read.')).toBeVisible();
    await expectMoving(page);
  });
}

test('a browser without voices says so in place', async ({ page }) => {
  await page.goto('/reading/small-starts');
  await page.getByRole('main').getByRole('button', { name: 'Listen' }).click();
  await expect(playerOf(page).getByRole('alert')).toContainText('no voice', { timeout: 15_000 });
  await playerOf(page).getByRole('button', { name: 'Skip' }).isDisabled();
});

test('a queue with an item that is gone goes on without it, with storage blocked too', async ({ page, consoleErrors }) => {
  await page.route('**/api/episodes/one-thing-to-try.close-the-book', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"code":"not_found"}' }),
  );
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  const player = playerOf(page);
  await expect(player.getByRole('alert')).toContainText('no longer in the library');
  await expect(player.getByRole('link', { name: /Imagine it failed/ })).toBeVisible({ timeout: 20_000 });
  await expectMoving(page);
  forgive(consoleErrors, /status of 404/);
});
