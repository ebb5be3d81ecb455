import type { Page } from '@playwright/test';
import type { PracticeItem } from '#core/iq/sitting/sitting.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { lookAs } from '../../support/browser/narrow-readers.ts';
import { widestItems } from '../../support/browser/widest-items.ts';

test.use({ trace: 'off', viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** The practice shows any item, so the browser gets these for its own. */
async function openPractice(page: Page, items: readonly PracticeItem[]): Promise<void> {
  await page.route('**/api/iq/practice?*', (route) => route.fulfill({ json: { items } }));
  await page.goto('/iq-test');
  await expect(page.locator('body > p[aria-live]')).toBeAttached();
  await page.getByRole('link', { name: 'Try the practice items' }).click();
}

test('no item of any kind leaves a narrow screen, however large the letters', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await registerLearner(page, baseURL ?? '');
  const items = widestItems().map(({ presentation, template, level, seed, domain, key, explanation, steps }) => ({
    ...{ ...presentation, id: `${template} ${level} ${seed}`, domain, key, explanation, steps: [...steps] },
  }));
  await openPractice(page, items);
  const broken: Record<string, string[]> = {};
  const look = (what: string) => lookAs(page, ['at 150% on 320 px', 'at 200%'], what, broken);
  for (const [place, { id, prompt }] of items.entries()) {
    await expect(page.getByText(`Practice item ${place + 1} of ${items.length}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: prompt })).toBeVisible();
    await look(id);
    const describe = page.getByLabel('Describe the drawings in words');
    if (await describe.isVisible()) {
      await describe.press('Space');
      await look(`${id}, described,`);
    }
    await page.getByRole('button', { name: 'I don’t know' }).press('Enter');
    await page.getByRole('button', { name: /^(Next item|End the practice)$/ }).press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'That was the practice' })).toBeVisible();
  expect(broken).toEqual({});
});
