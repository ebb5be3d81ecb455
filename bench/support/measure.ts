import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.join(import.meta.dirname, '..', '..');
/** A look in minutes instead of a measurement. */
export const IS_QUICK = process.argv.includes('--quick');
export const RUNS = IS_QUICK ? 1 : 3;
const QUICK_SEC = 1;

/** One line of a benchmark's table. `budget` and `isMet` only where quality asks for something. */
export interface Row {
  what: string;
  value: string;
  comparedWith?: string;
  budget?: string;
  isMet?: boolean;
}

export interface Benchmark {
  question: string;
  /** Programs it cannot do without. */
  tools?: readonly string[];
  measure: (folder: string) => Promise<Row[]>;
}

export interface Result {
  question: string;
  rows: Row[];
  /** Why nothing was measured. */
  skipped?: string;
}

/** Runs a benchmark in a folder of its own. What is missing on this machine is named and skipped. */
export async function runBenchmark({ question, tools = [], measure }: Benchmark): Promise<Result> {
  const missing = tools.filter((tool) => findTool(tool) === null);
  if (missing.length > 0) return { question, rows: [], skipped: `not measured, because ${missing.join(' and ')} is not installed` };
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-'));
  try {
    return { question, rows: await measure(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For a benchmark started by itself. */
export async function printBenchmark(benchmark: Benchmark): Promise<void> {
  console.log(formatResult(await runBenchmark(benchmark)));
}

export function formatResult({ question, rows, skipped }: Result): string {
  const lines = rows.map(
    ({ what, value, comparedWith = '', budget = '', isMet }) =>
      `| ${what} | ${value} | ${comparedWith} | ${budget} | ${isMet === undefined ? '' : isMet ? 'met' : '**missed**'} |`,
  );
  return [
    `### ${question}`,
    '',
    ...(skipped ? [`_${skipped}_`] : ['| what | figure | compared with | budget | |', '| --- | --- | --- | --- | --- |', ...lines]),
    '',
  ].join('\n');
}

/** What serves in a program's place; see scripts/find-chromium.mjs. */
const ALSO: Readonly<Record<string, string>> = { chromium: 'chromium-headless-shell' };

/** Full path of a program, also in `sbin`; null when it is not there. */
export function findTool(name: string): string | null {
  for (const folder of [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']) {
    for (const program of [name, ALSO[name] ?? name]) {
      const file = path.join(folder, program);
      if (spawnSync(file, ['-v'], { stdio: 'ignore' }).error === undefined) return file;
    }
  }
  return null;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

export const p99 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** Measures several things in turn, RUNS times round, so that a slow moment of the machine meets all of them. */
export async function inTurns<Things extends Record<string, () => Promise<unknown>>>(
  things: Things,
): Promise<{ [Name in keyof Things]: Awaited<ReturnType<Things[Name]>>[] }> {
  const results: Record<string, unknown[]> = Object.fromEntries(Object.keys(things).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, thing] of Object.entries(things)) results[name]?.push(await thing());
  }
  return results as { [Name in keyof Things]: Awaited<ReturnType<Things[Name]>>[] };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Load {
  perSec: number;
  p99Ms: number;
  mibPerSec: number;
}

/** Load by wrk from one thread. Throws when an answer was refused: a rate of errors is no rate. */
export async function load(
  url: string,
  {
    connections,
    seconds = 5,
    script,
    folder,
    cookie,
  }: { connections: number; seconds?: number; script?: string; folder: string; cookie?: string },
): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${IS_QUICK ? QUICK_SEC : seconds}s`, '--latency', '--timeout', '10s'];
  if (cookie !== undefined) args.push('-H', `Cookie: ${cookie}`);
  if (script !== undefined) {
    const file = path.join(folder, 'load.lua');
    writeFileSync(file, script);
    args.push('-s', file);
  }
  const { stdout } = await promisify(execFile)('wrk', [...args, url]);
  const find = (pattern: RegExp) => pattern.exec(stdout);
  if (find(/Non-2xx|Socket errors/)) throw new Error(`wrk ${url} was refused:\n${stdout}`);
  const [, p99 = '', unit = 'ms'] = find(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
  const [, transfer = '', size = 'B'] = find(/Transfer\/sec:\s+([\d.]+)(B|KB|MB|GB)/) ?? [];
  return {
    perSec: Number(find(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    mibPerSec: Number(transfer) * { B: 1 / 1_048_576, KB: 1 / 1024, MB: 1, GB: 1024 }[size as 'B' | 'KB' | 'MB' | 'GB'],
  };
}

export const count = (value: number) => Math.round(value).toLocaleString('en');
export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
export const times = (value: number) => `${value.toFixed(2)} x`;
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
