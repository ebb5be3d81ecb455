import { availableParallelism } from 'node:os';
import type { Env } from './env.ts';
import { bringInLibrary, type BringInOptions } from './library/bring-in-library.ts';
import type { LibraryReport } from './library/problem.ts';
import type { LibraryRoot } from './library/roots.ts';
import { openReadingThreads } from './library/threads/reading-threads.ts';
import { openStores } from './open-stores.ts';

/** More wait for the disk than they gain. */
const MOST_THREADS = 4;

export const countReadingThreads = (): number => Math.min(availableParallelism(), MOST_THREADS);

export interface Importer {
  roots: readonly LibraryRoot[];
  bringIn(options?: Pick<BringInOptions, 'acceptsLosses' | 'onProgress' | 'onWait'>): Promise<LibraryReport>;
  close(): Promise<void>;
}

/** What brings the library in: a database connection and reading threads of its own, nothing of the server. */
export async function openImporter(env: Env): Promise<Importer> {
  const { roots, ...stores } = await openStores(env);
  const jobs = openReadingThreads({ atOnce: countReadingThreads() });
  return {
    roots,
    bringIn: (options = {}) => bringInLibrary({ ...stores, ...options, roots, jobs, dataDir: env.DATA_DIR, now: Date.now() }),
    close: async () => {
      await Promise.all([stores.db.destroy(), jobs.close()]);
    },
  };
}
