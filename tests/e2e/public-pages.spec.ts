import type { Locator, Page } from '@playwright/test';
import { expect, registerLearner, test } from '../support/browser-test.ts';

const INDEXED = ['/terms', '/privacy', '/refund-policy', '/faq'];

test('every stop of an index leads to one heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of INDEXED) {
    await page.goto(path);
    const stops = indexOf(page).getByRole('link');
    const names = await stops.allTextContents();
    const ids = await stops.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(names.length, path).toBeGreaterThan(2);
    for (const [i, id] of ids.entries()) await expect(page.locator(`h2#${id}`), `${path}#${id}`).toHaveText(names[i] ?? '');
  }
});

test('the index of a long text marks where one reads', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms');
  const index = indexOf(page);
  await expect(current(index)).toHaveText('The service');

  await page.getByRole('heading', { name: 'Fair use' }).evaluate((heading) => heading.scrollIntoView());
  await expect(current(index)).toHaveText('Fair use');
  await expect(index).toBeInViewport({ ratio: 1 });

  // The last sections fit into one window: each is marked when its link is followed, though the page cannot scroll on.
  for (const name of ['Changes', 'Plans and payment']) {
    await index.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('heading', { name })).toBeInViewport();
    await expect(page.getByRole('heading', { name })).toBeFocused();
    await expect(current(index)).toHaveText(name);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => window.scrollBy(0, -1));
  await expect(current(index)).toHaveText('Changes');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current(index)).toHaveText('The service');
});

test('a short text marks its first section while nobody has scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/refund-policy');
  await expect(current(indexOf(page))).toHaveText('Today');
});

for (const [width, height] of [
  [2560, 1080],
  [1920, 1080],
  [1440, 700],
  [1024, 1366],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const) {
  test(`the landing map at ${width} x ${height} keeps its labels inside`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Someone has walked this way before.' });
    const labels = await hero.locator('text:visible').evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const map = text.closest('section')?.getBoundingClientRect();
        return {
          words: text.textContent,
          spare: map ? Math.min(left - map.left, map.right - right, top - map.top, map.bottom - bottom) : 0,
        };
      }),
    );
    expect(labels.filter(({ words }) => /assessment/i.test(words))).toHaveLength(1);
    // Empty labels have no place.
    expect(labels.filter((label) => label.words && label.spare < 12)).toEqual([]);
  });
}

test('the podcast page claims no single voice: shows have one or more', async ({ page }) => {
  await page.goto('/podcast');
  const lead = page.getByRole('heading', { level: 1 }).locator('+ p');
  await expect(lead).toContainText('episode');
  await expect(lead).not.toContainText(/one voice/i);
});

test('no page of this kind scrolls sideways on a phone with text twice as large', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sideways: string[] = [];
  const measure = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) sideways.push(`${path} by ${excess} px`);
  };
  for (const path of [...INDEXED, '/about', '/contact', '/plans', '/payment', '/payment?plan=open']) await measure(path);
  await registerLearner(page, baseURL ?? '');
  for (const path of ['/ai-career', '/iq-test', '/zendesk-test']) await measure(path);
  expect(sideways).toEqual([]);
});

const indexOf = (page: Page): Locator => page.getByRole('main').getByRole('navigation');

const current = (index: Locator): Locator => index.locator('[aria-current=location]');
