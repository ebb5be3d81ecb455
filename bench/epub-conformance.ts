import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { buildEngine, openEnginePage, type EngineFiles } from '../tests/support/browser/engine-page.ts';
import type { EngineWindow } from '../tests/support/browser/engine-entry.ts';
import { serveApp } from '../tests/support/houses/serve-app.ts';
import { openTestHouse, signUp } from '../tests/support/houses/test-house.ts';
import { openChromium } from './support/open-chromium.ts';

/**
 * Opens every EPUB of a folder through the importer and the reader's engine, and says what came of each:
 * node bench/epub-conformance.ts FOLDER
 */
const LIMIT_MS = 40_000;

interface Outcome {
  readonly name: string;
  readonly result: 'opened' | 'refused' | 'failed' | 'hung' | 'ran a script';
  readonly says: string;
}

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder: node bench/epub-conformance.ts FOLDER');
const names = readdirSync(folder).filter((name) => name.endsWith('.epub'));
const libraryDir = mkdtempSync(path.join(tmpdir(), 'cairn-conformance-'));
for (const [i, name] of names.entries()) {
  mkdirSync(path.join(libraryDir, `ebooks/b${i}`), { recursive: true });
  copyFileSync(path.join(folder, name), path.join(libraryDir, `ebooks/b${i}/book.epub`));
}

const test = await openTestHouse({ libraryDir });
const server = await serveApp(test.app);
const browser = await openChromium();
try {
  const { cookie } = await signUp(test.app);
  const media = await test.house.db.selectFrom('media').select(['id']).where('mime', '=', 'application/epub+zip').execute();
  const served = new Set(media.map(({ id }) => id));
  const engine = await buildEngine();
  const outcomes: Outcome[] = [];
  for (const [i, name] of names.entries()) {
    const id = `b${i}.book.book`;
    const outcome = served.has(id)
      ? { name, ...(await tryBook(browser, server.origin, cookie, engine, id)) }
      : { name, result: 'refused' as const, says: 'not imported' };
    outcomes.push(outcome);
    if (outcome.result !== 'opened') console.log(`${outcome.result.padEnd(12)} ${name}: ${outcome.says}`);
  }
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  for (const result of ['opened', 'refused', 'failed', 'hung', 'ran a script'] as const) console.log(`${result}: ${count(result)}`);
  process.exitCode = count('hung') + count('ran a script') === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
  await test.close();
  rmSync(libraryDir, { recursive: true });
}

/** Shows the first page, then two more places, and listens whether anything of the book is compiled as a script. */
async function tryBook(from: Browser, origin: string, cookie: string, engine: EngineFiles, id: string): Promise<Omit<Outcome, 'name'>> {
  const context = await from.newContext();
  const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
  await context.addCookies([{ name, value: value.join('='), url: origin }]);
  const page = await context.newPage();
  let hasRun = false;
  const session = await context.newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes('/book/')) hasRun = true;
  });
  await session.send('Debugger.enable');
  try {
    await openEnginePage(page, origin, engine);
    const opening = page.evaluate(async (book) => {
      const target = window as unknown as EngineWindow;
      try {
        const view = await target.open(`/media/${book}`);
        for (const fraction of [0, 0.5, 1]) await view.goTo({ fraction });
        return target.events.some(({ type }) => type === 'shown') ? '' : 'nothing was shown';
      } catch (error) {
        return String(error);
      }
    }, id);
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), LIMIT_MS).unref();
    });
    const says = await Promise.race([opening, late]);
    if (hasRun) return { result: 'ran a script', says: '' };
    if (says === null) return { result: 'hung', says: `nothing in ${LIMIT_MS} ms` };
    return says === '' ? { result: 'opened', says } : { result: 'failed', says };
  } finally {
    await context.close();
  }
}
