import type { Locator, Page } from '@playwright/test';
import type { ServedItem } from '#core/iq/sitting/sitting.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { makeFinishedSitting } from '../../support/samples/make-iq-result.ts';
import { expectMoving, playerOf } from '../../support/browser/player-page.ts';
import { answerIqItem, beginIqTest, showMadeResult } from '../../support/browser/take-iq-test.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture of an element, away from the pointer and the focus, so that only its state is in it. */
async function pictureOf(page: Page, element: Locator): Promise<string> {
  await page.mouse.move(700, 4);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await element.screenshot({ animations: 'disabled' })).toString('base64');
}

/** What is done shows on the element. */
async function expectToShow(page: Page, element: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = await pictureOf(page, element);
  await act();
  await expect.poll(() => pictureOf(page, element), { message: String(element) }).not.toBe(before);
}

/** How many colours a patch of the screen has, those of softened edges included. */
async function coloursIn(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const bytes = [...(await page.screenshot({ clip, animations: 'disabled' }))];
  return page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)]));
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    brush?.drawImage(bitmap, 0, 0);
    return new Set(new Uint32Array(brush?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? new ArrayBuffer(0))).size;
  }, bytes);
}

for (const palette of ['dark', 'light'] as const) {
  test.describe(`a reader's own ${palette} palette`, () => {
    test.use({ colorScheme: palette, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('shows what is current, pressed and chosen', async ({ page, baseURL }) => {
      await page.goto('/about');
      const header = page.getByRole('navigation', { name: 'Site' });
      await expectToShow(page, header.getByRole('link', { name: 'FAQ' }), async () => {
        await header.getByRole('link', { name: 'FAQ' }).click();
        await expect(page).toHaveURL(/faq/);
      });
      await page.goto('/login');
      const remember = page.getByRole('checkbox', { name: /^Keep me/ });
      await expectToShow(page, remember, () => remember.click());

      await registerLearner(page, baseURL ?? '');
      await page.goto('/audiobooks/say-it-plainly');
      const favorite = page.getByRole('button', { name: 'Favorite' });
      await expectToShow(page, favorite, () => favorite.click());
      const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' });
      await expectToShow(page, place, async () => {
        await place.click();
        await expect(page).toHaveURL(/favorites/);
      });

      await page.goto('/profile');
      const keys = page.getByRole('switch', { name: /^Single keys/ });
      await expectToShow(page, keys, () => keys.click());
      const system = page.locator('label', { hasText: 'System' });
      await expectToShow(page, system, () => page.getByRole('radio', { name: 'Light' }).check());

      await page.goto('/courses/attention-you-can-steer/lessons/attention-you-can-steer.check-what-you-kept');
      const answer = page.getByRole('radio').first();
      await expectToShow(page, answer, () => answer.check());
    });

    test('shows edges, thumbs and the place of the sound', async ({ page, baseURL }) => {
      await registerLearner(page, baseURL ?? '');
      await page.goto('/podcasts/one-thing-to-try/episodes');
      const search = await page.getByRole('search').first().boundingBox();
      const edge = { x: (search?.x ?? 0) + 60, y: (search?.y ?? 0) - 4, width: 40, height: 10 };
      expect(await coloursIn(page, edge), 'the edge of the search').toBeGreaterThan(1);

      await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
      await expectMoving(page, 0.3);
      await playerOf(page).getByRole('button', { name: 'Pause' }).click();
      const volume = page.getByRole('slider', { name: 'Volume' });
      await expectToShow(page, volume.locator('..'), () => volume.fill('40'));
      const ridge = playerOf(page).getByRole('slider', { name: 'Position' });
      await expectToShow(page, ridge.locator('..'), () => ridge.fill('120'));

      await page.keyboard.press('t');
      const tab = page.getByRole('tab', { name: 'Chapters' });
      await expectToShow(page, tab, () => tab.click());
      const mark = await page.getByRole('list', { name: 'Chapters' }).locator('.trail-mark').first().boundingBox();
      expect(await coloursIn(page, mark ?? { x: 0, y: 0, width: 1, height: 1 }), 'a mark on the trail').toBeGreaterThan(1);

      const more = page.getByRole('main').getByRole('button', { name: /^More/ }).first();
      const before = await pictureOf(page, more.locator('..'));
      await more.focus();
      await page.keyboard.press('Shift');
      expect((await more.locator('..').screenshot()).toString('base64'), 'the focus').not.toBe(before);
    });

    test('shows what is chosen in the IQ test, and the hill of its result', async ({ page, baseURL }) => {
      await registerLearner(page, baseURL ?? '');
      const { id, item } = await beginIqTest(page, baseURL ?? '');
      let next: ServedItem | null = item;
      while (next && next.format.type !== 'choice') next = await answerIqItem(page, baseURL ?? '', id, next.id, null);
      await page.goto(`/iq-test/${id}`);
      const option = page.locator('.iq-option').nth(1);
      await expectToShow(page, option, () => page.keyboard.press('b'));

      await showMadeResult(page, makeFinishedSitting());
      const hide = page.getByRole('switch', { name: /^Hide my score/ });
      const hill = await page.getByRole('img', { name: /^The hill/ }).boundingBox();
      expect(await coloursIn(page, hill ?? { x: 0, y: 0, width: 1, height: 1 }), 'the hill').toBeGreaterThan(1);
      const table = page.locator('label', { hasText: 'Table' }).first();
      await expectToShow(page, table, () => table.click());
      await expectToShow(page, hide, () => hide.click());
    });

    test('shows the current place on a phone', async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await registerLearner(page, baseURL ?? '');
      await page.goto('/discover');
      const tab = page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Favorites' });
      await expectToShow(page, tab, async () => {
        await tab.click();
        await expect(page).toHaveURL(/favorites/);
      });
    });
  });
}
