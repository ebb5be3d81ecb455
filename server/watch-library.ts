import { statSync, watch, type FSWatcher } from 'node:fs';
import type { House } from './house.ts';
import { bringInLibrary } from './keep-library.ts';
import type { LibraryReport } from './library/problem.ts';

/** Files are often written in many small steps; the scan waits until the folders have been quiet for this long. */
const QUIET_MS = 1500;
/** How soon a folder that was away is noticed. */
const LOOK_MS = 3000;

/** Imports again whenever a folder of content changes or comes back. Returns what ends the watch, after a scan under way. */
export function watchLibrary(
  house: House,
  onReport: (report: LibraryReport) => void,
  onFailure: (error: unknown) => void,
  { quietMs = QUIET_MS, lookMs = LOOK_MS }: { quietMs?: number; lookMs?: number } = {},
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const scan = () => {
    running = bringInLibrary(house).then(onReport, onFailure);
  };
  const scanSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(scan, quietMs);
  };
  const folders = house.roots.map(({ dir }) => watchFolder(dir, scanSoon, onFailure));
  const look = setInterval(() => {
    if (folders.map((folder) => folder.look()).includes(true)) scan();
  }, lookMs);
  return () => {
    clearTimeout(timer);
    clearInterval(look);
    for (const folder of folders) folder.close();
    return running;
  };
}

interface WatchedFolder {
  /** Answers whether another folder lies there than before: a watch ends without a word when its own is unmounted or replaced. */
  look(): boolean;
  close(): void;
}

function watchFolder(dir: string, onChange: () => void, onFailure: (error: unknown) => void): WatchedFolder {
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
  return { look, close: () => watcher?.close() };
}

/** Which folder it is, however it is called; null while there is none that can be read. */
function identify(dir: string): string | null {
  try {
    const info = statSync(dir);
    return info.isDirectory() ? `${info.dev}:${info.ino}` : null;
  } catch {
    return null;
  }
}
