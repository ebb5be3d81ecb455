import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

/** Talks through the API, so that a test which is not about talking starts where it begins. */
async function talk(page: Page, origin: string, type: string, said: readonly string[]): Promise<string> {
  const headers = { origin };
  const begun = await page.request.post('/api/coach/conversations', { data: { type }, headers });
  const { id } = (await begun.json()) as { id: string };
  for (const content of said) {
    const sent = await page.request.post(`/api/coach/conversations/${id}/messages`, { data: { content }, headers });
    const { turnId } = (await sent.json()) as { turnId: string };
    await page.request.get(`/api/coach/turns/${turnId}/events`);
  }
  return id;
}

test('a conversation is set up and begun by keyboard, and the choices are there the next time', async ({ page }) => {
  await page.goto('/ai-career');
  await page.getByRole('link', { name: 'Interview', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Interview practice' })).toBeFocused();
  await expect(page).toHaveTitle(/^Interview practice, /);
  await page.getByLabel('Target role').focus();
  await page.keyboard.type('Shift planner');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Situational/ })).toBeChecked();
  await page.getByLabel('Target role').focus();
  const created = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Enter');
  const { context } = (await (await created).json()) as { context: object };
  expect(context).toEqual({ targetRole: 'Shift planner', interviewType: 'situational' });
  await expect(page).toHaveURL(/\/ai-career\/[\w-]+$/);

  await page.goto('/ai-career?mode=interview');
  await expect(page.getByLabel('Target role')).toHaveValue('Shift planner');
  await expect(page.getByRole('radio', { name: /^Situational/ })).toBeChecked();
});

test('what did not begin says why, can be put away and begun again [spec 8.errors.held .cleared 8.text.failed-start]', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/ai-career?mode=networking');
  await page.route('**/api/coach/conversations', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { code: 'ai_not_initialized', detail: 'AI service not initialized. Please check your API key.' },
    }),
  );
  await page.getByRole('button', { name: 'Start' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'AI service not initialized. Please check your API key.' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();

  for (const answer of ['no connection', 'a gateway without a server']) {
    await page.unroute('**/api/coach/conversations');
    await page.route('**/api/coach/conversations', (route) =>
      answer === 'no connection' ? route.abort() : route.fulfill({ status: 502 }),
    );
    await page.getByRole('button', { name: 'Start' }).click();
    const unreached = page.getByRole('alert').filter({ hasText: 'Failed to start conversation' });
    await expect(unreached).toBeVisible();
    await unreached.getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.unroute('**/api/coach/conversations');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/ai-career\/[\w-]+$/);
  consoleErrors.length = 0;
});

test('a search in what was said leads to the turn, and is there again on the way back', async ({ page, baseURL }) => {
  await talk(page, baseURL ?? '', 'career', ['I would like to lead a team of lighthouse keepers by next summer.']);
  await talk(page, baseURL ?? '', 'interview', ['I planned the shifts of forty nurses last year.']);
  await page.goto('/ai-career');
  const found = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await expect(found).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search in conversations' }).fill('lighthouse');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('lighthouse keepers');
  await found.getByRole('link').click();
  await expect(page).toHaveURL(/\/ai-career\/[\w-]+#m-/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toContainText('lighthouse');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search in conversations' })).toHaveValue('lighthouse');
  await expect(found).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search in conversations' }).fill('zebra');
  await expect(page.getByText('Nothing found for “zebra”')).toBeVisible();
});

test('a conversation is renamed, and deleted and taken back', async ({ page, baseURL }) => {
  await talk(page, baseURL ?? '', 'career', ['I would like to lead a team.']);
  await page.goto('/ai-career');
  const found = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await found.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The team');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByRole('link', { name: 'The team' })).toBeVisible();
  await found.getByRole('button', { name: 'More: The team' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(found).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found).toHaveCount(1);
  await found.getByRole('button', { name: 'More: The team' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(found).toHaveCount(0);
  // Who leaves has decided.
  await page.goto('/info');
  await page.goto('/ai-career');
  await expect(page.getByText('Nothing said yet')).toBeVisible();
});

test('a goal is added, ticked, changed, deleted and taken back', async ({ page }) => {
  await page.goto('/ai-career');
  await page.getByRole('button', { name: 'Add a goal' }).click();
  await expect(page.getByLabel('What do you want to reach?')).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write down what you want to reach.')).toBeVisible();
  await page.getByLabel('What do you want to reach?').fill('Ask Ines about her rota');
  await page.getByRole('textbox', { name: 'By when' }).fill('2099-12-24');
  await page.getByLabel('What do you want to reach?').press('Enter');
  const goal = page.getByRole('region', { name: 'Your goals' }).getByRole('listitem');
  await expect(goal).toContainText('By 24 December 2099');
  const done = page.getByRole('checkbox', { name: 'Ask Ines about her rota' });
  await done.click();
  await expect(done).toBeChecked();
  await page.getByRole('button', { name: 'Edit: Ask Ines about her rota' }).click();
  await page.getByLabel('What do you want to reach?').fill('Ask Ines about nights');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Ask Ines about nights' })).toBeChecked();
  await page.getByRole('button', { name: 'Delete: Ask Ines about nights' }).click();
  await expect(goal).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(goal).toHaveCount(1);
});

test('the profile says who receives what is said, and keeps the choice of the built-in coach', async ({ page }) => {
  await page.goto('/profile');
  const coach = page.getByRole('region', { name: 'AI coach' });
  await expect(coach).toContainText('nothing leaves this server');
  await expect(coach).toContainText('0 of 200');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await coach.getByRole('switch').check();
  await saved;
  await page.reload();
  await expect(coach.getByRole('switch')).toBeChecked();
});

test('what a learner says of their confidence offline is sent when the connection is back', async ({
  page,
  baseURL,
  context,
  consoleErrors,
}) => {
  const id = await talk(page, baseURL ?? '', 'networking', ['Hello, I plan shifts. What brought you to this talk?']);
  await page.request.post(`/api/coach/conversations/${id}/end`, { data: {}, headers: { origin: baseURL ?? '' } });
  await page.goto(`/ai-career/${id}`);
  await expect(page.getByRole('heading', { name: 'What to practise next' })).toBeVisible();
  // Offline too early, the app would not stand yet.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Mostly' }).check();
  await expect(page.getByText('Kept with the record of this session.', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('cairn_records:')))).toBe(true);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/records'));
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  consoleErrors.length = 0;
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Mostly' })).toBeChecked();
});

test('axe finds nothing on the home, the set-ups, a review and the profile', async ({ page, baseURL }) => {
  test.slow();
  const id = await talk(page, baseURL ?? '', 'networking', ['Hello, I plan shifts. What brought you to this talk?']);
  await page.request.post(`/api/coach/conversations/${id}/end`, { data: {}, headers: { origin: baseURL ?? '' } });
  await page.request.post('/api/goals', { data: { text: 'Ask Ines' }, headers: { origin: baseURL ?? '' } });
  const wide = [1280, 'light'] as const;
  const narrow = [390, 'dark'] as const;
  for (const [path, ...screens] of [
    ['/ai-career', wide, narrow],
    ['/ai-career?mode=career', wide],
    ['/ai-career?mode=networking', wide],
    ['/ai-career?mode=interview', narrow],
    ['/ai-career?mode=managerial', narrow],
    [`/ai-career/${id}`, wide, narrow],
    ['/profile', wide, narrow],
  ] as const) {
    await page.goto(path);
    await expectNoFaultsOn(page, screens);
  }
});
