import type { Page } from '@playwright/test';
import { writeLocator } from '#core/reader/locator.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';
import { installFakeSpeech } from '../../support/browser/fake-speech.ts';
import { expectMoving } from '../../support/browser/player-page.ts';

const place = (page: Page) => page.getByRole('slider', { name: 'Place in the book' });

async function openChapter(page: Page, baseURL: string | undefined, chapter: string): Promise<void> {
  await registerLearner(page, baseURL!);
  await page.goto('/ebooks/small-starts');
  await page.getByRole('link', { name: chapter }).click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${chapter}, `));
}

/** The words that are marked as being spoken, read from the page: the book's frame runs no scripts. */
async function spokenWords(page: Page): Promise<string> {
  const frame = page.frames().at(-1);
  if (!frame?.parentFrame()) return '';
  const element = await frame.frameElement();
  const words = await element.evaluate((owner) => {
    const { CSS: styles } = (owner as HTMLIFrameElement).contentWindow as Window & typeof globalThis;
    return Array.from(styles.highlights.get('spoken') ?? [], String).join(' ');
  });
  return words.replace(/\s+/g, ' ').trim();
}

test('a book is listened to from the page, and read on where it was heard', async ({ page, baseURL }) => {
  await openChapter(page, baseURL, 'Give it a place');
  await page.getByRole('button', { name: 'Listen from here' }).click();
  await page.getByRole('menuitem', { name: 'Listen to the recording' }).click();
  await expectMoving(page, 0.5);
  await expect.poll(() => spokenWords(page)).toMatch(/^Give it a place/);

  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Pause' }).click();
  const units = (await (await page.request.get('/api/audiobooks')).json()) as { items: { id: string; title: string }[] };
  const recording = units.items.find(({ title }) => title === 'Small starts')!;
  await page.goto(`/audiobooks/${recording.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /After a missed day/ })
    .first()
    .click();
  await expectMoving(page, 0.5);
  await page.getByRole('link', { name: 'Read on from here' }).first().click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^After a missed day, /);
});

test('the recording plays from the page also where it is loaded already and paused', async ({ page, baseURL }) => {
  await openChapter(page, baseURL, 'Give it a place');
  const listen = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Listen from here' }).click();
    await page.getByRole('menuitem', { name: 'Listen to the recording' }).click();
  };
  await listen();
  await expectMoving(page, 0.5);
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Listen from here' })).toBeVisible();
  await listen();
  await expect(page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectMoving(page, 0.5);
  await expect.poll(() => spokenWords(page)).toMatch(/^Give it a place/);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`at ${width} px the place in the book stands above what plays`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    await openChapter(page, baseURL, 'Give it a place');
    await page.getByRole('button', { name: 'Listen from here' }).click();
    await page.getByRole('menuitem', { name: 'Listen to the recording' }).click();
    await expectMoving(page, 0.5);
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [figures, player, seek] = [await boxOf('.reader-figures'), await boxOf('.player'), await boxOf('.player .ridge-input')];
    expect(figures.y + figures.height).toBeLessThanOrEqual(seek.y);
    expect(player.y + player.height).toBe(height);
  });
}

test('the cover leads to the beginning of the recording without a word', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL!);
  await page.goto('/ebooks/small-starts/read');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /0%$/);
  await page.getByRole('button', { name: 'Listen from here' }).click();
  await page.getByRole('menuitem', { name: 'Listen to the recording' }).click();
  await expectMoving(page, 0.5);
  await expect.poll(() => spokenWords(page)).toMatch(/^Make it smaller/);
  await expect(page.getByText('Begins about here')).toHaveCount(0);
});

test('a book that is read aloud is marked sentence by sentence, and its pages turn', async ({ page, baseURL }) => {
  await page.addInitScript(installFakeSpeech, { msPerWord: 10 });
  await openChapter(page, baseURL, 'Give it a place');
  const start = await place(page).getAttribute('aria-valuetext');
  await page.getByRole('button', { name: 'Listen from here' }).click();
  await page.getByRole('menuitem', { name: 'Read aloud' }).click();
  await expect.poll(() => spokenWords(page)).not.toBe('');
  expect(await page.evaluate(() => window.fakeSpeech.said[0]?.text)).toMatch(/^Give it a place/);
  await expect(place(page)).not.toHaveAttribute('aria-valuetext', start!);

  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Back to the voice' }).click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^Give it a place, /);
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Pause' }).click();
  const heard = await spokenWords(page);
  await page.reload();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^Give it a place, /);
  await expect.poll(() => spokenWords(page)).toBe(heard);
});

test('a cover is read aloud from the first words behind it', async ({ page, baseURL }) => {
  await page.addInitScript(installFakeSpeech, { msPerWord: 10 });
  await registerLearner(page, baseURL!);
  await page.goto('/ebooks/small-starts/read');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /0%$/);
  await page.getByRole('button', { name: 'Listen from here' }).click();
  await page.getByRole('menuitem', { name: 'Read aloud' }).click();
  await expect.poll(() => page.evaluate(() => window.fakeSpeech.said[0]?.text)).toMatch(/^Make it smaller/);
});

test('the work says where its other edition was left since, and goes on there only when asked', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL!);
  const report = async (unitId: string, minutesAgo: number, at: object): Promise<void> => {
    const observedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const put = await page.request.put(`/api/progress/${unitId}`, {
      data: { completed: false, playedSec: 30, observedAt, ...at },
      headers: { origin: baseURL! },
    });
    expect(put.ok()).toBe(true);
  };
  const book = (await (await page.request.get('/api/ebooks/small-starts')).json()) as {
    units: { id: string }[];
    otherEdition: { id: string };
  };
  const recording = `/audiobooks/${book.otherEdition.id}`;
  const { units } = (await (await page.request.get(`/api${recording}`)).json()) as { units: { id: string; title: string }[] };
  await report(units[0]!.id, 20, { positionSec: 5, fraction: 0.1 });
  const locator = { cfi: null, href: '', fraction: 0.6, text: '', chapter: 'After a missed day' };
  await report(book.units[0]!.id, 10, { locator: writeLocator(locator), fraction: 0.6 });

  const said = page.getByRole('main').getByText(/^You (?:read|listened) on to/);
  await page.goto(recording);
  await expect(said).toHaveText(/^You read on to “After a missed day”, 60%, in the ebook\./);
  await expect(page.getByRole('main').getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectNoFaultsOn(page, [
    [1280, 'light'],
    [320, 'dark'],
  ]);
  await page.getByRole('button', { name: 'Listen from there' }).click();
  await expectMoving(page, 0.5);
  await expect(said).toBeHidden();
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: /^Pause/ })
    .first()
    .click();

  await report(units[1]!.id, -1, { positionSec: 12, fraction: 0.2 });
  await page.goto('/ebooks/small-starts');
  await expect(said).toContainText(`“${units[1]!.title}”, 0:12, in the audiobook. The book opens there.`);
  await page.getByRole('main').getByRole('link', { name: 'Read on', exact: true }).first().click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', new RegExp(units[1]!.title));
  await page.getByRole('button', { name: 'To where you read' }).click();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /(?:59|60)%$/);
});
