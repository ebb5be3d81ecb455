import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { NOT_REPORTABLE_WORDS } from '#core/iq/report/describe-sitting.ts';
import type { FinishedSitting, OpenSitting, ServedItem, Sitting } from '#core/iq/sitting/sitting.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults, expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';
import { findOverflow } from '../../support/browser/find-overflow.ts';
import { spawnServer } from '../../support/houses/spawn-server.ts';
import { answerIqItem, answerSomehow } from '../../support/browser/take-iq-test.ts';

/** With a server of its own, which can be killed and started again with the same data at the same address. */
const interrupted = test.extend<{ house: { origin: string; kill: () => Promise<unknown>; start: () => Promise<void> } }>({
  // oxlint-disable-next-line no-empty-pattern
  house: async ({}, provide) => {
    const env = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'cairn-iq-')), LIBRARY_DIR: 'docs/examples/first-course' };
    let server = await spawnServer(env);
    const { origin } = server;
    const start = async () => {
      server = await spawnServer({ ...env, PORT: new URL(origin).port });
    };
    await provide({ origin, kill: () => server.kill(), start });
    await server.kill();
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  },
  baseURL: async ({ house }, provide) => provide(house.origin),
});

const ITEM = /^Item (\d+) of 40/;

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function readOpen(page: Page): Promise<OpenSitting> {
  const sitting = (await (await page.request.get(`/api/iq/sittings/${idOf(page)}`)).json()) as Sitting;
  if (sitting.state !== 'open') throw new Error('The sitting has ended.');
  return sitting;
}

async function begin(page: Page, baseURL: string | undefined): Promise<void> {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/iq-test');
  // Before React has taken over, a press on the signpost would send the form as a document.
  await expect(page.locator('body > p[aria-live]')).toBeAttached();
  await page.getByRole('button', { name: 'Begin the test' }).press('Enter');
  await expect(page).toHaveURL(/\/iq-test\/.+/);
  await expect(page.getByText(ITEM).first()).toBeVisible();
}

const isAtItem = (page: Page, number: number) => expect(page.getByText(`Item ${number} of 40`, { exact: true })).toBeVisible();

/** By keyboard alone, from the heading that has the focus. */
async function answerByKeys(page: Page, { format }: ServedItem): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  if (format.type === 'choice' || format.type === 'choices') {
    for (const id of answerSomehow(format)) await page.keyboard.press(id === 'B' ? 'b' : '1');
    await expect(page.getByRole('button', { name: /^Confirm [AB]+$/ })).toBeVisible();
  } else {
    const field = page.getByLabel('Your answer');
    for (let n = 0; n < 6 && !(await field.evaluate((element) => element === document.activeElement)); n++)
      await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(answerSomehow(format));
  }
  await page.keyboard.press('Enter');
}

test('a whole sitting: begun and answered by keyboard, paused, reloaded, gone on with, and its result', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  await begin(page, baseURL);
  const formats = new Set<string>();
  let number = 1;
  for (; number <= 16 && formats.size < 2; number++) {
    await isAtItem(page, number);
    const { item } = await readOpen(page);
    formats.add(item.format.type.startsWith('choice') ? 'chosen' : 'typed');
    await answerByKeys(page, item);
  }
  expect(formats).toEqual(new Set(['chosen', 'typed']));
  await isAtItem(page, number);
  await page.getByRole('button', { name: 'I don’t know' }).press('Enter');
  number += 1;
  await isAtItem(page, number);

  const { item } = await readOpen(page);
  await expect(page.getByRole('heading', { level: 1, name: item.prompt })).toBeFocused();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Paused' })).toBeFocused();
  await expect(page.getByText(item.prompt)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: item.prompt })).toBeFocused();
  expect((await readOpen(page)).item.id).toBe(item.id);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Leave for now' }).press('Enter');
  await expect(page.getByText(`Item ${number} of 40, begun on`)).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: item.prompt })).toBeFocused();

  // All but the last are answered in another tab; this one hears of it with its next answer.
  await answerAllButOne(page, baseURL);
  await page.getByRole('button', { name: 'I don’t know' }).press('Enter');
  await isAtItem(page, 40);
  await expect(page.locator('.sitting-waiting')).toHaveText(/^The item before this one was answered already/);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await page.getByRole('button', { name: 'I don’t know' }).press('Enter');
  await expect(page.locator('dialog.sitting')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Result, /);
  // Which of the reasons it is hangs on the items that came, and on how fast they were typed.
  const ended = (await (await page.request.get(`/api/iq/sittings/${idOf(page)}`)).json()) as FinishedSitting;
  expect(ended.result.notReportable).not.toBeNull();
  const { title } = NOT_REPORTABLE_WORDS[ended.result.notReportable ?? 'practice'];
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/iq-test');
  await expect(page.getByRole('heading', { name: 'Your newest result' })).toBeVisible();
});

