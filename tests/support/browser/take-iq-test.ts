import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { AnswerFormat } from '#core/iq/item/presentation.ts';
import type { FinishedSitting, NextItem, OpenSitting, ServedItem, SittingEntry } from '#core/iq/sitting/sitting.ts';
import type { ServerProcess } from '../houses/server-process.ts';
import { expect } from './browser-test.ts';

/** Longer than a rapid answer takes. */
const THOUGHT_MS = 20_000;

/** Where the sidebar stands open, with letters of twice the size too. */
const WIDE = { width: 2560, height: 800 };

/** Begun by a browser's learner, without its screens. */
export async function beginIqTest(page: Page, origin: string): Promise<OpenSitting> {
  const data = { form: 'full', timing: 'untimed' };
  const response = await page.request.post('/api/iq/sittings', { data, headers: { origin } });
  expect(response.status()).toBe(201);
  return (await response.json()) as OpenSitting;
}

/** The item that comes next, null after the last. */
export async function answerIqItem(
  page: Page,
  origin: string,
  sittingId: string,
  itemId: string,
  answer: string | null,
): Promise<ServedItem | null> {
  const data = { itemId, answer, timeSpentMs: THOUGHT_MS };
  const response = await page.request.post(`/api/iq/sittings/${sittingId}/responses`, { data, headers: { origin } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as NextItem).item;
}

/** Readable, and right by chance alone. */
export function answerSomehow(format: AnswerFormat): string {
  switch (format.type) {
    case 'choice':
      return 'B';
    case 'choices':
      return 'AB'.repeat(format.slots.length).slice(0, format.slots.length);
    case 'number':
      return '7';
    case 'text':
      return format.alphabet.slice(0, format.length);
  }
}

/** A whole sitting that is scored, two of three items right. Nobody waits for it: each item is made to have been asked a while ago. */
export async function takeIqTest(page: Page, { url, dataDir }: Pick<ServerProcess, 'url' | 'dataDir'>): Promise<FinishedSitting> {
  const { id, item } = await beginIqTest(page, url);
  const db = new DatabaseSync(path.join(dataDir, 'cairn.db'), { timeout: 5000 });
  const think = db.prepare('update iqResponse set servedAt = servedAt - ? where id = ?');
  const look = db.prepare('select key from iqResponse where id = ?');
  let place = 0;
  for (let next: ServedItem | null = item; next; place++) {
    think.run(THOUGHT_MS, next.id);
    const answer = place % 3 === 2 ? answerSomehow(next.format) : String(look.get(next.id)?.['key']);
    next = await answerIqItem(page, url, id, next.id, answer);
  }
  db.close();
  return (await (await page.request.get(`/api/iq/sittings/${id}`)).json()) as FinishedSitting;
}

/** What no sitting gives at will, such as the ends of the scale: the browser gets a result made by hand, and is led to it. */
export async function showMadeResult(page: Page, sitting: FinishedSitting): Promise<void> {
  const { id, form, timing, isScored, createdAt, finishedAt, result } = sitting;
  const entry: SittingEntry = {
    ...{ id, form, timing, isScored, createdAt, finishedAt, state: 'finished', progress: { answered: 40, total: 40 } },
    score: { iqScore: result.iqScore, interval: result.interval },
  };
  await page.route('**/api/iq/sittings', (route) => route.fulfill({ json: { items: [entry], total: 1, nextCursor: null } }));
  await page.route(`**/api/iq/sittings/${id}`, (route) => route.fulfill({ json: sitting }));
  const screen = page.viewportSize() ?? WIDE;
  await page.setViewportSize(WIDE);
  await page.goto('/discover');
  await page.getByRole('link', { name: 'IQ Test' }).first().click();
  await page.locator(`#main a[href="/iq-test/${id}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Estimated score on the IQ scale/ })).toBeVisible();
  await page.setViewportSize(screen);
}
