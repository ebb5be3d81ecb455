import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeEpub, makeMp3 } from '../tests/support/houses/library-fixtures.ts';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { writeBooks } from './import-rate.ts';
import { count, median, ms, p99, printBenchmark, RUNS, times, type Benchmark } from './support/measure.ts';
import { register } from './support/register.ts';

const UNITS = 10_000;
const LEARNERS = 10;
/** Each learner reads a list and reports a place this often. */
const EVERY_MS = 100;
const ALONE_MS = 15_000;

/** Milliseconds that each answer took. */
interface Latencies {
  lists: number[];
  writes: number[];
  health: number[];
}

/** What learners do while something else goes on, until `isOver`. */
async function letLearn(origin: string, cookies: readonly string[], isOver: () => Promise<boolean>): Promise<Latencies> {
  const taken: Latencies = { lists: [], writes: [], health: [] };
  let goesOn = true;
  const time = async (into: number[], address: string, init?: RequestInit) => {
    const began = performance.now();
    const response = await fetch(origin + address, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} was refused: ${response.status}`);
    into.push(performance.now() - began);
  };
  const learn = async (cookie: string, n: number) => {
    await sleep((EVERY_MS / LEARNERS) * n);
    for (let i = 0; goesOn; i++) {
      const body = JSON.stringify({
        positionSec: i % 1000,
        fraction: 0.5,
        completed: false,
        playedSec: 0,
        observedAt: new Date().toISOString(),
      });
      await time(taken.lists, '/api/items?limit=24', { headers: { cookie } });
      await time(taken.writes, '/api/progress/show.1', {
        method: 'PUT',
        headers: { origin, cookie, 'content-type': 'application/json' },
        body,
      });
      await time(taken.health, '/api/health');
      await sleep(EVERY_MS);
    }
  };
  const learning = Promise.all(cookies.map(learn));
  while (!(await isOver())) await sleep(250);
  goesOn = false;
  await learning;
  return taken;
}

/** Files that once held up everybody for seconds to minutes. */
function writeHostile(dir: string): void {
  const files: Record<string, string | Uint8Array> = {
    'ebooks/Ladder/Ladder.epub': makeEpub({ chapters: [{ title: 'One', html: `${'<a>'.repeat(149_000)}</b>` }] }),
    'ebooks/Flood/Flood.epub': makeEpub({ chapters: [{ title: 'One', html: `<p>${'word '.repeat(3_000_000)}</p>` }] }),
    'courses/Stars/01 Stars.md': '_a__'.repeat(60_000),
    'audiobooks/Breaks/a.mp3': makeMp3({ TIT2: 'Breaks' }),
    'audiobooks/Breaks/metadata.json': JSON.stringify({ title: 'Breaks', description: '<br '.repeat(60_000) }),
    'courses/Keys/course.md': `---\n${Array.from({ length: 60_000 }, (_, n) => `k${n}: 1`).join('\n')}\n---\n`,
    'courses/Keys/01 One.md': 'One.',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
}

async function measureOnce(folder: string) {
  const [library, aside] = [path.join(folder, 'library'), path.join(folder, 'aside')];
  mkdirSync(path.join(library, 'podcasts/show'), { recursive: true });
  writeFileSync(path.join(library, 'podcasts/show/1.mp3'), makeMp3({ TIT2: 'One' }));
  writeBooks(aside, UNITS);
  const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: library, LIBRARY_WATCH: 'on' });
  try {
    const { origin } = server;
    const cookies: string[] = [];
    for (let n = 0; n < LEARNERS; n++) cookies.push(await register(origin, n));
    const countItems = async () => ((await (await fetch(`${origin}/api/health`)).json()) as { items: number }).items;
    const after = (time: number) => {
      const end = performance.now() + time;
      return async () => performance.now() > end;
    };
    // What is used for the first time is slow for reasons of its own.
    await letLearn(origin, cookies, after(3000));
    const alone = await letLearn(origin, cookies, after(ALONE_MS));
    renameSync(path.join(aside, 'audiobooks'), path.join(library, 'audiobooks'));
    const works =
      1 +
      readdirSync(path.join(library, 'audiobooks'), { recursive: true }).filter((name) => String(name).endsWith('01 Part 1.mp3')).length;
    const beside = await letLearn(origin, cookies, async () => (await countItems()) >= works);
    writeHostile(library);
    const hostile = await letLearn(origin, cookies, after(ALONE_MS));
    return { alone, beside, hostile };
  } finally {
    await server.kill('SIGTERM');
  }
}

export const importBeside: Benchmark = {
  question: 'Do learners notice that a library comes in, or that a file of it is hostile?',
  measure: async (folder) => {
    const runs: Awaited<ReturnType<typeof measureOnce>>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(path.join(folder, String(run))));
    const row = (what: string, of: keyof Latencies) => {
      const [alone, beside] = [median(runs.map((run) => p99(run.alone[of]))), median(runs.map((run) => p99(run.beside[of])))];
      return {
        what: `${what} while ${count(UNITS)} units come in, p99`,
        value: ms(beside),
        comparedWith: `${times(beside / alone)} of ${ms(alone)} without`,
        budget: '<= 2 x',
        isMet: beside <= alone * 2,
      };
    };
    const hostile = median(runs.map((run) => p99(run.hostile.health)));
    return [
      row('a list', 'lists'),
      row('a place is written', 'writes'),
      { what: '/api/health while hostile files are read, p99', value: ms(hostile), budget: '<= 100 ms', isMet: hostile <= 100 },
    ];
  },
};

if (import.meta.main) await printBenchmark(importBeside);
