// Measures the pages for visitors with Lighthouse, as a phone, and writes docs/lighthouse.md.
// Usage: npm run lighthouse [PATH...]; with paths, measures these alone and writes nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse, { type Result } from 'lighthouse';
import { INDEXED_PAGES, indexedPath } from '#core/account/access.ts';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { provideChromium } from './find-chromium.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const PAGES = [...INDEXED_PAGES, '/login', '/register', '/forgot-password'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Only speed differs from run to run. */
const SPEED_RUNS = 3;

type Scores = Record<(typeof CATEGORIES)[number], number>;

interface PageResult {
  readonly page: string;
  readonly scores: Scores;
  readonly speeds: readonly number[];
  readonly benchmarkIndex: number;
  /** Titles of what keeps a category below 100. */
  readonly misses: readonly string[];
}

async function run(url: string, port: number, categories: readonly string[]): Promise<Result> {
  const isLeftAlone = indexedPath(new URL(url).pathname) === null;
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // Search engines are told to leave the page alone, and this audit says that they are.
    ...(isLeftAlone && { skipAudits: ['is-crawlable'] }),
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message ?? ''}`);
  return result.lhr;
}

const scoreOf = ({ categories }: Result, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(origin: string, page: string, port: number): Promise<PageResult> {
  const runs = [await run(origin + page, port, CATEGORIES)];
  while (runs.length < SPEED_RUNS) runs.push(await run(origin + page, port, ['performance']));
  const speeds = runs.map((result) => scoreOf(result, 'performance'));
  const first = runs[0] as Result;
  const median = runs[speeds.indexOf(medianOf(speeds))] as Result;
  return {
    page,
    scores: {
      performance: scoreOf(median, 'performance'),
      accessibility: scoreOf(first, 'accessibility'),
      'best-practices': scoreOf(first, 'best-practices'),
      seo: scoreOf(first, 'seo'),
    },
    speeds,
    benchmarkIndex: median.environment.benchmarkIndex,
    misses: CATEGORIES.flatMap((name) => findMisses(name === 'performance' ? median : first, name)),
  };
}

/** What counts in a category and has not its full score, when the category has not. */
function findMisses(result: Result, name: string): string[] {
  if (scoreOf(result, name) === 100) return [];
  return (result.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [`${name}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
  });
}

function formatResults(results: readonly PageResult[]): string {
  const rows = results.map(({ page, scores, speeds, misses }) => {
    const seo = `${scores.seo}${indexedPath(page) === null ? ' (1)' : ''}`;
    return `| \`${page}\` | ${scores.performance} (${speeds.join(', ')}) | ${scores.accessibility} | ${scores['best-practices']} | ${seo} | ${misses.join('; ')} |`;
  });
  return ['| page | performance | accessibility | best practices | SEO | misses |', '| --- | --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

function writeReport(results: readonly PageResult[], version: string): void {
  const index = Math.round(medianOf(results.map(({ benchmarkIndex }) => benchmarkIndex)));
  const text = `# Lighthouse

Written by \`npm run lighthouse\`, which ends with an error when a page has less than 100 in anything.

Lighthouse ${version} as a phone (its own simulated slow 4G and a processor four times slower), against the built server on a fresh data folder with the starter library, on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}). The machine's own benchmark index was ${index}; below about 1,000, or beside other work, performance is the machine's as much as the page's. Performance is the median of ${SPEED_RUNS} runs, which stand in brackets; the rest does not differ from run to run and is measured once.

(1) Sign-in, registration and the forgotten password are marked \`noindex\` by intent, so the audit "Page isn't blocked from indexing" is left out for them.

${formatResults(results)}
`;
  writeFileSync(path.join(ROOT, 'docs', 'lighthouse.md'), text);
}

/** With a port for Lighthouse and nobody else beside it, which would slow the pages down. */
async function openChromium(profile: string): Promise<{ port: number; close: () => Promise<unknown> }> {
  // Containers run it as root, where Chromium's sandbox cannot start.
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(provideChromium(), [...flags, 'about:blank'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const portFile = path.join(profile, 'DevToolsActivePort');
  // It is there before anything stands in it.
  const readPort = () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8').split('\n')[0]) : 0);
  while (readPort() === 0) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode} before it was open.`);
    await sleep(50);
  }
  const close = () => {
    child.kill();
    return ended;
  };
  return { port: readPort(), close };
}

if (!existsSync(path.join(ROOT, 'build', 'server', 'index.js'))) throw new Error('There is nothing to measure yet: npm run build');
const asked = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-lighthouse-'));
const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(ROOT, 'library') });
const browser = await openChromium(path.join(folder, 'profile'));
try {
  const results: PageResult[] = [];
  for (const page of asked.length > 0 ? asked : PAGES) {
    const result = await measure(server.origin, page, browser.port);
    console.log(`${page}: ${CATEGORIES.map((name) => result.scores[name]).join(' ')}`);
    results.push(result);
  }
  console.log(`\n${formatResults(results)}`);
  if (asked.length === 0) writeReport(results, (await import('lighthouse/package.json', { with: { type: 'json' } })).default.version);
  if (results.some(({ scores }) => Object.values(scores).some((score) => score < 100))) process.exitCode = 1;
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
