import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { NextItem, OpenSitting, Sitting } from '#core/iq/sitting/sitting.ts';
import { spawnServer, type SpawnedServer } from '../../../tests/support/houses/spawn-server.ts';

let dataDir = '';
let server: SpawnedServer | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-iq-'));
});
afterEach(() => server?.kill());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = async () => (server = await spawnServer({ DATA_DIR: dataDir, LIBRARY_DIR: 'docs/examples/first-course' }));
const callerAt =
  (origin: string, cookie = '') =>
  async <Body>(method: string, url: string, body?: object): Promise<{ status: number; body: Body; cookie: string }> => {
    const response = await fetch(origin + url, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const [set = ''] = response.headers.getSetCookie();
    return { status: response.status, body: (await response.json()) as Body, cookie: set.split(';')[0] ?? '' };
  };

it('a sitting outlives a server that is killed, and takes no answer twice', { timeout: 120_000 }, async () => {
  const first = await open();
  const person = { name: 'Robin', email: 'robin@example.org', password: 'quiet stones by the river' };
  const { cookie } = await callerAt(first.origin)('POST', '/api/auth/sign-up/email', person);
  const ask = callerAt(first.origin, cookie);
  const { body: begun } = await ask<OpenSitting>('POST', '/api/iq/sittings', { form: 'full', timing: 'untimed' });
  const url = `/api/iq/sittings/${begun.id}`;
  const answer = { itemId: begun.item.id, answer: null, timeSpentMs: 9000 };
  const { body: next } = await ask<NextItem>('POST', `${url}/responses`, answer);
  // Nobody hears what becomes of this one.
  void ask('POST', `${url}/responses`, { ...answer, itemId: next.item?.id }).catch(() => {});
  await first.kill('SIGKILL');

  const again = callerAt((await open()).origin, cookie);
  const { body: found } = await again<Sitting>('GET', url);
  if (found.state !== 'open') throw new Error('It has ended.');
  expect([1, 2]).toContain(found.progress.answered);
  if (found.progress.answered === 1) expect(found.item).toEqual(next.item);
  expect((await again('POST', `${url}/responses`, answer)).status).toBe(409);
  const { status, body } = await again<NextItem>('POST', `${url}/responses`, { ...answer, itemId: found.item.id });
  expect([status, body.progress.answered]).toEqual([200, found.progress.answered + 1]);
});
