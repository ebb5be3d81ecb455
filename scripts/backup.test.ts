import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMp3 } from '../tests/support/houses/library-fixtures.ts';
import { spawnServer, type SpawnedServer } from '../tests/support/houses/spawn-server.ts';

const ROOT = path.join(import.meta.dirname, '..');

let base: string;
let server: SpawnedServer | undefined;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-backup-command-'));
  cpSync(path.join(ROOT, 'docs', 'examples', 'first-course'), at('library'), { recursive: true });
  cpSync(path.join(ROOT, 'tests/support/fixtures/dot.jpg'), at('library/audiobooks/One/cover.jpg'), { recursive: true });
  writeFileSync(at('library/audiobooks/One/a.mp3'), makeMp3({ TIT2: 'One' }));
  writeFileSync(at('library/audiobooks/One/a.srt'), '1\n00:00:00,000 --> 00:00:00,500\nOne\n');
});
afterEach(async () => {
  await server?.kill();
  rmSync(base, { recursive: true, force: true });
});
const at = (name: string) => path.join(base, name);
const start = async (data: string) => (server = await spawnServer({ DATA_DIR: at(data), LIBRARY_DIR: at('library') }));

function cairn(data: string, ...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: at(data), LIBRARY_DIR: at('library') };
  return new Promise((resolve) =>
    execFile(process.execPath, [path.join(ROOT, 'scripts/cairn.mjs'), ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
}

test('a backup of a running server, restored into a new folder, is the same site again', { timeout: 180_000 }, async () => {
  const first = await start('data');
  const { origin } = first;
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robin', email: 'robin@example.org', password: 'quiet stones by the river' }),
  });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const read = async (from: string, name: string) => (await fetch(`${from}${name}`, { headers: { cookie } })).json();
  const { items } = (await read(origin, '/api/items')) as { items: { id: string }[] };
  const itemId = items[0]?.id ?? '';
  const put = (id: string) => fetch(`${origin}/api/favorites/${id}`, { method: 'PUT', headers: { origin, cookie } });
  expect((await put(itemId)).ok).toBe(true);
  const favorites = await read(origin, '/api/favorites');

  expect(await cairn('data', 'backup', at('b.cairn'))).toMatchObject({ code: 0, output: expect.stringContaining('is copied into') });
  expect(await cairn('data', 'restore', '--replace', at('b.cairn'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('Stop it first'),
  });
  expect((await put(items[1]?.id ?? '')).ok).toBe(true);
  await first.kill('SIGTERM');
  expect(await cairn('data', 'restore', at('b.cairn'))).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
  expect(await cairn('new', 'restore', at('b.cairn'))).toMatchObject({ code: 0, output: expect.stringContaining('is restored into') });

  const second = await start('new');
  expect(await read(second.origin, '/api/favorites')).toEqual(favorites);
  // What is made from the library comes again.
  await vi.waitFor(() => expect(readdirSync(at('new/derived/captions'))).toEqual(readdirSync(at('data/derived/captions'))), {
    timeout: 60_000,
    interval: 100,
  });
});

test.each([[['backup']], [['restore']], [['backup', '--replace', 'a']], [['restore', 'a', 'b']], [['backup', '--help']]])(
  'shows how it is used for %j',
  async (words) => expect(await cairn('data', ...words)).toMatchObject({ code: 2, output: expect.stringContaining('Usage: cairn backup') }),
);
