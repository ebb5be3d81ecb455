import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults } from '../../support/browser/expect-no-faults.ts';

const AIM = 'I want to become a site manager';
const sheet = (page: Page) =>
  page.getByRole('complementary', { name: 'What I have noted' }).or(page.getByRole('dialog', { name: 'What I have noted' }));
const field = (page: Page) => page.getByRole('textbox', { name: /^Your (answer|message)$/ });

async function begin(page: Page, origin: string): Promise<string> {
  await registerLearner(page, origin);
  const response = await page.request.post(`${origin}/api/coach/conversations`, { data: { type: 'career' }, headers: { origin } });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await page.goto(`${origin}/ai-career/${id}`);
  return id;
}

async function tell(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(text, { exact: true }).first()).toBeVisible();
}

for (const width of [1280, 390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: width === 390 ? 'dark' : 'light' });

    test('what was told stands on the sheet, and is edited, deleted and taken back', async ({ page, browser, baseURL }) => {
      const origin = baseURL ?? '';
      const isWide = width >= 1024;
      const open = async () => (isWide ? undefined : page.getByRole('button', { name: /What I have noted/ }).click());
      const close = async () => (isWide ? undefined : page.getByRole('button', { name: 'Close' }).click());
      const id = await begin(page, origin);
      if (isWide) await expect(sheet(page)).toContainText('Nothing yet.');
      await tell(page, `${AIM}.`);
      await open();
      // What hears is read when somebody first speaks.
      await expect(sheet(page)).toContainText(`“${AIM}”`, { timeout: 40_000 });
      await expect(sheet(page)).toContainText('What you want');
      await expectNoFaults(page);

      await sheet(page)
        .getByRole('button', { name: `Edit: ${AIM}` })
        .click();
      const note = sheet(page).getByRole('textbox', { name: 'Your note' });
      await expect(note).toBeFocused();
      await note.fill('Days on any ward');
      await note.press('Enter');
      await expect(sheet(page)).toContainText(`You said “${AIM}”`);
      await expect(sheet(page).getByRole('button', { name: 'Edit: Days on any ward' })).toBeFocused();

      await sheet(page).getByRole('button', { name: 'Delete: Days on any ward' }).click();
      await expect(sheet(page)).not.toContainText('Days on any ward');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(sheet(page)).toContainText('Days on any ward');
      await close();

      await page.reload();
      await open();
      await expect(sheet(page)).toContainText('Days on any ward');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      const stranger = await browser.newContext();
      const other = await stranger.newPage();
      await registerLearner(other, origin);
      expect(await (await other.request.get(`${origin}/api/coach/facts`)).json()).toEqual({ items: [] });
      expect((await other.request.get(`${origin}/api/coach/conversations/${id}`)).status()).toBe(404);
      await stranger.close();
    });
  });
}
