import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectMoving, placeSec, playerOf } from '../../support/browser/player-page.ts';

const PODCAST = '/podcasts/one-thing-to-try/episodes';
const UNIT = '/api/progress/one-thing-to-try.close-the-book';

test('two devices at two places: the player asks, and either answer is taken', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page);
  await playerOf(page).getByRole('button', { name: 'Pause' }).click();
  await expect
    .poll(async () => ((await (await page.request.get(UNIT)).json()) as { positionSec: number } | null)?.positionSec ?? 0)
    .toBeGreaterThan(0.5);
  const here = await placeSec(page);

  // Another device goes on elsewhere.
  const response = await page.request.put(UNIT, {
    data: { positionSec: 120, fraction: 0.62, completed: false, playedSec: 30, observedAt: new Date(Date.now() + 1000).toISOString() },
    headers: { origin: baseURL ?? '' },
  });
  expect(response.ok()).toBe(true);

  await page.reload();
  const question = page.getByRole('group', { name: 'Where to resume' });
  await expect(question).toContainText(/Resume from 2:00 \(other device\) or 0:0\d \(here\)\?/);
  await expect.poll(() => placeSec(page)).toBeCloseTo(120, 0);
  await question.getByRole('button', { name: /here/ }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => Math.abs((await placeSec(page)) - here)).toBeLessThan(1.5);
});

test('the palette leads to a work, and the keys work the player', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto(PODCAST);
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await expectMoving(page, 0.5);
  await page.keyboard.press('l');
  await expect.poll(() => placeSec(page)).toBeGreaterThan(30);
  await page.keyboard.press('k');
  await expect(playerOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('small starts');
  await page
    .getByRole('option', { name: /Small starts/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small starts' })).toBeVisible();
});
