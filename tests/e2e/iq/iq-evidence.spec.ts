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

test('on a small phone its tables are scrolled by keyboard beside the headings of their rows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/iq-test/evidence');
  await page.locator('summary', { hasText: 'Logical' }).click();
  const frame = page.getByRole('region', { name: 'Logical items' });
  await frame.focus();
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  const level = frame.getByRole('rowheader', { name: '1', exact: true }).first();
  await expect(level).toBeInViewport({ ratio: 0.9 });
  await expect(frame.getByText('Syllogisms')).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('the test itself leads to it', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/iq-test');
  await page.getByRole('link', { name: 'How good is it? The evidence' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How good is the IQ test?');
});
