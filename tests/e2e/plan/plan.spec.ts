import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Assessment } from '../../../core/assessment/assessment.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

const ANSWERS = [
  { questionId: 'career_level', answer: 'mid' },
  { questionId: 'interests', answer: ['teaching', 'data'] },
  { questionId: 'goals', answer: ['lead_people'] },
  { questionId: 'challenges', answer: ['time', 'delegating'] },
  { questionId: 'timeframe', answer: '6_months' },
];
const FIRST_ANSWERS = [{ questionId: 'challenges', answer: ['stress'] }];

async function answer(page: Page, origin: string, answers: object[] = ANSWERS): Promise<Assessment> {
  const confirmed = { situations: answers === ANSWERS ? ['delegating-that-comes-back'] : [] };
  const response = await page.request.post('/api/assessments', { data: { answers, confirmed, isLocal: true }, headers: { origin } });
  expect(response.status()).toBe(201);
  return (await response.json()) as Assessment;
}

test('without a plan the page leads to the five questions, and that of somebody else is not there', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const { id } = await answer(page, baseURL ?? '');
  await page.context().clearCookies();
  await registerLearner(page, baseURL ?? '');
  await page.goto(`/ai-career/plan/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No path leads here' })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.goto('/ai-career/plan');
  await expect(page.getByRole('heading', { level: 1, name: 'No plan yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Answer the five questions' }).click();
  await expect(page).toHaveURL(/\/ai-career\/assessment/);
});

test('the first step is tracked by keyboard, and gone on with the next time', async ({ page, baseURL }) => {
  const { headline } = await answer(page, baseURL ?? '');
  await page.goto('/ai-career/plan');
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await page.getByRole('button', { name: 'Track the first step' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Track this' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Go on with step 1' })).toBeVisible();
  await expect(page.locator('#leg-1')).toContainText('Tracked');
  await expect(page.getByRole('link', { name: 'Go on with step 1' })).toBeFocused();
  await page.reload();
  await page.getByRole('link', { name: 'Go on with step 1' }).click();
  await expect(page).toHaveURL(/\/ai-career\/goals\/[\w-]+$/);
});

test('the practice of a step opens the coach with all that the step practises', async ({ page, baseURL }) => {
  const { actionPlan } = await answer(page, baseURL ?? '');
  const step = actionPlan.findIndex(({ practice }) => practice.mode === 'managerial');
  await page.goto('/ai-career/plan');
  const leg = page.locator('.leg').filter({ hasText: actionPlan[step]!.action });
  await leg.getByRole('button', { name: /^How to go about it/ }).click();
  await leg.getByRole('link', { name: /^Practise .+ with the coach$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Managerial practice' })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${actionPlan[step]!.practice.focusAreaTitle}`) })).toBeChecked();
  await page.goto('/ai-career?mode=interview&interviewType=behavioural&question=Why%20here%3F');
  await expect(page.getByLabel('A question of your own')).toHaveValue('Why here?');
  await expect(page.getByRole('radio', { name: /^Behavioural/ })).toBeChecked();
});

test('a career talk is set up from the newest answers on whatever device they were given', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  await answer(page, origin);
  await page.goto('/ai-career?mode=career');
  const goals = page.getByLabel('Goals');
  await expect(goals).toHaveValue('Lead people');
  // This browser has kept what was set up here, and another device has answered since.
  await goals.fill('Open a bakery');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/ai-career\/[\w-]+$/);
  await page.goto('/ai-career?mode=career');
  await expect(goals).toHaveValue('Open a bakery');
  await answer(page, origin, FIRST_ANSWERS);
  await page.goto('/ai-career?mode=career');
  await expect(page.getByLabel('Challenges')).toHaveValue('Stress');
  await expect(goals).toHaveValue('');
});

