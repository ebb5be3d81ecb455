import { expect, test } from '../../support/browser/browser-test.ts';
import { PUBLIC_PAGES } from '../../support/browser/pages.ts';

const VISITORS_PAGES = ['/', ...PUBLIC_PAGES, '/login', '/register', '/forgot-password'];

test('nothing but text, style, letters and pictures is fetched before the first paint', async ({ page }) => {
  for (const path of VISITORS_PAGES) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), path).toBe(1);
    const isListening = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/react-[^/]+\.js$/.test(name)));
    await expect.poll(isListening, path).toBe(true);
    const { early, fonts } = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        early: resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint).map(({ name }) => name),
        fonts: resources.filter(({ name }) => name.endsWith('.woff2')).reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
      };
    });
    expect(early, path).toEqual([]);
    expect(fonts, path).toBeGreaterThan(0);
    expect(fonts, path).toBeLessThan(100_000);
  }
});

test('a button pressed before the code is there does its work when it is', async ({ page }) => {
  let letThrough = () => {};
  const isAllowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await menu.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});
