import type { Page } from '@playwright/test';
import { expect, expectAwake, PASSWORD, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const LEVEL = 'Where are you in your working life?';
const INTERESTS = 'What do you like working with?';
const GOALS = 'What do you want next?';
const CHALLENGES = 'What gets in the way?';
const TIMEFRAME = 'How far ahead do you want to plan?';
const REVIEW = 'Is this what you mean?';
const CLOSEST = 'Which is closest?';

const kept = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('ai_user_profile') ?? 'null'));

async function keep(page: Page, profile: object): Promise<void> {
  await page.goto('/ai-career/assessment?question=career_level');
  await page.evaluate((json) => localStorage.setItem('ai_user_profile', json), JSON.stringify(profile));
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const words = element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent;
      return words?.trim() ?? '';
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`Tab does not lead to “${name}”.`);
}

test('by keyboard alone from registration over all five questions to the plan [spec 3.storage.ai_user_profile .ai_assessment_results 4.assessment.stored .submitted]', async ({
  page,
}) => {
  await page.goto('/register');
  await expectAwake(page.getByRole('button', { name: 'Create account' }));
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Robin Vale');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(`keys-${process.pid}-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/discover$/);
  // The keys come a moment after the page; what they say has its place with them.
  await expect(page.locator('body > p[aria-live]')).toBeAttached();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('career assessment');
  await expect(page.getByRole('combobox', { name: 'Find a work or a command' })).toHaveValue('career assessment');
  await page.keyboard.press('Enter');
  await expect(heading(page, LEVEL)).toBeFocused();
  await expect(page).toHaveURL(/\?question=career_level$/);

  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^Mid-career/ })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Senior/ })).toBeChecked();
  await expect(heading(page, LEVEL)).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(heading(page, INTERESTS)).toBeFocused();
  await expect(page).toHaveTitle(/^Interests, career assessment, /);
  await tabTo(page, 'Data');
  await page.keyboard.press('Space');
  await tabTo(page, 'Teaching');
  await page.keyboard.press('Space');
  await page.getByLabel('In your own words').focus();
  await page.keyboard.type('open a bakery');
  await page.keyboard.press('Enter');
  const order = page.getByRole('list', { name: 'What you chose, the most important first' }).getByRole('listitem');
  await expect(order).toContainText(['Data', 'Teaching', 'open a bakery']);
  await tabTo(page, 'Make “open a bakery” first');
  await page.keyboard.press('Enter');
  await expect(order).toContainText(['open a bakery', 'Data', 'Teaching']);
  await page.getByLabel('In your own words').focus();
  await page.keyboard.press('Enter');

  await expect(heading(page, GOALS)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Nothing is chosen yet.')).toBeVisible();
  await tabTo(page, 'Lead people');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(heading(page, CHALLENGES)).toBeFocused();
  await tabTo(page, 'Skip this question');
  await page.keyboard.press('Enter');

  await expect(heading(page, TIMEFRAME)).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');

  await expect(heading(page, REVIEW)).toBeFocused();
  await expect(page.getByText('Skipped. The plan takes nothing to be in the way.')).toBeVisible();
  expect(await kept(page)).toEqual({
    ...{ careerLevel: 'senior', interests: ['open a bakery', 'Data', 'Teaching'], goals: ['Lead people'], timeframe: '1_year' },
  });
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/records'));
  await tabTo(page, 'Next: which is closest?');
  await page.keyboard.press('Enter');
  await expect(heading(page, CLOSEST)).toBeFocused();
  const group = page.getByRole('group', { name: 'By what you chose' });
  const name = await group
    .getByRole('radio')
    .first()
    .evaluate((radio) => radio.parentElement?.querySelector('span')?.firstChild?.textContent ?? '');
  await group.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'Make my plan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai-career\/plan$/);
  expect((await recorded).ok()).toBe(true);
  const result = await page.evaluate(() => JSON.parse(localStorage.getItem('ai_assessment_results') ?? '{}') as { headline?: string });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.headline ?? 'no headline');
  expect(result.headline).toBe(name);

  await page.goto('/ai-career');
  await expect(page.getByRole('link', { name: 'Open your plan' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer again' })).toHaveAttribute('href', /question=career_level$/);
});

test.describe('with an account', () => {
  test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

  test('the coach opens with the first question; a reload in the middle and the history lose nothing', async ({ page }) => {
    await page.goto('/ai-career');
    await expect(heading(page, 'AI Career Coach')).toBeVisible();
    await page.getByRole('radio', { name: /^Mid-career/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page, INTERESTS)).toBeFocused();
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Nature/ })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page, GOALS)).toBeFocused();
    await page.goBack();
    await expect(heading(page, INTERESTS)).toBeFocused();
    await page.goForward();
    await expect(heading(page, GOALS)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/ai-career$/);
    await page.getByRole('link', { name: 'Go on: question 3 of 5' }).click();
    await expect(heading(page, GOALS)).toBeVisible();
    await page.goto('/ai-career/assessment');
    await expect(page).toHaveURL(/\?question=goals$/);
    await page
      .getByRole('navigation', { name: 'Questions' })
      .getByRole('link', { name: /^Question 1 of 5/ })
      .click();
    await expect(page.getByRole('radio', { name: /^Mid-career/ })).toBeChecked();
  });

  test('a list takes eight, own words of 200 characters, and says when that is all', async ({ page }) => {
    await keep(page, { challenges: ['a', 'b', 'c', 'd', 'e', 'f', 'Stress'] });
    await page.goto('/ai-career/assessment?question=challenges');
    const own = page.getByLabel('In your own words');
    await own.fill('x'.repeat(201));
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Write at most 200 characters: these are 201.')).toBeVisible();
    await own.fill('too few people');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('“too few people” is not in your list yet.')).toBeVisible();
    await own.press('Enter');
    await expect(page.getByText('8 of 8 chosen. Take one out to choose another.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Conflict' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Conflict' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: /^Stress/ }).uncheck();
    await page.getByRole('checkbox', { name: 'Conflict' }).check();
    expect(await kept(page)).toEqual({ challenges: ['a', 'b', 'c', 'd', 'e', 'f', 'too few people', 'Conflict'] });
  });

  test('without a connection nothing is lost, and a second try is not a second assessment', async ({ page, context, consoleErrors }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await keep(page, { careerLevel: 'entry', goals: ['Get a first job'] });
    await page.goto('/ai-career/assessment?question=challenges', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('checkbox', { name: 'Interviews' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page, TIMEFRAME)).toBeFocused();
    await page.keyboard.press('1');
    await expect(page.getByRole('radio', { name: '3 months' })).toBeChecked();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Next: which is closest?' }).click();
    await expect(page.getByText('The situations could not be fetched.')).toBeVisible();
    await page.getByRole('button', { name: 'Make my plan' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to process assessment. The server cannot be reached');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport();
    await context.setOffline(false);
    // The answer is lost on its way back.
    await page.route('**/api/assessments', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to process assessment');
    await page.unroute('**/api/assessments');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/ai-career\/plan$/);
    const { items } = (await (await page.request.get('/api/assessments')).json()) as { items: object[] };
    expect(items).toHaveLength(1);
    consoleErrors.length = 0;
  });

  test('nobody waits for an AI service, and what it fails at is held and put away [spec 4.assessment.loading .error 8.errors.held .cleared]', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/api/coach', async (route) => {
      const status = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...status, provider: 'openai', host: 'ai.example.org', model: 'quiet-1', isBuiltinOnly: false } });
    });
    await keep(page, { careerLevel: 'mid', interests: ['Data'], goals: ['Lead people'], challenges: ['Stress'], timeframe: '1_year' });
    const sent: { key: string | undefined; isLocal: boolean }[] = [];
    await page.route('**/api/assessments', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      const { isLocal } = route.request().postDataJSON() as { isLocal: boolean };
      sent.push({ key: route.request().headers()['idempotency-key'], isLocal });
      if (isLocal) return route.continue();
      if (sent.length === 1)
        return route.fulfill({ status: 500, json: { code: 'assessment_failed', detail: 'Failed to process assessment' } });
      return undefined;
    });
    await page.goto('/ai-career');
    await page.getByRole('link', { name: 'Go on: review your answers' }).click();
    await page.getByRole('link', { name: 'Next: which is closest?' }).click();
    await page.getByRole('button', { name: 'Make my plan' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to process assessment.' });
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toBeHidden();
    await page.getByRole('button', { name: 'Make my plan' }).click();
    await expect(page.getByText('ai.example.org (model quiet-1) is asked to write it.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, CLOSEST)).toBeFocused();
    await page.getByRole('button', { name: 'Make my plan' }).click();
    await page.getByRole('button', { name: 'Do not wait: make the plan here' }).click();
    await expect(page).toHaveURL(/\/ai-career\/plan$/);
    expect(sent.map(({ isLocal }) => isLocal)).toEqual([false, false, false, true]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    consoleErrors.length = 0;
  });

  test('what is grave is answered calmly, and leads back to the answers', async ({ page, consoleErrors }) => {
    await keep(page, { challenges: ['I want to kill myself'] });
    await page.goto('/ai-career/assessment?question=closest');
    const card = page.getByRole('status', { name: 'Before a plan' });
    await expect(card).toBeVisible();
    await expect(page.getByText('Failed to process assessment')).toBeHidden();
    await card.getByRole('link', { name: 'Change my answers' }).click();
    await expect(heading(page, CHALLENGES)).toBeFocused();
    consoleErrors.length = 0;
  });

  test('signing out takes the answers along, and the next learner begins anew', async ({ page, baseURL }) => {
    await keep(page, { careerLevel: 'executive' });
    await page.goto('/ai-career');
    await expect(page.getByRole('link', { name: /^Go on: question 2/ })).toBeVisible();
    // The session ends without signing out, and somebody else begins.
    await registerLearner(page, baseURL ?? '');
    await page.goto('/ai-career');
    await expect(page.getByRole('radio', { name: /^Starting out/ })).toBeVisible();
    await expect.poll(() => kept(page)).toBeNull();
    await page.getByRole('radio', { name: /^Starting out/ }).check();
    expect(await kept(page)).toEqual({ careerLevel: 'entry' });
    await page.getByRole('button', { name: 'Robin Vale' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^ai_|assessment|kept_for/.test(key)))).toEqual([]);
  });

  test('has no faults on any screen', async ({ page }) => {
    test.slow();
    await keep(page, { careerLevel: 'mid', challenges: ['Stress', 'x'.repeat(200)] });
    for (const address of [
      '/ai-career',
      '/ai-career/assessment?question=career_level',
      '/ai-career/assessment?question=challenges',
      '/ai-career/assessment?question=review',
      '/ai-career/assessment?question=closest',
    ]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoFaultsOn(page, [
        [1280, 'light'],
        [390, 'dark'],
        [320, 'light'],
      ]);
    }
  });
});
