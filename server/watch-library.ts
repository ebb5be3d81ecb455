import { Worker } from 'node:worker_threads';
import type { LibraryRoot } from './library/roots.ts';
import type { WatchMessage, WatchOptions } from './watch-thread.ts';

const TIMES = { quietMs: 1500, lookMs: 3000 };

/**
 * Scans once the folders are watched, and again whenever one changes or comes back; what changes during a scan is for one
 * more after it.
 * @param scan does not reject
 * @returns what ends the watch, after a scan under way
 */
export function watchLibrary(
  roots: readonly LibraryRoot[],
  scan: () => Promise<void>,
  onFailure: (error: unknown) => void,
  times: Pick<WatchOptions, 'quietMs' | 'lookMs'> = TIMES,
): () => Promise<void> {
  const workerData: WatchOptions = { dirs: roots.map(({ dir }) => dir), ...times };
  const thread = new Worker(`${import.meta.dirname}/watch-thread.ts`, { workerData });
  let isDue = false;
  let running: Promise<void> | null = null;
  const scanWhileDue = async () => {
    while (isDue) {
      isDue = false;
      await scan();
    }
    running = null;
  };
  thread.on('error', onFailure);
  thread.on('message', (message: WatchMessage) => {
    if (message === 'changed') {
      isDue = true;
      running ??= scanWhileDue();
    } else onFailure(message.failure);
  });
  return async () => {
    await thread.terminate();
    isDue = false;
    await running;
  };
}
