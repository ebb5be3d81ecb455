import type { Page } from '@playwright/test';
import type { ItemDetail, ItemSummary, Page as ListPage } from '#core/library/catalogue.ts';
import { KIND_SEGMENT } from '#core/library/kind.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults } from '../../support/browser/expect-no-faults.ts';

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

/** Finishes works of the library until that many are done: each leaves evidence of its skills. */
async function finishWorks(page: Page, origin: string, count: number): Promise<void> {
  const { items } = (await (await page.request.get('/api/items?limit=100')).json()) as ListPage<ItemSummary>;
  for (const { kind, id } of items.slice(0, count)) {
    const { units } = (await (await page.request.get(`/api/${KIND_SEGMENT[kind]}/${id}`)).json()) as ItemDetail;
    for (const unit of units) {
      const place = { positionSec: 1, fraction: 1, completed: true, observedAt: new Date().toISOString() };
      await page.request.put(`/api/progress/${unit.id}`, { data: place, headers: { origin } });
    }
  }
}

const choices = (page: Page) => page.getByRole('group', { name: 'Your skills' }).getByRole('radio');

test('a newcomer is told how evidence comes, and every part says how it is filled', async ({ page }) => {
  await page.goto('/progress');
  for (const kind of ['Learned', 'Practised', 'Shown']) await expect(page.getByText(kind, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan' }).getByRole('link', { name: 'Answer five questions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Practice' }).getByRole('link', { name: 'Talk with the coach' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Learning' }).getByRole('link', { name: 'Choose something to begin' })).toBeVisible();
});

test('arrow keys go from place to place, each opens its evidence, and the table holds the same', async ({ page, baseURL }) => {
  await finishWorks(page, baseURL ?? '', 8);
  await page.goto('/progress');
  const places = choices(page);
  await places.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(places.nth(1)).toBeChecked();
  const id = await places.nth(1).inputValue();
  await page.keyboard.press('Tab');
  // What the place holds comes next on the way of the keyboard.
  const source = page.locator('.skill-evidence a').first();
  await expect(source).toBeFocused();
  await expect(source).toHaveAttribute('href', /^\/(courses|audiobooks|podcasts|videos|ebooks)\//);
  await expect(page.getByRole('link', { name: 'See the works that train it' })).toHaveAttribute('href', `/discover/all?skill=${id}`);

  const count = await places.count();
  await page.getByRole('radio', { name: 'Table' }).check();
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(count);
  await page.reload();
  await expect(rows).toHaveCount(count);
  const first = rows.first().getByRole('button');
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

/** Words of the map that lie over other words. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('.skill-name, .skill-says').evaluateAll((words) => {
    const boxes = words.map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }));
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1 && a.box.top < b.box.bottom - 1 && b.box.top < a.box.bottom - 1,
        )
        .map((b) => `${a.text} and ${b.text}`),
    );
  });

test('a full map has no words over other words, and no faults, on any width', async ({ page, baseURL }) => {
  test.slow();
  await finishWorks(page, baseURL ?? '', 100);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/progress');
    expect(await choices(page).count()).toBeGreaterThan(SKILL_IDS.length - 6);
    expect(await overlaps(page), `${width} px`).toEqual([]);
    await expectNoFaults(page);
  }
});

test('a part that does not load leaves the others standing, and loads when it is asked again', async ({ page, consoleErrors }) => {
  await page.goto('/discover');
  await page.route('**/api/goals*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: 'Not now.' } }),
  );
  await page.getByRole('link', { name: 'Progress', exact: true }).first().click();
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan.getByRole('alert')).toContainText('Your goals did not load');
  await expect(page.getByRole('region', { name: 'Practice' }).getByRole('link', { name: 'Talk with the coach' })).toBeVisible();
  await page.unroute('**/api/goals*');
  await plan.getByRole('button', { name: 'Try again' }).click();
  await expect(plan.getByRole('link', { name: 'Answer five questions' })).toBeVisible();
  consoleErrors.length = 0;
});
