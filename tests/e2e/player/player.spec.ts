import { expect, registerLearner, test, watchConsole } from '../../support/browser/browser-test.ts';
import { installFakeSpeech } from '../../support/browser/fake-speech.ts';
import { expectMoving, mediaState, openQueue, placeSec, playerOf, queuedTitles } from '../../support/browser/player-page.ts';

const PODCAST = '/podcasts/one-thing-to-try/episodes';

test('a podcast, a lesson video and the text of an ebook go through one queue, and the place is found again everywhere [spec 1.learner.player 2.queue.count .play .up .remove .now .clear .empty .repeat 2.video.on-lesson]', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(150_000);
  await page.addInitScript(installFakeSpeech, { msPerWord: 60 });
  const { email, password } = await registerLearner(page, baseURL ?? '');
  const player = playerOf(page);

  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page);

  // A lesson's film and a book's text join it while it plays.
  const visit = async (place: string, title: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place, exact: true }).click();
    // By keyboard: the film's window may lie over the link.
    await page.getByRole('main').getByRole('link', { name: title }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  await visit('Courses', 'Attention you can steer');
  await page.getByRole('button', { name: 'More for The way back' }).click();
  await page.getByRole('menuitem', { name: 'Play next' }).click();
  await expect(page.getByText('Plays next.')).toBeVisible();
  await visit('Ebooks', 'Small starts');
  await page.getByRole('button', { name: 'More for Small starts' }).click();
  await page.getByRole('menuitem', { name: 'Add to queue' }).click();
  await expectMoving(page, 0.5);

  let dialog = await openQueue(page);
  await expect(dialog.getByText(/^6 episodes/)).toBeVisible();
  await expect(dialog.getByText('Now Playing')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
  expect(await queuedTitles(dialog)).toEqual([
    'Close the book',
    '2. The way back',
    'Imagine it failed',
    'A break that works',
    'Only while ironing',
    'Small starts',
  ]);

  // Reordered by a button, by keyboard and by dragging.
  await dialog.getByRole('button', { name: 'Move up: Small starts' }).click();
  await dialog.getByRole('button', { name: 'Move up: Small starts' }).click();
  await dialog.getByRole('button', { name: 'Reorder: Imagine it failed' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Dropped at position 5 of 6')).toBeAttached();
  await expect
    .poll(() => queuedTitles(dialog))
    .toEqual(['Close the book', '2. The way back', 'Small starts', 'A break that works', 'Imagine it failed', 'Only while ironing']);
  const handle = dialog.getByRole('button', { name: 'Reorder: A break that works' });
  const target = dialog.getByRole('button', { name: 'Reorder: Small starts' });
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('The handles are not on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => queuedTitles(dialog))
    .toEqual(['Close the book', '2. The way back', 'A break that works', 'Small starts', 'Imagine it failed', 'Only while ironing']);

  // Removing and clearing are taken back.
  await dialog.getByRole('button', { name: 'Remove: Imagine it failed' }).click();
  await expect(dialog.getByText(/^5 episodes/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).last().click();
  await expect(dialog.getByText(/^6 episodes/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear All' }).click();
  await expect(dialog.getByText('No episodes in queue')).toBeVisible();
  await expect(dialog.getByText('Start playing episodes to build your queue')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).last().click();
  await expect(dialog.getByText(/^6 episodes/)).toBeVisible();

  // The film plays, and floats beside every page but its own.
  await dialog.getByRole('button', { name: 'Play: 2. The way back' }).click();
  await page.keyboard.press('Escape');
  const video = page.getByRole('region', { name: /^Video: / });
  await expect(video).toBeVisible();
  await expectMoving(page);
  const before = await mediaState(page);
  expect(before?.tag).toBe('VIDEO');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audiobooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audiobooks' })).toBeVisible();
  await expect(video).toBeVisible();
  await visit('Courses', 'Attention you can steer');
  await page
    .getByRole('main')
    .getByRole('link', { name: /The way back/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The way back' })).toBeVisible();
  await expect(video).toBeHidden();
  await expect(page.getByRole('main').locator('video')).toBeVisible();
  const inPage = await mediaState(page);
  expect(inPage?.sec).toBeGreaterThan(before?.sec ?? Infinity);

  // Then the text, spoken sentence by sentence.
  dialog = await openQueue(page);
  await dialog.getByRole('button', { name: 'Play: Small starts' }).click();
  await page.keyboard.press('Escape');
  await expect(player.getByRole('link', { name: /Small starts/ })).toBeVisible();
  await expectMoving(page, 2);
  expect(await page.evaluate(() => window.fakeSpeech.said.length)).toBeGreaterThan(0);

  // Back to the podcast, once and again.
  dialog = await openQueue(page);
  await dialog.getByRole('button', { name: 'Play: Close the book' }).click();
  await dialog.getByRole('button', { name: 'Repeat off' }).click();
  await expect(dialog.getByRole('button', { name: 'Repeat one' })).toBeVisible();
  await page.keyboard.press('Escape');
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.press('End');
  await slider.press('ArrowLeft');
  // The same episode begins again.
  await expect.poll(() => placeSec(page), { timeout: 20_000 }).toBeLessThan(60);
  await expectMoving(page);
  await slider.press('PageUp');
  await expect.poll(() => placeSec(page)).toBeGreaterThan(30);
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const place = await placeSec(page);

  await page.reload();
  await expect.poll(async () => Math.abs((await placeSec(page)) - place)).toBeLessThan(1.5);
  dialog = await openQueue(page);
  await expect
    .poll(() => queuedTitles(dialog))
    .toEqual(['Close the book', '2. The way back', 'A break that works', 'Small starts', 'Imagine it failed', 'Only while ironing']);
  await expect(dialog.getByRole('button', { name: 'Repeat one' })).toBeVisible();

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  watchConsole(other, consoleErrors);
  const otherPage = await other.newPage();
  await otherPage.request.post('/api/auth/sign-in/email', { data: { email, password }, headers: { origin: baseURL ?? '' } });
  await otherPage.goto(PODCAST);
  await otherPage.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expect.poll(async () => Math.abs((await placeSec(otherPage)) - place)).toBeLessThan(2);
  await expectMoving(otherPage);
  await other.close();
});

test('the video window moves, grows and folds by keyboard, and stays inside the window [spec 2.video.drag .resize .minimize .fullscreen .close .on-video 5.video.margin .width .height 9.video.desktop]', async ({
  page,
  baseURL,
}) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/videos/show-your-work');
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
  await expectMoving(page);
  const video = page.getByRole('region', { name: /^Video: / });
  await expect(video).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(video).toBeVisible();
  // On the page of another film it goes too, which has a place for its own.
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Crash Courses' }).click();
  // The window may stand over it.
  await page.getByRole('main').locator('a[href="/videos/interest-by-hand"]').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Interest, by hand' })).toBeVisible();
  await expect(video).toBeHidden();
  await main.getByRole('link', { name: 'Favorites' }).click();
  await expect(video).toBeVisible();
  const box = async () => {
    const found = await video.boundingBox();
    if (!found) throw new Error('The window is not on the page.');
    return found;
  };
  const first = await box();
  expect([Math.round(first.width), Math.round(first.height)]).toEqual([600, 450]);

  const move = video.getByRole('button', { name: /Move video, use arrow keys/ });
  await move.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => Math.round(first.x - (await box()).x)).toBe(300);
  for (let i = 0; i < 40; i++) await page.keyboard.press('Shift+ArrowLeft');
  for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => [Math.round((await box()).x), Math.round((await box()).y)]).toEqual([20, 20]);

  await video.getByRole('button', { name: 'Resize video, use arrow keys' }).focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowLeft');
  for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => [Math.round((await box()).width), Math.round((await box()).height)]).toEqual([320, 240]);

  // Dragged out of the window, it stays 20 px inside; when the window shrinks too.
  const bar = await move.boundingBox();
  if (!bar) throw new Error('The title bar is not on the page.');
  await page.mouse.move(bar.x + 20, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(3000, 3000, { steps: 10 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await box()).x + (await box()).width)).toBe(1260);
  await page.setViewportSize({ width: 700, height: 600 });
  await expect.poll(async () => (await box()).x + (await box()).width).toBeLessThanOrEqual(680.5);

  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await video.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isFull).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(isFull).toBe(false);

  await video.getByRole('button', { name: 'Minimize' }).click();
  await expectMoving(page, 0.5);
  const restore = video.getByRole('button', { name: 'Restore' });
  await expect(restore).toHaveAttribute('data-tip-side', 'top');
  // At the upper edge the names of the buttons stand below them.
  await video.getByRole('button', { name: /Move video/ }).focus();
  for (let n = 0; n < 60; n++) await page.keyboard.press('ArrowUp');
  await expect(restore).toHaveAttribute('data-tip-side', 'bottom');
  await restore.click();
  await video.getByRole('button', { name: 'Close video' }).click();
  await expect(video).toBeHidden();
  expect(await mediaState(page)).toBeNull();
});

test('the transcript follows, seeks and finds; chapters and bookmarks lead back', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page, 0.5);
  const player = playerOf(page);

  await player.getByRole('button', { name: 'Transcript' }).click();
  const panel = page.getByRole('complementary', { name: 'Transcript, chapters and bookmarks' });
  const current = panel.getByRole('group', { name: 'Transcript' }).locator('[aria-current=true]');
  const said = await current.textContent();
  await expect.poll(() => current.textContent(), { timeout: 20_000 }).not.toBe(said);

  await panel.getByRole('button', { name: 'Search the transcript' }).click();
  await page.keyboard.type('blank page');
  // While it is typed, its beginning is found in other lines.
  const hit = panel.locator('mark', { hasText: 'blank page' }).first();
  await expect(hit).toBeVisible();
  await page.keyboard.press('Enter');
  await hit.click();
  await expect.poll(() => placeSec(page)).toBeGreaterThan(30);

  // One step takes the jump back.
  await page
    .getByRole('button', { name: /^Back to 0:/ })
    .first()
    .click();
  await expect.poll(() => placeSec(page)).toBeLessThan(30);

  await player.getByRole('button', { name: 'Chapters' }).click();
  await panel.getByRole('button', { name: /Three minutes with a blank page/ }).click();
  await expect.poll(() => placeSec(page)).toBeGreaterThan(90);

  await panel.getByRole('tab', { name: 'Bookmarks' }).click();
  await panel.getByRole('button', { name: /^Add bookmark/ }).click();
  await expect(panel.getByRole('button', { name: /1:3\d/ }).first()).toBeVisible();
});

test('nothing is lost when the connection is: the place is sent later, and the sound goes on', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  await registerLearner(page, baseURL ?? '');
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page);
  await context.setOffline(true);
  await expectMoving(page, 2);
  await playerOf(page).getByRole('button', { name: 'Pause' }).click();
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const place = await placeSec(page);
  await context.setOffline(false);
  await expect
    .poll(
      async () =>
        ((await (await page.request.get('/api/progress/one-thing-to-try.close-the-book')).json()) as { positionSec: number } | null)
          ?.positionSec ?? 0,
      { timeout: 45_000 },
    )
    .toBeGreaterThan(place - 1);
  // The browser itself reports the requests that failed.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error)));
});

test('what the keys change is said, the last of several once', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page);
  await page.locator('main').focus();
  const said = page.getByRole('status');
  const pressAll = async (key: string, text: string | RegExp) => {
    for (const one of key.split(' ')) await page.keyboard.press(one);
    await expect(said.getByText(text, { exact: true })).toBeAttached();
  };
  await pressAll('> >', 'Speed 1.2×');
  await pressAll('m', 'Muted');
  await pressAll('m', 'Sound on');
  await pressAll('Shift+ArrowDown', 'Volume 95 percent');
  await pressAll('l l', /^1 minute( \d+ seconds?)?$/);
  await pressAll('Shift+n', 'Imagine it failed');
});