async function answerAllButOne(page: Page, baseURL: string | undefined): Promise<void> {
  const { id, item, progress } = await readOpen(page);
  let next: ServedItem | null = item;
  for (let left = progress.total - progress.answered; left > 1 && next; left--)
    next = await answerIqItem(page, baseURL ?? '', id, next.id, null);
}

test('an answer that could not be sent is kept over a reload, and sent', async ({ page, context, baseURL, consoleErrors }) => {
  await begin(page, baseURL);
  await isAtItem(page, 1);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await expect(page.getByText('No connection. Your answer is kept')).toBeVisible();
  consoleErrors.length = 0;
  await context.setOffline(false);
  await page.reload();
  await isAtItem(page, 2);
  expect((await readOpen(page)).progress.answered).toBe(1);
  consoleErrors.length = 0;
});

interrupted.describe('on a small phone in the dark', () => {
  interrupted.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } });

  interrupted('a sitting outlives a server that is killed in its middle, by keyboard', async ({ page, house, baseURL, consoleErrors }) => {
    await begin(page, baseURL);
    await isAtItem(page, 1);
    await answerByKeys(page, (await readOpen(page)).item);
    await isAtItem(page, 2);
    await house.kill();
    await page.getByRole('button', { name: 'I don’t know' }).press('Enter');
    await expect(page.getByText('No connection. Your answer is kept')).toBeVisible();
    await house.start();
    await isAtItem(page, 3);
    consoleErrors.length = 0;
    expect((await readOpen(page)).progress.answered).toBe(2);
    await page.reload();
    await isAtItem(page, 3);
    await answerByKeys(page, (await readOpen(page)).item);
    await isAtItem(page, 4);
    await expectNoFaults(page);
  });
});

test('a sitting is deleted with a way back', async ({ page, baseURL }) => {
  await begin(page, baseURL);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Leave for now' }).click();
  await page.getByRole('button', { name: 'Delete this sitting' }).click();
  await expect(page.getByText('Item 1 of 40, begun on')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Item 1 of 40, begun on')).toBeVisible();
});

test('whoever allows their answers to be used is asked for their first language, and need not say it', async ({ page, baseURL }) => {
  await registerLearner(page, baseURL ?? '');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/iq-test');
  const language = page.getByRole('combobox', { name: 'Your first language' });
  await expect(language).toBeHidden();
  const consent = page.getByRole('checkbox', { name: /^My answers may be used/ });
  await consent.check();
  await expect(language.getByRole('option', { selected: true })).toHaveText('Prefer not to say');
  await language.selectOption('Portuguese');
  await expectNoFaults(page);
  await page.getByRole('radio', { name: /^Short/ }).check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/iq/sittings') && request.method() === 'POST');
  await page.getByRole('button', { name: 'Begin the test' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ form: 'short', allowsCalibration: true, firstLanguage: 'pt' });
  await expect(page.getByText(/^Item 1 of 22/).first()).toBeVisible();
});

test('the home, practice items and an item have no faults on any screen', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await registerLearner(page, baseURL ?? '');
  await page.goto('/iq-test?practice=full');
  await expect(page.getByText(/^Practice item 1 of/)).toBeVisible();
  await expectNoFaultsOn(page, SCREENS);
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await expect(page.getByText(/^It is /)).toBeInViewport();
  await expect(page.getByText(/^It is /)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next item' })).toBeInViewport();
  await page.getByRole('button', { name: 'Next item' }).click();
  await expect(page.getByText(/^Practice item 2 of/)).toBeVisible();
  await page.goto('/iq-test');
  await expectNoFaultsOn(page, SCREENS);
  await page.getByRole('radio', { name: /^Without verbal/ }).check();
  await page.getByRole('button', { name: 'Begin the test' }).click();
  await isAtItem(page, 1);
  await page.setViewportSize({ width: 320, height: 844 });
  for (let number = 1; number <= 8; number++) {
    await isAtItem(page, number);
    expect(await page.evaluate(findOverflow)).toEqual([]);
    if (number <= 4) await expectNoFaults(page);
    await page.getByRole('button', { name: 'I don’t know' }).click();
  }
});

const SCREENS = [
  [320, 'light'],
  [1280, 'dark'],
] as const;

test('of two sittings that are open both can be gone on with', async ({ page, baseURL }) => {
  await begin(page, baseURL);
  const first = idOf(page);
  await page.goto('/iq-test');
  await expect(page.getByText('You have a sitting open.')).toBeVisible();
  await expect(page.locator('body > p[aria-live]')).toBeAttached();
  await page.getByRole('button', { name: 'Begin the test' }).press('Enter');
  await expect(page).toHaveURL(/\/iq-test\/.+/);
  const second = idOf(page);
  await page.goto('/iq-test');
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', `/iq-test/${second}`);
  await expect(page.getByRole('region', { name: 'Your sittings' }).getByRole('link', { name: /open, item 1 of 40/ })).toHaveAttribute(
    'href',
    `/iq-test/${first}`,
  );
  await expectNoFaultsOn(page, [
    [320, 'light'],
    [1280, 'dark'],
  ]);
});
