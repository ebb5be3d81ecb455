import type { Page, Response } from '@playwright/test';
import type { Goal, GoalInput } from '#core/goals/goal.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

const TEXT = 'Hand over one whole task';

async function addGoal(page: Page, origin: string, more: Partial<GoalInput> = {}): Promise<Goal> {
  const data = { text: TEXT, ifThen: 'If Ben could answer, then I forward it.', dueOn: '2099-12-01', ...more };
  const response = await page.request.post('/api/goals', { data, headers: { origin } });
  expect(response.status()).toBe(201);
  return (await response.json()) as Goal;
}

/** As somebody does who heard it elsewhere, and goes on at once. */
async function finish(page: Page, workId: string): Promise<void> {
  await page.goto(`/podcasts/${workId}/episodes`);
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  await expect(page.getByRole('button', { name: 'Finished', exact: true })).toBeVisible();
  const refreshed = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await (await refreshed).json()).toMatchObject({ completed: true, playedSec: 0 });
  await page.waitForLoadState('networkidle');
}

test('a goal is written down with all its parts by keyboard', async ({ page }) => {
  await page.goto('/ai-career/goals');
  await expect(page).toHaveTitle(/^Goals, /);
  await expect(page.getByRole('heading', { name: 'No goals yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a goal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What do you want to reach?')).toBeFocused();
  await page.keyboard.type(TEXT);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ben could answer');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('then I')).toBeFocused();
  await page.keyboard.type('forward it');
  await page.getByRole('button', { name: 'In two weeks' }).press('Enter');
  await page.getByRole('button', { name: 'Add a step' }).press('Enter');
  await page.keyboard.type('Tell Ben');
  await page.getByRole('button', { name: 'Add a step' }).press('Enter');
  await page.keyboard.type('Choose the task');
  await page.getByRole('button', { name: 'Move step 2 up' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue('Choose the task');
  await page.getByRole('button', { name: 'Link a work' }).press('Enter');
  await page.keyboard.type('one thing to try');
  await page.getByRole('button', { name: 'Link One thing to try' }).first().press('Enter');
  await page.getByLabel('What do you want to reach?').press('Enter');

  await page.getByRole('link', { name: TEXT }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: TEXT })).toBeFocused();
  await expect(page.getByText('If Ben could answer, then I forward it.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'From the library' })).toContainText('One thing to try');
});

test('steps, a finished work and a practice bring a goal nearer', async ({ page, baseURL }) => {
  const goal = await addGoal(page, baseURL ?? '', {
    steps: ['Choose the task', 'Tell Ben'],
    workIds: ['one-thing-to-try'],
    practice: { mode: 'managerial', focusAreaTitle: 'Delegation' },
  });
  await page.goto(`/ai-career/goals/${goal.id}`);
  await page.getByRole('checkbox', { name: 'Choose the task' }).check();
  await expect(page.getByText('1 of 4 parts done', { exact: false }).first()).toBeVisible();
  const isPatch = (response: Response): boolean => response.request().method() === 'PATCH';
  const undone = page.waitForResponse(isPatch);
  await page.getByRole('button', { name: 'Undo' }).click();
  await undone;
  await expect(page.getByRole('checkbox', { name: 'Choose the task' })).not.toBeChecked();
  const saved = page.waitForResponse(isPatch);
  await page.getByRole('checkbox', { name: 'Tell Ben' }).check();
  await saved;
  await finish(page, 'one-thing-to-try');
  await page.goto(`/ai-career/goals/${goal.id}`);
  await expect(page.getByRole('checkbox', { name: 'Tell Ben' })).toBeChecked();
  await expect(page.getByText('2 of 4 parts done')).toBeVisible();

  await page.getByRole('link', { name: 'Practise', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Managerial practice' })).toBeVisible();
  await expect(page.getByRole('link', { name: TEXT })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Delegation/ })).toBeChecked();
  const started = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await (await started).json()).toMatchObject({ goalId: goal.id, context: { focusAreaTitle: 'Delegation' } });
});

test('a tick without a connection is kept, and sent when it is back', async ({ page, context, baseURL, consoleErrors }) => {
  const goal = await addGoal(page, baseURL ?? '', { steps: ['Tell Ben'] });
  await page.goto(`/ai-career/goals/${goal.id}`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Tell Ben' }).check();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tell Ben' })).toBeChecked();
  await context.setOffline(false);
  const read = async (): Promise<Goal> => (await (await page.request.get(`/api/goals/${goal.id}`)).json()) as Goal;
  await expect.poll(async () => (await read()).progress.done).toBe(1);
  // The browser itself reports the requests that failed.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error)));
});

test('a tick that is still being sent stays when its page is left and opened again', async ({ page, baseURL }) => {
  const goal = await addGoal(page, baseURL ?? '', { steps: ['Tell Ben'] });
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(`**/api/goals/${goal.id}`, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await page.goto(`/ai-career/goals/${goal.id}`);
  await page.waitForLoadState('networkidle');
  const box = page.getByRole('checkbox', { name: 'Tell Ben' });
  await box.check();
  await page.getByRole('link', { name: 'All goals' }).click();
  await page.getByRole('link', { name: TEXT }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEXT })).toBeFocused();
  await expect(box).toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  letThrough();
  await saved;
  await expect(box).toBeChecked();
});

