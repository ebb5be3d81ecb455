import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

let base: string;
let checkout: string;
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'cairn-start-'));
  mkdirSync(path.join(base, 'library'));
  checkout = path.join(base, 'checkout');
  await makeBuiltCheckout();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A checkout that is installed and built, as far as its stamps say. Its pages are not there; nobody asks for them. */
async function makeBuiltCheckout() {
  mkdirSync(path.join(checkout, 'node_modules'), { recursive: true });
  mkdirSync(path.join(checkout, 'build'));
  for (const name of ['package.json', 'package-lock.json', 'scripts'])
    cpSync(path.join(ROOT, name), path.join(checkout, name), { recursive: true });
  for (const name of ['core', 'public', 'react-router.config.ts', 'server', 'vite.config.ts', 'web', 'node_modules/node'])
    symlinkSync(path.join(ROOT, name), path.join(checkout, name));
  const installed = createHash('sha256')
    .update(readFileSync(path.join(checkout, 'package-lock.json')))
    .digest('hex');
  writeFileSync(path.join(checkout, 'node_modules/.cairn-installed'), installed);
  const { signWebApp } = (await import(path.join(checkout, 'scripts/prepare.mjs'))) as { signWebApp: () => string };
  writeFileSync(path.join(checkout, 'build/.stamp'), signWebApp());
}

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
