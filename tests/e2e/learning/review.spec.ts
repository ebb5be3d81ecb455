import type { BrowserContext, Page } from '@playwright/test';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { expect, registerLearner, test, watchConsole } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';
import { makeHighlight } from '../../support/browser/make-highlight.ts';

test.use({ timezoneId: 'Pacific/Honolulu' });
test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

const QUOTE = 'A habit begins where nobody would call it one yet.';
const BEGINNING = 'A habit begins where …';

/** The same learner moved to Kiritimati, where the day of Honolulu's tomorrow has begun. A zone that is only named brings no day early. */
async function goToTomorrow(context: BrowserContext, origin: string, consoleErrors: string[]): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const there = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', storageState: await context.storageState() });
  watchConsole(there, consoleErrors);
  await context.request.get(`${origin}/api/review?tz=Pacific/Honolulu`);
  const moved = await context.request.patch(`${origin}/api/profile`, {
    data: { learning: { timeZone: 'Pacific/Kiritimati' } },
    headers: { origin },
  });
  expect(moved.ok()).toBe(true);
  return there.newPage();
}

test('a highlight made today is in tomorrow’s review, and is recalled by keys alone', async ({ page, context, baseURL, consoleErrors }) => {
  const origin = baseURL ?? '';
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible();
  await makeHighlight(page, origin, QUOTE);
  await page.reload();
  await expect(page.getByText('1 card comes back tomorrow.')).toBeVisible();

  const tomorrow = await goToTomorrow(context, origin, consoleErrors);
  await tomorrow.goto(`${origin}/review`);
  await expect(tomorrow.getByRole('heading', { name: 'How does it go on?' })).toBeVisible();
  await expect(tomorrow.getByText(BEGINNING)).toBeVisible();
  await expect(tomorrow.getByText(QUOTE)).toHaveCount(0);
  await tomorrow.keyboard.press('Space');
  await expect(tomorrow.getByText(QUOTE)).toBeVisible();
  await expect(tomorrow.getByRole('link', { name: 'Go to the place' })).toHaveAttribute('href', /^\/ebooks\/small-starts\/read\?note=/);
  await expectNoFaultsOn(tomorrow, [
    [1440, 'light'],
    [320, 'dark'],
  ]);

  await tomorrow.keyboard.press('1');
  await expect(tomorrow.getByRole('heading', { name: 'How does it go on?' })).toBeFocused();
  await tomorrow.keyboard.press('Space');
  await expect(tomorrow.getByRole('button', { name: /^Good/ })).toContainText('tomorrow');
  await tomorrow.keyboard.press('3');
  await expect(tomorrow.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await tomorrow.getByRole('button', { name: 'Take back the last answer' }).click();
  await expect(tomorrow.getByRole('heading', { name: 'How does it go on?' })).toBeFocused();
  await tomorrow.keyboard.press('Space');
  await tomorrow.keyboard.press('4');
  await expect(tomorrow.getByText('1 card recalled. 1 card comes back tomorrow.')).toBeVisible();
  await expectNoFaultsOn(tomorrow, [[390, 'light']]);
  await tomorrow.context().close();
});

test('questions that were missed come back, are answered by keys alone, and say what was right', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  const origin = baseURL ?? '';
  const course = 'attention-you-can-steer';
  const { units } = (await (await page.request.get(`/api/courses/${course}`)).json()) as ItemDetail;
  const quiz = units.find(({ kind }) => kind === 'quiz');
  await page.request.post(`/api/courses/${course}/lessons/${quiz?.id}/answers`, { data: { answers: {} }, headers: { origin } });

  const tomorrow = await goToTomorrow(context, origin, consoleErrors);
  await tomorrow.goto(`${origin}/review`);
  const heading = tomorrow.getByRole('main').getByRole('heading', { level: 2 });
  const said = tomorrow.getByRole('group', { name: 'Your answer' });
  for (let card = 1; card <= 5; card += 1) {
    await expect(tomorrow.getByText(`${card} of 5 today`)).toBeVisible();
    const isOrder = (await heading.innerText()).includes('In which order');
    if (isOrder) await moveUp(tomorrow);
    await tomorrow.getByRole('button', { name: isOrder ? 'Check' : 'I do not know' }).press('Enter');
    await expect(said).toBeFocused();
    await expect(said).toContainText(isOrder ? 'Your answer' : 'Here it is');
    if (isOrder) await expectNoFaultsOn(tomorrow, [[320, 'dark']]);
    await tomorrow.keyboard.press('3');
  }
  await expect(tomorrow.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await tomorrow.context().close();
});

/** The last row goes up, and its button keeps the focus, so that it goes up again. */
async function moveUp(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Put these in order' }).getByRole('listitem');
  const words = (await rows.last().innerText()).replace(/^\d+\. /, '');
  const up = page.getByRole('button', { name: `Move “${words}” up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${words}, now 2 of 3` })).toBeAttached();
  await expect(rows.nth(1)).toContainText(words);
}

test('a card that is not wanted goes at once, and comes back when that is taken back', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  const origin = baseURL ?? '';
  await makeHighlight(page, origin, QUOTE);
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'Nothing due today' })).toBeVisible();
  const tomorrow = await goToTomorrow(context, origin, consoleErrors);
  await tomorrow.goto(`${origin}/review`);
  await tomorrow.getByRole('button', { name: 'Do not ask this again' }).click();
  await expect(tomorrow.getByText(BEGINNING)).toHaveCount(0);
  await tomorrow.getByRole('button', { name: 'Undo' }).click();
  await expect(tomorrow.getByText(BEGINNING)).toBeVisible();
  await tomorrow.context().close();
});

test('who switched the review off is led to where it is switched on', async ({ page, baseURL }) => {
  const off = await page.request.patch('/api/profile', { data: { learning: { hasReview: false } }, headers: { origin: baseURL ?? '' } });
  expect(off.ok()).toBe(true);
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'The review is switched off' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
