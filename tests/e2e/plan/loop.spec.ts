import type { Page } from '@playwright/test';
import type { Goal } from '#core/goals/goal.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { KIND_SEGMENT } from '#core/library/kind.ts';
import { MAX_RATE } from '#core/progress/heard.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { expect, expectAwake, PASSWORD, test } from '../../support/browser/browser-test.ts';
import { makeHighlight } from '../../support/browser/make-highlight.ts';

async function register(page: Page): Promise<void> {
  await page.goto('/register');
  await expectAwake(page.getByRole('button', { name: 'Create account' }));
  await page.getByLabel('Name').fill('Robin Vale');
  await page.getByLabel('Email').fill(`loop-${process.pid}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/discover$/);
}

async function answerFiveQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'AI Career Coach' }).first().click();
  const next = page.getByRole('button', { name: 'Next' });
  const data = page.getByRole('checkbox', { name: /^Data/ });
  // A page that has just come may not listen yet.
  await expect(async () => {
    await page.getByRole('radio', { name: /^Mid-career/ }).check();
    await next.click();
    await expect(data).toBeVisible({ timeout: 2000 });
  }).toPass();
  await data.check();
  await next.click();
  await page.getByRole('checkbox', { name: /^Lead people/ }).check();
  await next.click();
  await page.getByRole('checkbox', { name: /^Presenting/ }).check();
  await next.click();
  await page.getByRole('radio', { name: /^6 months/ }).check();
  await next.click();
  await page.getByRole('link', { name: 'Next: which is closest?' }).click();
  await page.getByRole('group', { name: 'By what you chose' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page).toHaveURL(/\/ai-career\/plan$/);
}

/** Tracks the first action of the plan as it is offered. */
async function trackFirst(page: Page): Promise<Goal> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/goals') && response.request().method() === 'POST');
  await page
    .getByRole('button', { name: /^Track: / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const goal = (await (await saved).json()) as Goal;
  await expect(page.getByText('Tracked.', { exact: true })).toBeVisible();
  return goal;
}

/** Finishes every unit of a work, as playing it to its end at the highest speed does. */
async function finish(page: Page, origin: string, { kind, id }: Goal['works'][number]): Promise<void> {
  const found = await page.request.get(`/api/${KIND_SEGMENT[kind]}/${id}`);
  const { units } = (await found.json()) as ItemDetail;
  for (const unit of units) {
    const heard = [[0, Math.ceil(unit.durationSec)]];
    const playedSec = Math.max(60, unit.durationSec / MAX_RATE);
    const place = { positionSec: 1, fraction: 1, completed: true, playedSec, heard, observedAt: new Date().toISOString() };
    const saved = await page.request.put(`/api/progress/${unit.id}`, { data: place, headers: { origin } });
    expect(saved.ok()).toBe(true);
  }
}

test('from registration to a tracked plan, its next step, the evidence of it on the map, the day, and what comes back tomorrow', async ({
  page,
  baseURL,
}) => {
  // A new learner has three minutes for this; what the product itself takes of them is to be a small part.
  test.setTimeout(40_000);
  await register(page);
  await answerFiveQuestions(page);
  const goal = await trackFirst(page);
  const [work] = goal.works;
  if (!work || goal.skill === null) throw new Error('The first action has no work of the library.');

  await page.goto('/discover');
  const card = page.getByRole('region', { name: /^Next: / });
  await expect(card).toContainText(goal.steps[0]?.text ?? work.title);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/ai-career/goals/${goal.id}$`));

  for (const step of goal.steps) {
    const box = page.getByRole('checkbox', { name: step.text });
    await box.click();
    await expect(box).toBeChecked();
  }
  await expect(page.getByText('Step done.').first()).toBeVisible();
  await finish(page, baseURL ?? '', work);
  await page.reload();
  await expect(page.getByRole('list', { name: 'From the library' })).toContainText('Finished');
  const moved = (await (await page.request.get(`/api/goals/${goal.id}`)).json()) as Goal;
  expect(moved.progress.done).toBe(goal.steps.length + 1);

  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ min of walking$/);
  await expect(page.getByRole('img', { name: /^Time a day over 28 days: \d+ min today/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText(`${moved.progress.done} of ${moved.progress.of} done`);
  const { name } = SKILLS[goal.skill];
  await page.getByRole('radio', { name: new RegExp(`^${name}.*1 learned, in your plan`) }).check({ force: true });
  const evidence = page.getByRole('region', { name, exact: true });
  await expect(evidence).toContainText(`Learned: ${work.title}`);
  await expect(evidence.getByRole('link', { name: goal.text })).toHaveAttribute('href', `/ai-career/goals/${goal.id}`);

  await makeHighlight(page, baseURL ?? '');
  await page.goto('/review');
  await expect(page.getByText('1 card comes back tomorrow.')).toBeVisible();
});
