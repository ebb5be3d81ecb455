import { expect, type Locator, type Page } from '@playwright/test';

/** The player as a learner meets it. */
export const playerOf = (page: Page): Locator => page.getByRole('region', { name: 'Player' });

/** The player's place in seconds, as the slider tells assistive technology. */
export const placeSec = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position' }).first().inputValue());

/** Waits until the sound has really moved on by so many seconds. */
export async function expectMoving(page: Page, bySec = 1): Promise<void> {
  const before = await placeSec(page);
  await expect.poll(() => placeSec(page)).toBeGreaterThan(before + bySec);
}

/** The element that sounds or shows. */
export const mediaState = (page: Page) =>
  page.evaluate(() => {
    const element = [...document.querySelectorAll<HTMLMediaElement>('audio, video')].find((one) => one.hasAttribute('src') && !one.paused);
    return element ? { tag: element.tagName, sec: element.currentTime, volume: element.volume, rate: element.playbackRate } : null;
  });

export async function openQueue(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Queue/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Queue', exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Titles in the queue, in order. */
export const queuedTitles = async (dialog: Locator): Promise<string[]> =>
  (await dialog.getByRole('button', { name: /^Remove: / }).all()).reduce<Promise<string[]>>(
    async (titles, button) => [...(await titles), ((await button.getAttribute('aria-label')) ?? '').replace('Remove: ', '')],
    Promise.resolve([]),
  );
