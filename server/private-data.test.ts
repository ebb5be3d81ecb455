import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMp3 } from '../tests/support/houses/library-fixtures.ts';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { keepPrivate } from './private-data.ts';

let base: string;
let data: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  base = mkdtempSync(path.join(tmpdir(), 'cairn-private-'));
  data = path.join(base, 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(base, { recursive: true, force: true });
});

const modeOf = (file: string) => (statSync(file).mode & 0o7777).toString(8);
/** All that others may do something with, the folder itself among it. */
const listOpen = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0,
  );

function write(...names: string[]) {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(data, name)), { recursive: true });
    writeFileSync(path.join(data, name), '');
  }
}

it('closes what an earlier release has left open, to whatever depth', () => {
  write('cairn.db', 'cairn.db-wal', 'cairn.db-shm', 'library-report.json', 'derived/covers/a.svg', 'derived/library-problems.json');
  keepPrivate(data);
  expect(listOpen(data)).toEqual([]);
  expect(['.', 'cairn.db', 'derived/covers'].map((name) => modeOf(path.join(data, name)))).toEqual(['700', '600', '700']);
});

it("leaves what is not its own as it is: other files beside, what links lead to, and a folder that is everybody's", () => {
  write('cairn.db', 'library/podcasts/a.mp3');
  const elsewhere = path.join(base, 'elsewhere');
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, path.join(data, 'derived'));
  chmodSync(data, 0o1777);
  keepPrivate(data);
  expect([data, elsewhere, path.join(data, 'library/podcasts/a.mp3')].map(modeOf)).toEqual(['1777', '755', '644']);
  expect(modeOf(path.join(data, 'cairn.db'))).toBe('600');
});

it('makes nothing', () => {
  keepPrivate(data);
  expect(existsSync(data)).toBe(false);
});

describe('the server', () => {
  it('keeps all it writes from other users, and what was there before it', async () => {
    mkdirSync(path.join(base, 'library/podcasts/show'), { recursive: true });
    writeFileSync(path.join(base, 'library/podcasts/show/1.mp3'), makeMp3({ TIT2: 'One' }));
    writeFileSync(path.join(base, 'library/podcasts/show/1.srt'), '1\n00:00:00,000 --> 00:00:01,000\nHello\n');
    write('derived/covers/old.svg');
    const server = await spawnServer({ DATA_DIR: data, LIBRARY_DIR: path.join(base, 'library') });
    try {
      const written = readdirSync(data, { recursive: true, encoding: 'utf8' });
      expect(written).toEqual(expect.arrayContaining(['cairn.db', 'cairn.db-wal', 'cairn.db-shm', 'auth-secret', 'library-report.json']));
      expect(written.filter((name) => name.endsWith('.vtt'))).toHaveLength(1);
      expect(listOpen(data)).toEqual([]);
    } finally {
      await server.kill('SIGTERM');
    }
  });
});
