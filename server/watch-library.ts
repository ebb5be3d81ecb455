import { Worker } from 'node:worker_threads';
import { entryFile } from './files.ts';
import type { LibraryReport } from './library/problem.ts';
import type { LibraryRoot } from './library/roots.ts';
import type { WatchMessage, WatchOptions } from './watch-thread.ts';

/** Retried is a scan that has failed: a full disk may have room again. */
const TIMES = { quietMs: 1500, lookMs: 3000, retryMs: 60_000 };

/** A timer takes no more, some 24 days; what is due later is looked at then. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Scans once the folders are watched, and again whenever one changes or comes back, or something in them comes out; what
 * changes during a scan is for one more after it.
 * @param scan answers when something comes out next, or null when it has failed; does not reject
 * @returns what ends the watch, after a scan under way
 */
export function watchLibrary(
  roots: readonly LibraryRoot[],
  scan: () => Promise<Pick<LibraryReport, 'nextDueAt'> | null>,
  onFailure: (error: unknown) => void,
  { quietMs, lookMs, retryMs } = TIMES,
): () => Promise<void> {
  const workerData: WatchOptions = { dirs: roots.map(({ dir }) => dir), quietMs, lookMs };
  const thread = new Worker(entryFile('watch-thread.ts'), { workerData });
  let isDue = false;
  let running: Promise<void> | null = null;
  let alarm: NodeJS.Timeout | undefined;
  const scanWhileDue = async () => {
    while (isDue) {
      isDue = false;
      clearTimeout(alarm);
      const report = await scan();
      const againAtMs = report === null ? Date.now() + retryMs : report.nextDueAt === null ? null : Date.parse(report.nextDueAt);
      if (againAtMs !== null) alarm = setTimeout(scanSoon, Math.min(Math.max(0, againAtMs - Date.now()), LONGEST_WAIT_MS));
    }
    running = null;
  };
  const scanSoon = () => {
    isDue = true;
    running ??= scanWhileDue();
  };
  thread.on('error', onFailure);
  thread.on('message', (message: WatchMessage) => {
    if (message === 'changed') scanSoon();
    else onFailure(message.failure);
  });
  return async () => {
    await thread.terminate();
    isDue = false;
    await running;
    clearTimeout(alarm);
  };
}