test('a goal is postponed, let go, opened again, reached, deleted and taken back', async ({ page, baseURL }) => {
  const { id } = await addGoal(page, baseURL ?? '');
  await page.goto(`/ai-career/goals/${id}`);
  await page.getByRole('button', { name: 'Postpone' }).click();
  await page.getByLabel('Its new day').first().fill('2099-12-24');
  await page.getByLabel('Why? (optional)').fill('The audit comes first.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rests, by 24 December 2099')).toBeVisible();
  await expect(page.getByText('The audit comes first.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('button', { name: 'Let go' }).click();
  await page.getByRole('button', { name: 'It no longer fits' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let go' }).click();
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('It no longer fits');
  await page.getByRole('link', { name: 'All goals' }).click();
  await page.getByRole('link', { name: 'Let go 1' }).click();
  await expect(page).toHaveURL(/state=dropped/);
  await page.getByRole('link', { name: TEXT }).click();
  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('button', { name: 'Reached' }).click();
  await page.getByLabel('How did it go? (optional)').fill('Ben decides now.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'How it went' })).toContainText('Ben decides now.');
  await page.getByRole('button', { name: 'Delete this goal' }).click();
  await expect(page.getByRole('heading', { name: 'No goals yet' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Goal deleted.' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Reached 1' }).click();
  await expect(page.getByRole('link', { name: TEXT })).toBeVisible();
});

test('the day of a goal goes into a calendar, and one that has passed is moved by one press', async ({ page, baseURL }) => {
  const { id } = await addGoal(page, baseURL ?? '', { dueOn: '2026-01-05' });
  await page.goto(`/ai-career/goals/${id}`);
  await expect(page.getByText('Its day was 5 January')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file' }).click();
  const file = await (await downloaded).createReadStream();
  const calendar = (await file.toArray()).join('');
  expect(calendar).toContain(`SUMMARY:${TEXT}`);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20260105');
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(page.getByText('Move it?')).toHaveCount(0);
});

test('discover names the next step, and another one when it is done', async ({ page, baseURL }) => {
  await page.goto('/discover');
  await expect(page.getByText('Make a plan from five questions')).toBeVisible();
  await addGoal(page, baseURL ?? '', { steps: ['Choose the task', 'Tell Ben'] });
  await page.goto('/discover');
  const card = page.getByRole('region', { name: /^Next: / });
  await expect(card).toContainText('Choose the task');
  await expect(card).toContainText('If Ben could answer, then I forward it.');
  await card.getByRole('link', { name: 'Open the goal' }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('checkbox', { name: 'Choose the task' }).check();
  await saved;
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(card).toContainText('Tell Ben');
});

test('the line is asked for from memory on the next day, once', async ({ page, baseURL }) => {
  const { id } = await addGoal(page, baseURL ?? '');
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.goto(`/ai-career/goals/${id}`);
  await expect(page.getByText('then I forward it.')).toHaveCount(0);
  await page.getByLabel('Write your if-then line again from memory').fill('if ben could answer then I answer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 of 8 words came back.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('If Ben could answer, then I forward it.')).toBeVisible();
});

test('goals are free of faults on a phone in the dark and on a wide screen', async ({ page, baseURL }) => {
  test.slow();
  const screens = [
    [390, 'dark'],
    [1280, 'light'],
  ] as const;
  const { id } = await addGoal(page, baseURL ?? '', {
    ...{ dueOn: '2026-01-05', steps: ['Choose the task'], workIds: ['one-thing-to-try'], practice: { mode: 'career' } },
  });
  for (const path of ['/discover', '/ai-career/goals', '/ai-career/goals?state=done', `/ai-career/goals/${id}`]) {
    await page.goto(path);
    await expectNoFaultsOn(page, screens);
  }
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaultsOn(page, screens);
});

test('steps that were changed elsewhere while the goal was edited are not written over unseen, and no word is lost', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const headers = { origin: baseURL ?? '' };
  const goal = await addGoal(page, headers.origin, { steps: ['Tell Ben'] });
  const path = `/api/goals/${goal.id}`;
  const stepsOf = async () => ((await (await page.request.get(path)).json()) as Goal).steps.map(({ text }) => text);
  await page.goto(`/ai-career/goals/${goal.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your goal' });
  await dialog.getByRole('textbox', { name: 'Step 1' }).fill('Ask Ben');
  const elsewhere = { steps: [...goal.steps, { text: 'Tell Ann', isDone: false }], measure: 'Two names.' };
  expect((await page.request.patch(path, { data: elsewhere, headers })).ok()).toBe(true);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The steps are now “Tell Ben”, “Tell Ann”.');
  expect(await stepsOf()).toEqual(['Tell Ben', 'Tell Ann']);
  await expect(dialog.getByRole('textbox', { name: 'Step 1' })).toHaveValue('Ask Ben');
  await expect(dialog.getByLabel('You will know it worked when')).toHaveValue('Two names.');
  await expect(dialog.getByRole('button', { name: 'Take what is there' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await stepsOf()).toEqual(['Ask Ben']);
  // The browser tells of the refusal.
  consoleErrors.length = 0;
});
