import { statSync, watch, type FSWatcher } from 'node:fs';
import type { House } from '../house.ts';
import { indexPassages } from './index-passages.ts';
import { importLibrary } from './import-library.ts';
import type { ImportProgress, LibraryReport } from './problem.ts';
import { writeReport } from './report.ts';
import { derivedDirOf, listFolders } from './roots.ts';

/** Imports the house's library, keeps the search index in step and writes the report. Rejects when the house is to end. */
export function bringInLibrary(house: House, onProgress: (progress: ImportProgress) => void = () => {}): Promise<LibraryReport> {
  return house.work.run('an import of the library', () => bringIn(house, onProgress));
}

async function bringIn(house: House, tellProgress: (progress: ImportProgress) => void): Promise<LibraryReport> {
  const { env, roots, db, search, passages, work } = house;
  /** Each step tells of itself. There an import stops when the house is to end, and what it was writing is rolled back. */
  const onProgress = (progress: ImportProgress) => {
    work.signal.throwIfAborted();
    tellProgress(progress);
  };
  const derivedDir = derivedDirOf(env);
  const report = await importLibrary({
    db,
    roots,
    derivedDir,
    now: house.now(),
    onApplied: (trx, { changedIds, goneIds }) => search.reindex(trx, [...changedIds, ...goneIds]),
    onProgress,
  });
  await writeReport(env.DATA_DIR, report);
  await indexPassages({ db, passages, folders: listFolders(roots, derivedDir), onProgress });
  return report;
}

/** Files are often written in many small steps; the scan waits until the folder has been quiet for this long. */
const QUIET_MS = 1500;
/** How soon a folder that was away is noticed. */
const LOOK_MS = 3000;

/** Imports again whenever the folder changes. Returns what ends the watch, after a scan under way; scans never overlap. */
export function watchLibrary(
  house: House,
  onReport: (report: LibraryReport) => void,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let watcher: FSWatcher | null = null;
  let watched = identify(house.env.LIBRARY_DIR);
  const scan = () => {
    running = running.then(() => bringInLibrary(house)).then(onReport, onFailure);
  };
  const open = () => {
    watcher = watch(house.env.LIBRARY_DIR, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(scan, QUIET_MS);
    });
    watcher.on('error', onFailure);
  };
  open();
  // A watch ends without a word when its folder is unmounted or replaced: then the new one is looked at.
  const look = setInterval(() => {
    const found = identify(house.env.LIBRARY_DIR);
    if (found === watched) return;
    watched = found;
    watcher?.close();
    watcher = null;
    if (found === null) return;
    try {
      open();
    } catch (error) {
      onFailure(error);
    }
    scan();
  }, LOOK_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(look);
    watcher?.close();
    return running;
  };
}

/** Which folder it is, however it is called; null while there is none. */
function identify(dir: string): string | null {
  const info = statSync(dir, { throwIfNoEntry: false });
  return info?.isDirectory() ? `${info.dev}:${info.ino}` : null;
}
