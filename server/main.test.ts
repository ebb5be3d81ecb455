import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMp3 } from '../tests/support/houses/library-fixtures.ts';
import { spawnServer, type SpawnedServer } from '../tests/support/houses/spawn-server.ts';

let base: string;
let server: SpawnedServer | undefined;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-main-'));
  mkdirSync(path.join(base, 'library/podcasts/show'), { recursive: true });
  writeFileSync(path.join(base, 'library/brand.yaml'), 'name: Trail House\n');
  writeFileSync(path.join(base, 'library/podcasts/show/1.mp3'), makeMp3({ TIT2: 'One' }));
  writeFileSync(path.join(base, 'library/podcasts/show/1.md'), '---\nsample: true\n---\nNotes.\n');
});
afterEach(async () => {
  await server?.kill();
  rmSync(base, { recursive: true, force: true });
});
const start = async (env: Record<string, string> = {}) =>
  (server = await spawnServer({ DATA_DIR: path.join(base, 'data'), LIBRARY_DIR: path.join(base, 'library'), ...env }));
/** Books that take a while to bring in, each with a caption file that leaves something in the folder of derived files. */
function addBooks(count: number): void {
  for (let n = 0; n < count; n++) {
    const folder = path.join(base, `library/audiobooks/Book ${n}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'a.mp3'), makeMp3({ TIT2: `Book ${n}` }));
    writeFileSync(path.join(folder, 'a.srt'), `1\n00:00:00,000 --> 00:00:00,500\nBook ${n}\n`);
  }
}

const signUp = (origin: string) =>
  fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robin', email: 'robin@example.org', password: 'quiet stones by the river' }),
  });
/** The process that imports. Stopped before it is one, while it is still a copy of the server, it would hold the server up. */
function findChild({ process: { pid } }: SpawnedServer): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const child = children.find((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('import-process'));
  if (!child) throw new Error('There is no import.');
  return Number(child);
}

describe('payments', () => {
  it('are in test mode only where that was switched on, which the start says', async () => {
    await start({ LOG: 'info' });
    expect(server?.output()).not.toContain('test mode');
    await server?.kill();
    await start({ LOG: 'info', PAYMENT_TEST_MODE: 'on' });
    expect(server?.output()).toContain('Payments are in test mode');
  });
});

describe('the server', () => {
  it('says where it is open once it can answer, with its library in', async () => {
    const { origin, output } = await start();
    expect(output()).toMatch(/^\S+Z Trail House is open at http:\/\/127\.0\.0\.1:\d+\n$/m);
    const health = await fetch(`${origin}/api/health`);
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'ok', items: 1 })]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s within 5 s', async (signal) => {
    const running = await start();
    await fetch(`${running.origin}/api/health`);
    const asked = performance.now();
    expect(await running.kill(signal)).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5000);
    expect(running.output()).not.toMatch(/error/i);
  });

  it('finishes what is under way before it ends, and takes nothing new', async () => {
    const file = path.join(base, 'library/podcasts/show/1.mp3');
    const running = await start();
    const bytes = Buffer.alloc(20 * 1024 * 1024, 7);
    writeFileSync(file, bytes);
    const download = new Promise<number>((resolve, reject) => {
      const outgoing = request(`${running.origin}/media/show.1.audio`, (response) => {
        running.process.kill('SIGTERM');
        let received = 0;
        setTimeout(() => response.on('data', (chunk: Buffer) => (received += chunk.length)).on('end', () => resolve(received)), 300);
      });
      outgoing.on('error', reject).end();
    });
    await sleep(200);
    await expect(fetch(`${running.origin}/api/health`)).rejects.toThrow();
    expect(await download).toBe(bytes.length);
    expect(await running.ended).toBe(0);
  });

  it('leaves off an import when it is told to end, and brings the whole library in the next time', { timeout: 90_000 }, async () => {
    await (await start()).kill('SIGTERM');
    addBooks(300);
    const running = await start();
    const asked = performance.now();
    expect(await running.kill('SIGTERM')).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5000);
    expect(running.output()).not.toMatch(/error|could not|before these/i);
    const db = new DatabaseSync(path.join(base, 'data/cairn.db'), { readOnly: true });
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(db.prepare('select count(*) as n from item').get()).toEqual({ n: 1 });
    db.close();
    const { origin } = await start();
    const items = async () => ((await (await fetch(`${origin}/api/health`)).json()) as { items: number }).items;
    await vi.waitFor(async () => expect(await items()).toBe(301), { timeout: 60_000, interval: 200 });
  });

  it('can be told to end while its first library comes in', async () => {
    addBooks(300);
    const derived = path.join(base, 'data/derived');
    let child: ChildProcess | undefined;
    const env = { DATA_DIR: path.join(base, 'data'), LIBRARY_DIR: path.join(base, 'library') };
    const starting = spawnServer(env, undefined, (spawned) => (child = spawned)).then(
      () => 'open',
      (error: Error) => error.message,
    );
    await vi.waitFor(() => expect(readdirSync(derived)).not.toEqual([]), { timeout: 20_000, interval: 5 });
    child?.kill('SIGTERM');
    expect(await starting).toMatch(/ended with 0 before it was open:\n$/);
  });

  it('goes on answering and writing while an import stands still, and when it is killed, says so', { timeout: 30_000 }, async () => {
    await (await start()).kill('SIGTERM');
    addBooks(300);
    const running = await start();
    const importer = await vi.waitFor(() => findChild(running), { timeout: 10_000, interval: 5 });
    process.kill(importer, 'SIGSTOP');
    for (let i = 0; i < 50; i++) expect((await fetch(`${running.origin}/api/items`)).status).toBe(200);
    expect((await signUp(running.origin)).status).toBe(200);
    process.kill(importer, 'SIGKILL');
    await vi.waitFor(() => expect(running.output()).toContain('The import came to a sudden end (SIGKILL).'), { timeout: 10_000 });
    expect((await fetch(`${running.origin}/api/health`)).status).toBe(200);
    expect(await running.kill('SIGTERM')).toBe(0);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'goes on with an import that a %s to the whole group reaches',
    { timeout: 60_000 },
    async (signal) => {
      await (await start()).kill('SIGTERM');
      addBooks(300);
      const running = await start();
      await vi.waitFor(() => expect(readdirSync(path.join(base, 'data/derived/captions'))).not.toEqual([]), {
        timeout: 20_000,
        interval: 5,
      });
      process.kill(findChild(running), signal);
      const items = async () => ((await (await fetch(`${running.origin}/api/health`)).json()) as { items: number }).items;
      await vi.waitFor(async () => expect(await items()).toBe(301), { timeout: 40_000, interval: 200 });
      expect(await running.kill('SIGTERM')).toBe(0);
      expect(running.output()).not.toContain('sudden end');
    },
  );

  it('takes the importer with it when it is killed', async () => {
    await (await start()).kill('SIGTERM');
    addBooks(300);
    const running = await start();
    const importer = await vi.waitFor(() => findChild(running), { timeout: 10_000, interval: 5 });
    await running.kill('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(importer, 0)).toThrow('ESRCH'), { timeout: 10_000 });
  });

  it('keeps every place while a library is imported from the command line beside it', { timeout: 60_000 }, async () => {
    const { origin } = await start();
    const cookie = (await signUp(origin)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    addBooks(100);
    const env = { ...process.env, DATA_DIR: path.join(base, 'data'), LIBRARY_DIR: path.join(base, 'library') };
    const importing = spawn(process.execPath, ['scripts/library.ts', 'import'], { env });
    const ended = once(importing, 'exit');
    const statuses = new Set<number>();
    for (let i = 0; importing.exitCode === null; i++) {
      const body = JSON.stringify({
        positionSec: i % 2,
        fraction: 0,
        completed: false,
        playedSec: 0,
        observedAt: new Date().toISOString(),
      });
      const response = await fetch(`${origin}/api/progress/show.1`, {
        method: 'PUT',
        headers: { origin, cookie, 'content-type': 'application/json' },
        body,
      });
      statuses.add(response.status);
    }
    expect([(await ended)[0], [...statuses]]).toEqual([0, [200]]);
    expect(await (await fetch(`${origin}/api/health`)).json()).toMatchObject({ items: 101 });
  });

  it('refuses to start beside another one on the same folder', async () => {
    const first = await start();
    const DATA_DIR = path.join(base, 'data');
    await expect(start()).rejects.toThrow(
      `Another server works with DATA_DIR=${DATA_DIR} already. Stop it, or name another folder for this one.`,
    );
    expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
    await first.kill('SIGKILL');
    await start();
  });

  it('leaves a whole database behind, without a log to recover', async () => {
    const running = await start();
    await running.kill('SIGTERM');
    const db = new DatabaseSync(path.join(base, 'data/cairn.db'), { readOnly: true });
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(db.prepare('select count(*) as n from item').get()).toEqual({ n: 1 });
    db.close();
  });

  it('keeps sessions over a restart', async () => {
    const first = await start();
    const response = await signUp(first.origin);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await first.kill('SIGTERM');
    const second = await start();
    expect((await fetch(`${second.origin}/api/favorites`, { headers: { cookie } })).status).toBe(200);
  });

  it("counts tries by the caller's own address, whatever the caller writes", async () => {
    const { origin } = await start({ RATE_LIMIT: 'on' });
    const guess = (i: number) =>
      fetch(`${origin}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: {
          origin,
          'content-type': 'application/json',
          'x-cairn-client-ip': `203.0.113.${i}`,
          'x-forwarded-for': `198.51.100.${i}`,
        },
        body: JSON.stringify({ email: 'robin@example.org', password: 'not the password' }),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await guess(i)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});

describe('a start that cannot succeed', () => {
  it('names the wrong setting and ends with 1', async () => {
    await expect(start({ PORT: 'eighty' })).rejects.toThrow(/ended with 1 .*\n?[^]*PORT="eighty"/);
  });

  const data = (name: string) => path.join(base, 'data', name);
  const refused = () =>
    start().then(
      () => 'open',
      ({ message }: Error) => message.replace(/^The server ended with 1 before it was open:\n\S+Z /, ''),
    );

  it('says that the database is damaged, in one line, and leaves it as it is', async () => {
    mkdirSync(path.join(base, 'data'));
    const bytes = Buffer.alloc(8192, 'no database ');
    writeFileSync(data('cairn.db'), bytes);
    expect(await refused()).toBe(
      'The database is damaged. Stop the server and bring back a backup with "npx cairn restore --replace FILE".\n',
    );
    expect(readFileSync(data('cairn.db')).equals(bytes)).toBe(true);
  });

  it('says that the database is empty where there was one, and makes no other', async () => {
    mkdirSync(path.join(base, 'data'));
    writeFileSync(data('auth-secret'), 's'.repeat(43));
    writeFileSync(data('cairn.db'), '');
    expect(await refused()).toMatch(/^The database \S+cairn\.db is empty, though there was one\. .+\n$/);
    expect(readFileSync(data('cairn.db'))).toHaveLength(0);
  });

  it('says that the database is newer than the program', async () => {
    mkdirSync(path.join(base, 'data'));
    const db = new DatabaseSync(data('cairn.db'));
    db.exec("create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('9999-later', '')");
    db.close();
    expect(await refused()).toMatch(
      /^The database \S+cairn\.db was written by a newer release of Cairn \(9999-later\); nothing was changed\. .+\n$/,
    );
  });

  it('says that the port is taken and ends with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    await expect(start({ PORT: String(port) })).rejects.toThrow(/ended with 1 [^]*EADDRINUSE|already|taken/);
    taken.close();
  });
});
