import { realpath, stat } from 'node:fs/promises';
import { subscribe, type AsyncSubscription, type SubscribeCallback } from '@parcel/watcher';
import type { LibraryReport } from './library/problem.ts';
import type { LibraryRoot } from './library/roots.ts';

/**
 * Files are often written in many small steps: a change counts when the folders have been quiet for a while. A folder that was
 * away is looked for. Retried is a scan that has failed: a full disk may have room again.
 */
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
  let quiet: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(quiet);
    quiet = setTimeout(scanSoon, quietMs);
  };
  const folders = roots.map(({ dir }) => new WatchedFolder(dir, onChange, onFailure));
  const look = async () => (await Promise.all(folders.map((folder) => folder.look()))).includes(true);
  let looking: Promise<void>;
  let nextLook: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const lookAgain = async (isFirst = false) => {
    const isOther = await look();
    if (hasEnded) return;
    // At first nobody knows what has changed until now.
    if (isFirst || isOther) scanSoon();
    nextLook = setTimeout(() => {
      looking = lookAgain();
    }, lookMs);
  };
  looking = lookAgain(true);
  return async () => {
    hasEnded = true;
    clearTimeout(nextLook);
    await looking;
    await Promise.all(folders.map((folder) => folder.close()));
    clearTimeout(quiet);
    isDue = false;
    await running;
    clearTimeout(alarm);
  };
}

/** All that lies in one folder of content, however deep. Listing a big one for that takes a while, outside of this thread. */
class WatchedFolder {
  readonly #dir: string;
  readonly #onEvents: SubscribeCallback;
  readonly #onFailure: (error: unknown) => void;
  #watched: string | null = null;
  #watch: AsyncSubscription | null = null;

  constructor(dir: string, onChange: () => void, onFailure: (error: unknown) => void) {
    this.#dir = dir;
    this.#onEvents = (error) => (error ? onFailure(error) : onChange());
    this.#onFailure = onFailure;
  }

  /** Answers whether another folder lies there than before: a watch ends without a word when its own is unmounted or moved. */
  async look(): Promise<boolean> {
    const found = await identify(this.#dir);
    if (found === this.#watched) return false;
    this.#watched = found;
    await this.close();
    if (found === null) return false;
    // A folder may be reached by a link, which is not followed.
    try {
      this.#watch = await subscribe(await realpath(this.#dir), this.#onEvents);
    } catch (error) {
      this.#onFailure(error);
    }
    return true;
  }

  async close(): Promise<void> {
    await this.#watch?.unsubscribe().catch(this.#onFailure);
    this.#watch = null;
  }
}

/** Which folder it is, however it is called, and whether it was moved away and back meanwhile; null while there is none to be read. */
async function identify(dir: string): Promise<string | null> {
  try {
    const info = await stat(dir);
    return info.isDirectory() ? `${info.dev}:${info.ino}:${info.ctimeMs}` : null;
  } catch {
    return null;
  }
}
