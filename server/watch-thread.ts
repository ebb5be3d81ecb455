/** The entry of the thread that watches folders: see `watch-library.ts`. Listing a big library for that takes a while. */
import { statSync, watch, type FSWatcher } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { keepLog } from './log.ts';

export interface WatchOptions {
  dirs: readonly string[];
  /** Files are often written in many small steps; a change is told when the folders have been quiet for this long. */
  quietMs: number;
  /** How soon a folder that was away is noticed. */
  lookMs: number;
}

export type WatchMessage = 'changed' | { failure: unknown };

const { dirs, quietMs, lookMs } = workerData as WatchOptions;
const tell = (message: WatchMessage) => parentPort?.postMessage(message);
const onFailure = (failure: unknown) => tell({ failure });

keepLog();

let timer: NodeJS.Timeout | undefined;
const folders = dirs.map((dir) =>
  watchFolder(dir, () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell('changed'), quietMs);
  }),
);
// Nobody knows what changed until now.
tell('changed');
setInterval(() => {
  if (folders.map((look) => look()).includes(true)) tell('changed');
}, lookMs);

/** @returns answers whether another folder lies there than before: a watch ends without a word when its own is unmounted or moved */
function watchFolder(dir: string, onChange: () => void): () => boolean {
  let watcher: FSWatcher | null = null;
  let watched: string | null = null;
  const look = () => {
    const found = identify(dir);
    if (found === watched) return false;
    watched = found;
    watcher?.close();
    watcher = null;
    if (found === null) return false;
    try {
      watcher = watch(dir, { recursive: true }, onChange).on('error', onFailure);
    } catch (error) {
      onFailure(error);
    }
    return true;
  };
  look();
  return look;
}

/** Which folder it is, however it is called, and whether it was moved away and back meanwhile; null while there is none to be read. */
function identify(dir: string): string | null {
  try {
    const info = statSync(dir);
    return info.isDirectory() ? `${info.dev}:${info.ino}:${info.ctimeMs}` : null;
  } catch {
    return null;
  }
}