test('a plan is printed with everything open, says why on the screen, and is taken along', async ({ page, baseURL }) => {
  const made = await answer(page, baseURL ?? '');
  await page.goto('/ai-career/plan');
  const leg = page.locator('#leg-1');
  const way = leg.getByText(/^If .+, then I /);
  await expect(way).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(way).toBeVisible();
  const strengths = page.getByRole('region', { name: 'What you can build on' });
  await expect(strengths.getByText('You said “Mid-career”').first()).toBeVisible();
  for (const name of ['Print', 'More about this plan']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).color)).toBe('rgb(0, 0, 0)');
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(3);

  await page.emulateMedia({ media: 'screen' });
  await expect(strengths.getByText('You said “Mid-career”').first()).toBeHidden();
  await strengths.getByRole('button', { name: 'Why' }).click();
  await expect(strengths.getByText('You said “Mid-career”').first()).toBeVisible();
  await leg.getByRole('button', { name: /^How to go about it/ }).click();
  await expect(way).toBeVisible();

  const download = async (name: string): Promise<string> => {
    await page.getByRole('button', { name: 'More about this plan' }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    return readFile(await (await started).path(), 'utf8');
  };
  expect(await download('Export as Markdown')).toMatch(/^# /);
  expect(JSON.parse(await download('Export as JSON'))).toEqual(made);
});

test('after answering again the plan says what changed; the earlier one is deleted, and taken back', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const before = await answer(page, origin, FIRST_ANSWERS);
  const [action] = before.actionPlan;
  await page.request.post('/api/goals', {
    data: { text: 'Walk at noon.', action: { assessmentId: before.id, actionId: action?.id } },
    headers: { origin },
  });
  await answer(page, origin);
  await page.goto('/ai-career/plan');
  const since = page.getByRole('region', { name: 'Since the last one' });
  await expect(since.getByRole('row', { name: /What gets in the way/ })).toContainText('Stress');
  await expect(since.getByRole('row', { name: /What gets in the way/ })).toContainText('Handing work over');
  await expect(since.getByRole('listitem')).toHaveText('Walk at noon, under way');
  await since.getByRole('link', { name: 'Open the earlier plan' }).click();
  await expect(page).toHaveURL(new RegExp(`/ai-career/plan/${before.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: before.headline })).toBeVisible();

  await page.goBack();
  const others = page.getByRole('region', { name: 'Other plans of yours' });
  const remove = others.getByRole('button', { name: `Delete: ${before.headline}` });
  await page.evaluate((kept) => localStorage.setItem('ai_assessment_results', JSON.stringify(kept)), before);
  await remove.click();
  await expect(others).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(others).toContainText(before.headline);
  await remove.click();
  expect(await page.evaluate(() => localStorage.getItem('ai_assessment_results'))).toBeNull();
  // Who leaves the page has decided.
  await page.goto('/ai-career');
  await expect.poll(async () => (await page.request.get(`/api/assessments/${before.id}`)).status()).toBe(404);
});

test('without a connection the plan is shown as the browser keeps it', async ({ page, baseURL, consoleErrors }) => {
  const made = await answer(page, baseURL ?? '');
  await page.goto('/ai-career');
  await page.evaluate((kept) => localStorage.setItem('ai_assessment_results', JSON.stringify(kept)), made);
  await page.route('**/api/**', (route) => route.abort());
  await page.locator('#main a[href="/ai-career/plan"]').first().click();
  await expect(page.getByText('This is the plan as this browser keeps it')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: made.headline })).toBeVisible();
  consoleErrors.length = 0;
});

test('has no fault on any screen, with everything open', async ({ page, baseURL }) => {
  test.slow();
  await answer(page, baseURL ?? '', FIRST_ANSWERS);
  await answer(page, baseURL ?? '');
  await page.goto('/ai-career/plan');
  await page.getByRole('button', { name: 'Why: next steps' }).click();
  await page
    .locator('#leg-1')
    .getByRole('button', { name: /^How to go about it/ })
    .click();
  await expectNoFaultsOn(page, [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
    [320, 'light'],
  ]);
});
