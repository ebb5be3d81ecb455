import type { Page } from '@playwright/test';
import type { ReviewedItem } from '#core/iq/sitting/sitting.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults } from '../../support/browser/expect-no-faults.ts';
import { takeIqTest } from '../../support/browser/take-iq-test.ts';

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

const litParts = (page: Page) => page.locator('[data-lit]');

test('an explanation is gone through by keys on the drawing, and one like it is tried', async ({ page, server }) => {
  test.setTimeout(120_000);
  const { id, result } = await takeIqTest(page, server);
  const items: ReviewedItem[] = [];
  for (let number = 1; number <= result.responses.length; number++)
    items.push((await (await page.request.get(`/api/iq/sittings/${id}/items/${number}`)).json()) as ReviewedItem);
  const item = items.find(
    ({ domain, shown }) => domain === 'pattern' && (shown?.blocks[0]?.type ?? '') === 'grid' && (shown?.steps.length ?? 0) > 1,
  );
  if (!item?.shown) throw new Error('There is no square of figures in this sitting.');
  const { steps } = item.shown;

  await page.goto(`/iq-test/${id}?review=${item.number}`);
  const group = page.getByRole('group', { name: 'Step by step' });
  const shown = group.getByRole('status');
  await expect(shown).toContainText(`Step 1 of ${steps.length}${steps[0]?.text}`);
  await expect(litParts(page)).toHaveCount(steps[0]?.highlight.length ?? 0);
  await expect(group.getByRole('list', { name: 'All steps' }).getByRole('listitem')).toHaveCount(steps.length);
  await expect(group.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  await group.getByRole('button', { name: 'Next step' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toContainText(`Step 1 of ${steps.length}`);
  for (const [n, { text, highlight }] of steps.slice(1).entries()) {
    await page.keyboard.press('ArrowRight');
    await expect(shown).toContainText(`Step ${n + 2} of ${steps.length}${text}`);
    await expect(litParts(page)).toHaveCount(highlight.length);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`review=${item.number}$`));
  await expectNoFaults(page);

  const answered = page.waitForRequest((request) => request.url().includes('/api/iq/siblings/'));
  const made = page.waitForResponse((response) => response.url().endsWith('/siblings'));
  await page.getByRole('button', { name: 'Try one like it' }).click();
  const sibling = (await (await made).json()) as object;
  expect(Object.keys(sibling).toSorted()).toEqual(['blocks', 'domain', 'format', 'id', 'prompt']);
  const screen = page.getByRole('dialog', { name: `One like item ${item.number}, unscored` });
  await expect(screen.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await answered;
  await expect(screen.getByText(/^(Right: B|Not B: it is [A-H])$/)).toBeVisible();
  await expect(screen.getByText(/^Step 1 of \d$/)).toBeVisible();
  await expectNoFaults(page);
  await screen.getByRole('button', { name: 'Try one like it' }).click();
  await expect(screen.getByRole('radio').first()).toBeVisible();
  await screen.getByRole('button', { name: 'I don’t know' }).click();
  await expect(screen.getByText(/^It is [A-H]$/)).toBeVisible();
  await screen.getByRole('button', { name: `Back to item ${item.number}` }).click();
  await expect(page.getByRole('button', { name: 'Try one like it' })).toBeFocused();
});

test('a practice item has fresh ones like it, and says so when none can be made', async ({ page, consoleErrors }) => {
  await page.goto('/iq-test?practice=full');
  await expect(page.getByText(/^Practice item 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await page.route('**/api/iq/practice/*/siblings', (route) => route.abort(), { times: 2 });
  const another = page.getByRole('button', { name: 'Try one like it' });
  await another.click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  consoleErrors.length = 0;
  await page.unroute('**/api/iq/practice/*/siblings');
  await another.click();
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await expect(page.getByText(/^It is \w+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next item' }).click();
  await expect(page.getByText(/^Practice item 2 of/)).toBeVisible();
});

test('on a phone the steps stand in one view with the drawing that they go by', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/iq-test?practice=full');
  const place = page.getByText(/^Practice item \d+ of/);
  const [, total = '0'] = /of (\d+)/.exec((await place.textContent()) ?? '') ?? [];
  const seen: string[] = [];
  for (let n = 1; n <= Number(total); n++) {
    await expect(place).toContainText(`Practice item ${n} of`);
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect(page.getByText(/^It is /)).toBeFocused();
    const drawing = page.locator('.iq-given :is(.iq-grid, .iq-figure):has(.iq-drawing)');
    if ((await drawing.count()) === 1) {
      seen.push((await place.textContent()) ?? '');
      await expect(drawing, seen.at(-1)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.iq-steps'), seen.at(-1)).toBeInViewport({ ratio: 0.95 });
    }
    await page.keyboard.press('Enter');
  }
  expect(seen.length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: 'That was the practice' })).toBeVisible();
});
