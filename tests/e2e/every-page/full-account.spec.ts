import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { itemId, makeBigLibrary } from '../../../bench/support/big-library.ts';
import { APP_PAGES } from '../../support/browser/pages.ts';
import { fillAccount } from '../../support/houses/fill-account.ts';
import { spawnServer, type SpawnedServer } from '../../support/houses/spawn-server.ts';

const WORKS = 5000;
const FULL = 'full@example.org';
/** Pages with a work, a talk or a sitting of the account in their address; whoever has none is compared by the list of them. */
const OWN_PAGES = {
  '/ai-career/goals?state=done': '/ai-career/goals',
  '/ai-career/goals/goal-0': '/ai-career/goals',
  [`/audiobooks/${itemId(0)}`]: `/audiobooks/${itemId(0)}`,
  [`/episodes/${itemId(0)}.a`]: `/episodes/${itemId(0)}.a`,
};
/** A page of a full list against the words that stand in the place of an empty one. A list without pages is 30 to 180 times as much. */
const MOST_TIMES = 10;
/** This page has up to twenty pieces of evidence of each of all skills in it. */
const MORE_OF: Readonly<Record<string, number>> = { '/progress': 40 };
/** How often each page is asked for; the cheapest counts, so that what else the machine does does not. */
const ASKED = 5;

let folder: string;
let server: SpawnedServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-full-'));
  await makeBigLibrary(folder, WORKS);
  server = await spawnServer({ DATA_DIR: folder, LIBRARY_DIR: folder }, 'tests/support/houses/serve-pages.ts');
});
test.afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function register(email: string): Promise<string> {
  const response = await fetch(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robin', email, password: 'quiet stones by the river' }),
  });
  expect(response.ok).toBe(true);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const cpuMs = async (): Promise<number> => ((await (await fetch(`${server.origin}/cpu`)).json()) as number) / 1000;

/** What a page is: how many bytes, and what it costs the server; null where it is not there. */
async function weigh(page: string, cookie: string): Promise<{ kb: number; ms: number } | null> {
  let [kb, least] = [0, Infinity];
  for (let n = 0; n < ASKED; n++) {
    const before = await cpuMs();
    const response = await fetch(server.origin + page, { headers: { cookie }, redirect: 'manual' });
    if (response.status === 404 || response.status === 302) return null;
    expect(response.status, page).toBe(200);
    kb = (await response.arrayBuffer()).byteLength / 1000;
    least = Math.min(least, (await cpuMs()) - before);
  }
  return { kb, ms: least };
}

test('no page of an account that is full is much larger or dearer than that of an empty one', async () => {
  test.setTimeout(300_000);
  const [full, empty] = [await register(FULL), await register('empty@example.org')];
  const answers = [{ questionId: 'challenges', answer: ['time'] }];
  const assessed = await fetch(`${server.origin}/api/assessments`, {
    method: 'POST',
    headers: { origin: server.origin, cookie: full, 'content-type': 'application/json', 'idempotency-key': 'full-account-first' },
    body: JSON.stringify({ answers }),
  });
  expect(assessed.status, await assessed.text()).toBe(201);
  fillAccount(path.join(folder, 'cairn.db'), FULL);
  const found: string[] = [];
  const tooMuch: string[] = [];
  for (const [page, like] of [...APP_PAGES.map((one) => [one, one] as const), ...Object.entries(OWN_PAGES)]) {
    const [of, than] = [await weigh(page, full), await weigh(like, empty)];
    if (!of || !than) continue;
    const line = `${page}: ${than.kb.toFixed(0)} -> ${of.kb.toFixed(0)} KB, ${than.ms.toFixed(1)} -> ${of.ms.toFixed(1)} ms`;
    found.push(line);
    const most = MORE_OF[page] ?? MOST_TIMES;
    if (of.kb > most * than.kb || of.ms > most * than.ms) tooMuch.push(line);
  }
  // What was not there was not compared.
  expect(found.length, found.join('\n')).toBeGreaterThan(20);
  expect(tooMuch).toEqual([]);
});
