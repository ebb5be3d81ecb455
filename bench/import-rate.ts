import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeEpub, makeMp3 } from '../tests/support/houses/library-fixtures.ts';
import { count, printBenchmark, ROOT, times, type Benchmark } from './support/measure.ts';

const UNITS = 10_000;
const UNITS_A_BOOK = 20;
const CHAPTERS = 1000;
const EPUBS = 500;

interface Run {
  sec: number;
  /** Highest resident memory of the process, MiB. */
  peakMib: number;
  /** What it has written to the disk, MiB. */
  writtenMib: number;
  /** What its database takes there, MiB. */
  databaseMib: number;
}

/** `cairn library import` as a process of its own, as an operator runs it. */
async function importLibrary(libraryDir: string, dataDir: string): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts', 'library.ts'), 'import', libraryDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peakMib = 0;
  let writtenMib = 0;
  const look = setInterval(() => {
    peakMib = Math.max(peakMib, readFigure(child.pid, 'status', /^VmHWM:\s+(\d+)/m) / 1024);
    writtenMib = Math.max(writtenMib, readFigure(child.pid, 'io', /^write_bytes: (\d+)/m) / 1_048_576);
  }, 50);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(look);
  if (code !== 0 || !output.includes('0 errors')) throw new Error(`The import failed: ${output.slice(-500)}`);
  const databaseMib = statSync(path.join(dataDir, 'cairn.db')).size / 1_048_576;
  return { sec: (performance.now() - began) / 1000, peakMib, writtenMib, databaseMib };
}

/** Of what Linux tells of a process; elsewhere nothing. */
function readFigure(pid: number | undefined, file: string, pattern: RegExp): number {
  try {
    // A process that has just ended has no figure any more.
    return Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

export function writeBooks(dir: string, units: number): void {
  for (let n = 0; n < units; n += UNITS_A_BOOK) {
    const book = path.join(dir, 'audiobooks', `Author ${n % 97}`, `Book ${n / UNITS_A_BOOK} (2001) {Reader ${n % 13}}`);
    mkdirSync(book, { recursive: true });
    for (let i = 1; i <= UNITS_A_BOOK; i++)
      writeFileSync(
        path.join(book, `${String(i).padStart(2, '0')} Part ${i}.mp3`),
        makeMp3({ TIT2: `Part ${n + i}`, TALB: `Book ${n}`, TPE1: 'Somebody' }),
      );
  }
}

function writeLongBook(dir: string): void {
  const book = path.join(dir, 'audiobooks', 'Author', 'A long book');
  mkdirSync(book, { recursive: true });
  for (let i = 1; i <= CHAPTERS; i++) writeFileSync(path.join(book, `${i} Chapter ${i}.mp3`), makeMp3({ TIT2: `Chapter ${i}` }));
}

function writeEpubs(dir: string): void {
  for (let n = 0; n < EPUBS; n++) {
    const chapters = Array.from({ length: 20 }, (_, i) => ({
      title: `Chapter ${i + 1}`,
      html: `<p>${`Words of book ${n}. `.repeat(400)}</p>`,
    }));
    mkdirSync(path.join(dir, 'ebooks', `Author ${n % 50}`, `Book ${n}`), { recursive: true });
    writeFileSync(path.join(dir, 'ebooks', `Author ${n % 50}`, `Book ${n}`, `Book ${n}.epub`), makeEpub({ title: `Book ${n}`, chapters }));
  }
}

export const importRate: Benchmark = {
  question: 'How long does an import take, and does its memory stay flat?',
  measure: async (folder) => {
    const dirs = {
      small: path.join(folder, 'small'),
      large: path.join(folder, 'large'),
      long: path.join(folder, 'long'),
      epubs: path.join(folder, 'epubs'),
    };
    writeBooks(dirs.small, UNITS / 10);
    writeBooks(dirs.large, UNITS);
    writeLongBook(dirs.long);
    writeEpubs(dirs.epubs);
    const dataOf = (name: string) => path.join(folder, `${name}-data`);
    const small = await importLibrary(dirs.small, dataOf('small'));
    const first = await importLibrary(dirs.large, dataOf('large'));
    const again = await importLibrary(dirs.large, dataOf('large'));
    appendFileSync(path.join(dirs.large, 'audiobooks', 'Author 0', 'Book 0 (2001) {Reader 0}', '01 Part 1.mp3'), Buffer.alloc(16));
    const changed = await importLibrary(dirs.large, dataOf('large'));
    const long = await importLibrary(dirs.long, dataOf('long'));
    const epubs = await importLibrary(dirs.epubs, dataOf('epubs'));
    const seconds = ({ sec }: Run) => `${sec.toFixed(1)} s`;
    const mib = ({ peakMib }: Run) => `${Math.round(peakMib)} MiB`;
    return [
      {
        what: `${count(UNITS)} audio units, first time`,
        value: seconds(first),
        comparedWith: `${times(first.sec / small.sec)} of ${count(UNITS / 10)} units`,
        budget: '<= 60 s',
        isMet: first.sec <= 60,
      },
      {
        what: 'again without a change',
        value: seconds(again),
        comparedWith: `${times(again.sec / first.sec)} of the first time`,
        budget: '<= 3 s',
        isMet: again.sec <= 3,
      },
      { what: 'again with one file changed', value: seconds(changed), comparedWith: `${times(changed.sec / again.sec)} of no change` },
      { what: 'highest memory', value: mib(first), comparedWith: `${times(first.peakMib / small.peakMib)} of ${count(UNITS / 10)} units` },
      {
        what: 'written to the disk, first time',
        value: `${Math.round(first.writtenMib)} MiB`,
        comparedWith: `${times(first.writtenMib / first.databaseMib)} of the database; again without a change ${again.writtenMib.toFixed(1)} MiB`,
      },
      { what: `one book of ${count(CHAPTERS)} files`, value: seconds(long), comparedWith: mib(long) },
      { what: `${EPUBS} EPUBs of 20 chapters`, value: seconds(epubs), comparedWith: mib(epubs) },
    ];
  },
};

if (import.meta.main) await printBenchmark(importRate);
