import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { makeEpub, makeJpg } from '../tests/support/houses/library-fixtures.ts';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { seededRandom } from '#core/random.ts';
import { inTurns, median, ms, printBenchmark, times, type Benchmark, type Row } from './support/measure.ts';
import { openChromium } from './support/open-chromium.ts';

const [CHAPTERS, PARAGRAPHS, WORDS, PICTURES] = [40, 40, 105, 10];
const TEXT_BYTES = 1_000_000;
const BOOK_BYTES = 5_000_000;
const LEXICON =
  'a an and as at be begin by day each even first for from go habit hand have how in into is it its keep less light listen long make more morning never new no not of on one or other own page place quiet read river said slow small so some stone than that the their then there they thing this through time to turn up walk was way we what when where which who will with word work would year you'.split(
    ' ',
  );
/** Stands in every fifth paragraph and nowhere else. */
const SOUGHT = 'threshold';
/** foliate takes no second turn within a tenth of a second. */
const REST_MS = 150;
const READ_PAGE = '/ebooks/long/read';

/** A book of 5 MB with a million letters of text in it; the rest are pictures that are longer than they look. */
function makeBook(): Uint8Array {
  const random = seededRandom('a long book');
  const word = (): string => LEXICON[Math.floor(random() * LEXICON.length)] ?? '';
  const paragraph = (n: number): string => `<p>${Array.from({ length: WORDS }, word).join(' ')}${n % 5 === 0 ? ` ${SOUGHT}` : ''}.</p>`;
  const picture = (n: number): string => (n % (CHAPTERS / PICTURES) === 0 ? `<img src="../p${n}.jpg" alt=""/>` : '');
  const chapters = Array.from({ length: CHAPTERS }, (_, n) => ({
    title: `Chapter ${n + 1}`,
    html: Array.from({ length: PARAGRAPHS }, (_, i) => paragraph(i)).join('') + picture(n),
  }));
  const text = chapters.reduce((sum, { html }) => sum + html.length, 0);
  // Text is packed to about a third.
  const rest = Math.max(0, BOOK_BYTES - text / 3) / PICTURES;
  const entries = Object.fromEntries(
    Array.from({ length: PICTURES }, (_, i) => [
      `OEBPS/p${(i * CHAPTERS) / PICTURES}.jpg`,
      Buffer.concat([makeJpg(''), randomBytes(Math.round(rest))]),
    ]),
  );
  if (text < TEXT_BYTES * 0.7 || text > TEXT_BYTES * 1.3) throw new Error(`The text has ${text} letters.`);
  return makeEpub({ title: 'A long book', author: 'Ann Ash', chapters, entries });
}

/** Notes how long the page could do nothing else. */
const WATCH_BLOCKS = `
  window.blocked = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.blocked.push(duration))).observe({ type: 'longtask' });
`;
const takeLongestBlock = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { blocked: number[] }).blocked.splice(0)));

const place = (page: Page) => page.getByRole('slider', { name: 'Place in the book' });

/** From the press of a key to the frame in which the figures below the page are others. */
async function timeTurn(page: Page): Promise<number> {
  await page.waitForTimeout(REST_MS);
  return page.evaluate(async () => {
    const slider = document.querySelector('.reader-foot input');
    if (!slider) throw new Error('There is no book.');
    const at = performance.now();
    const turned = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      });
      observer.observe(slider, { attributes: true, attributeFilter: ['aria-valuetext'] });
    });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await turned;
    return performance.now() - at;
  });
}

async function timeSearch(page: Page, words: string, said: RegExp): Promise<{ ms: number; blockedMs: number }> {
  await takeLongestBlock(page);
  const field = page.getByRole('searchbox', { name: 'Words to find' });
  await field.fill('');
  const at = performance.now();
  await field.fill(words);
  await page.getByRole('status').filter({ hasText: said }).waitFor();
  return { ms: performance.now() - at, blockedMs: await takeLongestBlock(page) };
}

async function timeOpening(page: Page, address: string, isThere: () => Promise<void>): Promise<number> {
  const at = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await isThere();
  return performance.now() - at;
}

export const reader: Benchmark = {
  question: 'How soon is a book of 5 MB open, its page turned, and a word found in its million letters, in Chromium?',
  tools: ['chromium'],
  measure: async (folder) => {
    const book = makeBook();
    mkdirSync(path.join(folder, 'library/ebooks/long'), { recursive: true });
    writeFileSync(path.join(folder, 'library/ebooks/long/book.epub'), book);
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(folder, 'library') });
    const browser = await openChromium();
    try {
      const context = await browser.newContext({ baseURL: server.origin });
      await context.addInitScript(WATCH_BLOCKS);
      const page = await context.newPage();
      await page.request.post('/api/auth/sign-up/email', {
        data: { name: 'Robin', email: 'robin@example.org', password: 'quiet stones by the river' },
        headers: { origin: server.origin },
      });
      const firstMs = await timeOpening(page, READ_PAGE, () => place(page).waitFor());
      const opened = await inTurns({
        book: () => timeOpening(page, READ_PAGE, () => place(page).waitFor()),
        detail: () => timeOpening(page, '/ebooks/long', () => page.getByRole('link', { name: /^Read/ }).first().waitFor()),
      });
      await page.goto(READ_PAGE);
      await place(page).waitFor();
      await takeLongestBlock(page);
      const turns: number[] = [];
      for (let i = 0; i < 60; i++) turns.push(await timeTurn(page));
      const turnBlockedMs = await takeLongestBlock(page);
      await page.getByRole('button', { name: 'Search this book' }).click();
      const found = await inTurns({
        some: () => timeSearch(page, SOUGHT, /^The first 200 places$/),
        none: () => timeSearch(page, 'lighthouse', /^These words are not in the book\.$/),
      });
      const [some, none] = [found.some, found.none].map((runs) => ({
        ms: median(runs.map((run) => run.ms)),
        blockedMs: Math.max(...runs.map((run) => run.blockedMs)),
      })) as [{ ms: number; blockedMs: number }, { ms: number; blockedMs: number }];
      const [bookMs, detailMs] = [median(opened.book), median(opened.detail)];
      const rows: Row[] = [
        { what: `a book of ${(book.length / 1e6).toFixed(1)} MB to its first page, with an empty cache`, value: ms(firstMs) },
        { what: 'again', value: ms(bookMs), comparedWith: `${times(bookMs / detailMs)} of its page of details, ${ms(detailMs)}` },
        {
          what: 'next page, from the key to the frame, 60 turns on from the beginning',
          value: `median ${ms(median(turns))}`,
          comparedWith: `longest ${ms(Math.max(...turns))}; nothing else could be done for ${ms(turnBlockedMs)} at most`,
        },
        {
          what: 'the first 200 places of a word',
          value: ms(some.ms),
          comparedWith: `250 ms of it wait for more letters; nothing else could be done for ${ms(some.blockedMs)} at most`,
        },
        {
          what: 'a word that is nowhere in it',
          value: ms(none.ms),
          comparedWith: `as above; ${ms(none.blockedMs)} at most`,
        },
      ];
      return rows;
    } finally {
      await browser.close();
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(reader);
