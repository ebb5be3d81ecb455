import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeMp3 } from '../tests/support/houses/library-fixtures.ts';
import { buildIfNeeded, installArgs, lockHash } from './prepare.mjs';

const ROOT = path.join(import.meta.dirname, '..');

let base: string;
let checkout: string;
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-start-'));
  mkdirSync(path.join(base, 'library/podcasts/show'), { recursive: true });
  writeFileSync(path.join(base, 'library/podcasts/show/1.mp3'), makeMp3({ TIT2: 'One' }));
  checkout = path.join(base, 'checkout');
  await makeBuiltCheckout();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A checkout that is installed and built, as far as its stamps say: with the server that was compiled of this one. */
async function makeBuiltCheckout() {
  const folder = buildIfNeeded();
  mkdirSync(path.join(checkout, 'node_modules'), { recursive: true });
  mkdirSync(path.join(checkout, 'build'));
  for (const name of ['package.json', 'package-lock.json', 'scripts'])
    cpSync(path.join(ROOT, name), path.join(checkout, name), { recursive: true });
  for (const name of LINKED) symlinkSync(path.join(ROOT, name), path.join(checkout, name));
  writeFileSync(path.join(checkout, 'node_modules/.cairn-installed'), lockHash());
  const there = (await import(path.join(checkout, 'scripts/prepare.mjs'))) as typeof import('./prepare.mjs');
  writeFileSync(path.join(checkout, 'build/.stamp'), there.signWebApp());
  mkdirSync(path.join(checkout, 'build/entries'));
  symlinkSync(path.join(ROOT, folder), path.join(checkout, there.compiledServer()));
}

const LINKED = [
  ...['core', 'public', 'react-router.config.ts', 'server', 'vite.config.ts', 'web'],
  ...['node_modules/node', 'build/client'],
];

let npm: ChildProcess | undefined;
afterEach(() => {
  try {
    // Whatever a failed test has left: all of it is one group.
    process.kill(-(npm?.pid ?? 0), 'SIGKILL');
  } catch {
    // Nothing is left.
  }
});

/** `npm start` as a user runs it. Resolves when the server is open. */
async function start(env: Record<string, string> = {}) {
  const started = spawn('npm', ['start'], {
    cwd: checkout,
    env: {
      PATH: process.env['PATH'],
      HOME: base,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: path.join(base, 'data'),
      LIBRARY_DIR: path.join(base, 'library'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  npm = started;
  const ended = new Promise<number | null>((resolve) => started.on('exit', resolve));
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = / is open at http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      if (match) resolve(Number(match[1]));
    };
    started.stdout.on('data', read);
    started.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`It ended with ${code} before it was open:\n${output}`)));
  });
  return { process: started, port, ended, output: () => output };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

function hasProcesses(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

async function expectGone({ process: { pid }, port }: Awaited<ReturnType<typeof start>>) {
  await vi.waitFor(() => expect(hasProcesses(pid ?? 0)).toBe(false), { timeout: 15_000, interval: 50 });
  expect(await isOpen(port)).toBe(false);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start ends with all that it started when npm alone gets %s',
  { timeout: 60_000 },
  async (signal) => {
    const running = await start();
    expect((await fetch(`http://127.0.0.1:${running.port}/api/health`)).status).toBe(200);
    running.process.kill(signal);
    await running.ended;
    await expectGone(running);
  },
);

test.runIf(process.platform === 'linux')(
  'npm start ends with all that it started when the process between npm and the server is killed',
  { timeout: 60_000 },
  async () => {
    const running = await start();
    const [between] = readFileSync(`/proc/${running.process.pid}/task/${running.process.pid}/children`, 'utf8').split(' ');
    process.kill(Number(between), 'SIGKILL');
    await expectGone(running);
  },
);

test('npm start ends with all that it started when npm is killed', { timeout: 60_000 }, async () => {
  const running = await start();
  running.process.kill('SIGKILL');
  await expectGone(running);
});

test.each<[said: boolean, env: Record<string, string>]>([
  [true, {}],
  [false, { NODE_ENV: 'production' }],
  [false, { TRUST_PROXY: 'on' }],
  [false, { PUBLIC_URL: 'https://learn.example.org' }],
  [true, { NODE_ENV: 'production', PAYMENT_TEST_MODE: 'on' }],
])('npm start has payments in test mode: %s, with %j', { timeout: 60_000 }, async (said, env) => {
  const running = await start(env);
  expect(/Payments are in test mode/.test(running.output())).toBe(said);
  running.process.kill('SIGTERM');
  await expectGone(running);
});

test('what npm start compiled has all that the server has: the import, pages, and what threads work out', { timeout: 60_000 }, async () => {
  const running = await start({ RATE_LIMIT: 'off' });
  const origin = `http://127.0.0.1:${running.port}`;
  const get = (address: string) => fetch(origin + address);
  expect(await (await get('/api/health')).json()).toMatchObject({ status: 'ok', items: 1 });
  expect(await (await get('/')).text()).toContain('</html>');
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robin', email: 'robin@example.org', password: 'quiet stones by the river' }),
  });
  expect(signedUp.status).toBe(200);
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await fetch(`${origin}/discover`, { headers: { cookie } })).status).toBe(200);
  // Nothing can be read of it. What is made only to see whether it fails must not be left out as useless.
  expect((await get('/certificates/%')).status).toBe(400);
  // Compiled, too, is what threads of the server's do.
  expect((await get('/api/examples')).status).toBe(200);
  expect((await get('/og/home.png')).headers.get('content-type')).toBe('image/png');
  running.process.kill('SIGTERM');
  await expectGone(running);
  expect(running.output()).not.toMatch(/error|cannot|could not/i);
});

describe('what npm is asked to install', () => {
  test.each([
    ['the product', { isCurrent: false, hasDev: false, withDev: false }, ['ci', '--omit=dev']],
    ['all', { isCurrent: false, hasDev: false, withDev: true }, ['ci', '--include=dev']],
    ['all, as it was there', { isCurrent: false, hasDev: true, withDev: false }, ['ci', '--include=dev']],
    ['nothing, the product being there', { isCurrent: true, hasDev: false, withDev: false }, null],
    ['the rest', { isCurrent: true, hasDev: false, withDev: true }, ['install', '--no-save', '--include=dev']],
    ['nothing, all being there', { isCurrent: true, hasDev: true, withDev: true }, null],
    ['nothing, more being there', { isCurrent: true, hasDev: true, withDev: false }, null],
  ])('%s', (_, found, args) => expect(installArgs(found)).toEqual(args));
});
