import type { LibraryReport } from './library/problem.ts';
import type { LibraryRoot } from './library/roots.ts';
import { WatchedFolder } from './watched-folder.ts';

/**
 * Files are often written in many small steps: a change counts when the folders have been quiet for a while, or when they have
 * not been for longer than others should wait for a file that is written to all day. A folder that was away is looked for.
 * Retried is a scan that has failed: a full disk may have room again.
 */
const TIMES = { quietMs: 1500, longestMs: 30_000, lookMs: 3000, retryMs: 60_000 };

/** A timer takes no more, some 24 days; what is due later is looked at then. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Scans once the folders are watched, and again whenever one changes or comes back, or something in them comes out; what
 * changes during a scan is for one more after it.
 * @param scan answers when something comes out next, or null when it has failed; does not reject
 * @param tell of what cannot be watched
 * @returns what ends the watch, after a scan under way
 */
export function watchLibrary(
  roots: readonly LibraryRoot[],
  scan: () => Promise<Pick<LibraryReport, 'nextDueAt'> | null>,
  tell: (problem: string) => void,
  { quietMs, longestMs, lookMs, retryMs } = TIMES,
): () => Promise<void> {
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
  let hasEnded = false;
  let quiet: NodeJS.Timeout | undefined;
  let longest: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(quiet);
    quiet = setTimeout(lookAtChanges, quietMs);
    longest ??= setTimeout(lookAtChanges, longestMs);
  };
  const lookAtChanges = () => {
    endWait();
    look(true);
  };
  const endWait = () => {
    clearTimeout(quiet);
    clearTimeout(longest);
    longest = undefined;
  };
  const folders = roots.map(({ dir }) => new WatchedFolder(dir, onChange, tell));
  let looking = Promise.resolve();
  let nextLook: NodeJS.Timeout | undefined;
  /** One look after the other, each before the scan that it asks for: what changes while a watch is set up is found by that. */
  const look = (hasChanged: boolean) => {
    looking = looking.then(async () => {
      if (hasEnded) return;
      const isOther = (await Promise.all(folders.map((folder) => folder.look()))).includes(true);
      clearTimeout(nextLook);
      if (hasEnded) return;
      nextLook = setTimeout(() => look(false), lookMs);
      if (hasChanged || isOther) scanSoon();
    });
  };
  // At first nobody knows what has changed until now.
  look(true);
  return async () => {
    hasEnded = true;
    endWait();
    clearTimeout(nextLook);
    for (const folder of folders) folder.close();
    await looking;
    isDue = false;
    await running;
    clearTimeout(alarm);
  };
}
