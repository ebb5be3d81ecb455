import type { Locator, Page } from '@playwright/test';
import { expect, expectAwake, registerLearner, test } from '../../support/browser/browser-test.ts';

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
  for (const name of ['Changes', 'Law']) {
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
  await expect(current(indexOf(page))).toHaveText('Changing your mind');
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

test('the pages that speak of the IQ test speak of one that is open', async ({ page }) => {
  for (const path of ['/', '/about', '/faq', '/terms', '/privacy']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main, path).toContainText('IQ test');
    await expect(main, path).not.toContainText(/IQ test[^.]*(later release|once open)|your IQ\b/i);
  }
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

test.describe('contact', () => {
  const fill = async (page: Page, message: string) => {
    await page.getByLabel('Your name').fill('Zoë Vale');
    await page.getByLabel('Email').fill('zoe@example.org');
    await page.getByLabel('What is it about?').selectOption('A mistake in a work');
    await page.getByLabel('Message', { exact: true }).fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
  };
  const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you. Your message is here.' });

  test('keeps what was typed until it can be sent, and then says what happens next', async ({ page, consoleErrors }) => {
    await page.goto('/contact');
    await expectAwake(page.getByRole('button', { name: 'Send message' }));
    await fill(page, ' ');
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
    await expect(page.getByText('Write your message.')).toBeVisible();
    await page.route('**/api/contact', (route) => route.abort());
    await fill(page, 'Chapter 2 ends too early.');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Chapter 2 ends too early.');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText('zoe@example.org');
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  });

  test('works without scripts, and keeps what was typed when something is missing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/contact');
    await fill(page, ' ');
    await expect(page.getByText('Write your message.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Zoë Vale');
    await expect(page.getByLabel('What is it about?')).toHaveValue('mistake');
    await page.getByLabel('Message', { exact: true }).fill('Chapter 2 ends too early.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(thanks(page)).toBeVisible();
    await context.close();
  });

  test('knows who is signed in', async ({ page, baseURL }) => {
    await registerLearner(page, baseURL ?? '');
    await page.goto('/contact');
    await expect(page.getByLabel('Email')).not.toHaveValue('');
  });
});

test.describe('the questions', () => {
  test('are searched as one types, in the address, and told by their number', async ({ page }) => {
    await page.goto('/faq');
    const search = page.getByLabel('Search the questions');
    await search.fill('forgotten');
    await expect(page.getByRole('status').filter({ hasText: '1 question for “forgotten”' })).toBeVisible();
    await expect(page).toHaveURL(/\?q=forgotten$/);
    await expect(page.getByText('Under Sign In, choose “Forgot password?”.')).toBeVisible();
    await search.fill('zzz');
    await expect(page.getByRole('heading', { name: 'No question like that' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What people ask first' }).getByRole('group')).toHaveCount(4);
    await search.fill('cancel the moon');
    await expect(page.getByRole('status').filter({ hasText: 'No question for the whole of “cancel the moon”' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What comes nearest' }).getByText('How do I cancel a plan')).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('group').nth(10)).toBeVisible();
  });

  test('are searched without scripts, and a link opens one', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/faq');
    await page.getByLabel('Search the questions').fill('forgotten');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('group')).toHaveCount(1);
    await page.goto('/faq#password');
    await expect(page.locator('#password')).toBeVisible();
    await context.close();
  });
});

test('the showcase marks its examples and shows a range, marks and steps', async ({ page }) => {
  await page.goto('/showcase');
  for (const name of ['A plan', 'An answer to the coach', 'A result of the IQ test']) {
    const section = page.getByRole('region', { name });
    await expect(section.getByText('Example', { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'A plan' }).getByText('You will know it worked when')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'A result of the IQ test' })).toContainText('Probably between');
});

test('a sample of a podcast plays without an account', async ({ page }) => {
  await page.goto('/podcast');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Pause/ }).first()).toBeVisible();
});

const indexOf = (page: Page): Locator => page.getByRole('main').getByRole('navigation');

const current = (index: Locator): Locator => index.locator('[aria-current=location]');
