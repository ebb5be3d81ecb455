import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';

test('whoever thinks of taking the test reads its evidence without an account', async ({ page }) => {
  await page.goto('/faq');
  await page.getByText('What is the evidence for it?').click();
  await page.getByRole('link', { name: 'The evidence of the IQ test' }).click();
  await expect(page).toHaveURL('/iq-test/evidence');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How good is the IQ test?');
  await expect(page.getByRole('table', { name: 'The four forms' }).getByRole('row')).toHaveCount(5);
  const items = page.getByRole('table', { name: 'Verbal items' });
  await expect(items).toBeHidden();
  await page.locator('summary', { hasText: 'Verbal' }).press('Enter');
  await expect(items.getByRole('rowheader', { name: 'Synonyms' })).toBeVisible();
});

for (const width of [320, 390])
  test(`at ${width} pixels every figure of its tables is in view, with the name of its column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/iq-test/evidence');
    await page.locator('summary', { hasText: 'Logical' }).click();
    for (const [table, column] of [
      ['The four forms', 'Reliability'],
      ['What was to be reached', 'Reached'],
      ['Logical items', 'Items made'],
    ] as const) {
      const last = page.getByRole('table', { name: table }).getByRole('cell').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.99 });
      expect(await last.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(`"${column}"`);
    }
    const tooWide = await page
      .locator('.evidence-frame')
      .evaluateAll((frames) => frames.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(tooWide).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

test('the test itself leads to it', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/iq-test');
  await page.getByRole('link', { name: 'How good is it? The evidence' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How good is the IQ test?');
});
