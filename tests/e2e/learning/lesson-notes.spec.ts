import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectMoving } from '../../support/browser/player-page.ts';

const COURSE = 'attention-you-can-steer';

test('a note is written while a lesson is read, found again at its words, changed, and brought back', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto(`/courses/${COURSE}/lessons/${COURSE}.where-your-attention-goes`);
  const notes = page.getByRole('region', { name: 'My notes' });
  await expect(notes.getByText('Nothing noted here yet.')).toBeVisible();

  await page.keyboard.press('n');
  const field = notes.getByRole('textbox', { name: 'Your note' });
  await expect(field).toBeFocused();
  await field.fill('Try this on Monday.');
  // What is written is there after a reload, saved or not.
  await page.reload();
  await expect(field).toHaveValue('Try this on Monday.');
  await page.route('**/api/notes', (route) => route.abort(), { times: 1 });
  await notes.getByRole('button', { name: 'Save the note' }).click();
  await expect(notes.getByRole('alert')).toContainText('What you wrote is still here.');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await notes.getByRole('button', { name: 'Save the note' }).click();
  const row = notes.getByRole('listitem');
  await expect(row).toContainText('Try this on Monday.');
  await expect(field).toHaveValue('');

  await row.getByRole('button', { name: /^Delete the note/ }).click();
  await notes.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Try this on Monday.');

  // Selected words are marked where they stand.
  await page.getByText('That is the whole exercise.').selectText();
  await page.getByRole('toolbar', { name: 'Selected words' }).getByRole('button', { name: 'Highlight in green' }).click();
  await expect(row).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('note-green')?.size ?? 0)).toBe(1);

  // Its place leads back to them.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await row
    .filter({ hasText: 'That is the whole exercise.' })
    .getByRole('button', { name: /^Go to/ })
    .click();
  await expect(page.locator('main p:focus')).toContainText('That is the whole exercise.');
});

test('of a note that two devices have changed both are kept', async ({ page, baseURL, consoleErrors }) => {
  await registerLearner(page, baseURL ?? '');
  const headers = { origin: baseURL ?? '' };
  const made = await page.request.post('/api/notes', {
    data: { unitId: `${COURSE}.the-way-back`, positionSec: 12, text: 'As it was' },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/courses/${COURSE}/lessons/${COURSE}.the-way-back`);
  await page.getByRole('tab', { name: /^My notes/ }).click();
  await page.getByRole('button', { name: /^Edit the note at 0:12/ }).click();
  await page.request.patch(`/api/notes/${id}`, { data: { text: 'From the phone' }, headers });
  await page.getByRole('textbox', { name: /^Note at 0:12/ }).fill('From the laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const versions = page.getByRole('group', { name: 'Two versions of one note' });
  await expect(versions).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await versions.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByRole('list', { name: 'Your notes' }).getByRole('listitem')).toContainText('From the phone\n\nFrom the laptop');
});

/** Nobody waits a quarter of an hour for the end. */
const jumpToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const film = document.querySelector('video');
    if (film) film.currentTime = film.duration - 0.5;
  });

test('a lesson that has ended leads to the next, unless one stays', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto(`/courses/${COURSE}/lessons/${COURSE}.the-way-back`);
  const main = page.getByRole('main');
  await main.getByRole('switch', { name: 'Go on by itself' }).check();
  const play = main.getByRole('button', { name: /^Play/ }).first();
  await play.click();
  await expectMoving(page, 0.3);
  await jumpToEnd(page);
  await main.getByRole('button', { name: 'Stay here' }).click();
  await expect(main.getByRole('button', { name: 'Stay here' })).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The way back');

  await play.click();
  await expectMoving(page, 0.3);
  await jumpToEnd(page);
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('The way back', { timeout: 15_000 });
});
