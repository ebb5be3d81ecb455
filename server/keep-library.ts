import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Env } from './env.ts';
import { entryFile } from './files.ts';
import type { House } from './house.ts';
import type { ImportProgress, LibraryReport } from './library/problem.ts';

/** What the process that imports tells. */
export type ImportMessage = { progress: ImportProgress } | { report: LibraryReport } | { failure: string };

/** It tells of each file, and gives up each one long before this. */
const SILENCE_MS = 300_000;
/** The rows of 100,000 units take a quarter of it. */
const HEAP_MIB = 2048;

/**
 * Brings the house's library in, in a process of its own: no file can hold up an answer, and if it takes the process down,
 * the server goes on. Rejects then, and when the house is to end.
 */
export function bringInLibrary(house: House, onProgress: (progress: ImportProgress) => void = () => {}): Promise<LibraryReport> {
  return house.work.run('an import of the library', () => runImport(house.env, house.work.signal, onProgress));
}

async function runImport(env: Env, signal: AbortSignal, onProgress: (progress: ImportProgress) => void): Promise<LibraryReport> {
  signal.throwIfAborted();
  const child = fork(entryFile('import-process.ts'), {
    env: { ...process.env, DATA_DIR: env.DATA_DIR, LIBRARY_DIR: env.LIBRARY_DIR },
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // At any moment: what it was writing is rolled back, and what it had not come to is found the next time.
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  const silence = setTimeout(end, SILENCE_MS);
  let report: LibraryReport | null = null;
  let failure: string | null = null;
  child.on('message', (message: ImportMessage) => {
    silence.refresh();
    if ('progress' in message) onProgress(message.progress);
    else if ('report' in message) ({ report } = message);
    else ({ failure } = message);
  });
  try {
    // Its exit may be heard of before the last that it told; `close` is not.
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    signal.throwIfAborted();
    if (report) return report;
    throw new Error(failure ?? `The import came to a sudden end (${killedBy ?? code}).`);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
  }
}
