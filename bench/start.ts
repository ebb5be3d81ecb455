import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, inTurns, median, ms, printBenchmark, ROOT, times, type Benchmark } from './support/measure.ts';

const IDLE_MS = 5000;

type Command = readonly [string, ...string[]];
const NPM_START: Command = ['npm', 'start'];

async function waitFor200(url: string): Promise<void> {
  const deadline = performance.now() + 180_000;
  while (performance.now() < deadline) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(3);
  }
  throw new Error(`${url} never answered 200.`);
}

/** Resident memory in MiB of the process below `pid` that runs the server. Linux only. */
function findServerMemory(pid: number): number {
  const below = (parent: number): number[] => {
    const own = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && readStatus(name, 'PPid') === parent)
      .map(Number);
    return own.flatMap((child) => [child, ...below(child)]);
  };
  const server = [pid, ...below(pid)].find((candidate) =>
    readFileSync(`/proc/${candidate}/cmdline`, 'utf8')
      .split('\0')
      .some((arg) => /^build\/entries\/\w+\/main\.js$/.test(arg)),
  );
  return server === undefined ? Number.NaN : readStatus(String(server), 'VmRSS') / 1024;
}

function readStatus(pid: string, field: 'PPid' | 'VmRSS'): number {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export const start: Benchmark = {
  question: 'How soon does `npm start` answer, and how much memory does the idle server hold?',
  tools: ['npm'],
  measure: async (folder) => {
    const dataDir = path.join(folder, 'data');
    /** Whole, or what of it comes after npm and after the look at what has to be installed and built. */
    const startOnce = async (page: string, isIdle = false, [command, ...args]: Command = NPM_START) => {
      const port = await findFreePort();
      const began = performance.now();
      const child = spawn(command, args, { cwd: ROOT, stdio: 'ignore', env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
      try {
        await waitFor200(`http://localhost:${port}${page}`);
        const tookMs = performance.now() - began;
        if (!isIdle) return { tookMs, memory: Number.NaN };
        await sleep(IDLE_MS);
        return { tookMs, memory: process.platform === 'linux' && child.pid !== undefined ? findServerMemory(child.pid) : Number.NaN };
      } finally {
        await end(child);
      }
    };
    /** What any Node program pays before it can answer. */
    const startBare = async () => {
      const port = await findFreePort();
      const began = performance.now();
      const child = spawn(process.execPath, ['-e', `require('node:http').createServer((q, s) => s.end()).listen(${port}, 'localhost')`], {
        stdio: 'ignore',
      });
      await waitFor200(`http://localhost:${port}/`);
      const tookMs = performance.now() - began;
      await end(child);
      return { tookMs };
    };
    // The first start builds and imports; neither is measured.
    await startOnce('/api/health');
    const runs = await inTurns({
      bare: startBare,
      script: () => startOnce('/api/health', false, [process.execPath, 'scripts/start.mjs']),
      api: () => startOnce('/api/health', true),
      page: () => startOnce('/', true),
    });
    const of = (values: readonly { tookMs: number }[]) => median(values.map((value) => value.tookMs));
    const memory = (values: readonly { memory: number }[]) => median(values.map((value) => value.memory));
    return [
      { what: 'bare Node server to first 200', value: ms(of(runs.bare)) },
      {
        what: '`npm start` to first 200 of /api/health',
        value: ms(of(runs.api)),
        comparedWith: `${times(of(runs.api) / of(runs.bare))} of bare Node`,
        budget: '<= 1,000 ms',
        isMet: of(runs.api) <= 1000,
      },
      {
        what: 'of that npm, before it starts anything',
        value: ms(of(runs.api) - of(runs.script)),
      },
      {
        what: '`npm start` to first 200 of the landing page',
        value: ms(of(runs.page)),
        comparedWith: `${times(of(runs.page) / of(runs.bare))} of bare Node`,
      },
      {
        what: `memory ${IDLE_MS / 1000} s later, nothing asked for`,
        value: `${Math.round(memory(runs.api))} MiB`,
        budget: '<= 150 MB',
        isMet: memory(runs.api) * 1.048_576 <= 150,
      },
      {
        what: `memory ${IDLE_MS / 1000} s after a page`,
        value: `${Math.round(memory(runs.page))} MiB`,
        budget: '<= 150 MB',
        isMet: memory(runs.page) * 1.048_576 <= 150,
      },
    ];
  },
};

if (import.meta.main) await printBenchmark(start);
