import path from 'node:path';
import { waitForFileLock } from '../db/file-lock.ts';
import type { Database } from '../db/database.ts';
import type { ItemSearch } from '../db/item-search.ts';
import type { PassageSearch } from '../db/passage-search.ts';
import { removeLeftParts } from '../write-whole.ts';
import { DERIVED_GROUPS } from './derived-store.ts';
import { importLibrary } from './import-library.ts';
import { indexPassages } from './index-passages.ts';
import type { CheckOptions } from './prepare-import.ts';
import type { LibraryReport } from './problem.ts';
import { removeUnused } from './remove-unused.ts';
import { readReport, writeReport } from './report.ts';
import { derivedDirOf, listFolders } from './roots.ts';

export interface BringInOptions extends CheckOptions {
  db: Database;
  search: ItemSearch;
  passages: PassageSearch;
  dataDir: string;
  /** Told when another import has to end first. */
  onWait?: (() => void) | undefined;
}

/**
 * Imports the library, keeps the search in step and writes the report. Of several that are asked for at once, in whatever
 * process, each waits for those before it.
 */
export async function bringInLibrary(options: BringInOptions): Promise<LibraryReport> {
  const lock = await waitForFileLock(path.join(options.dataDir, 'import.lock'), options.onWait);
  try {
    await removeLeftovers(options.dataDir);
    return await bringIn(options);
  } finally {
    lock.release();
  }
}

/** Only imports write there, and there is only this one. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const derivedDir = derivedDirOf({ DATA_DIR: dataDir });
  const folders = [dataDir, derivedDir, ...DERIVED_GROUPS.map((group) => path.join(derivedDir, group))];
  for (const folder of folders) await removeLeftParts(folder);
}

async function bringIn({ search, passages, dataDir, ...options }: BringInOptions): Promise<LibraryReport> {
  const { db, roots, jobs, onProgress } = options;
  const derivedDir = derivedDirOf({ DATA_DIR: dataDir });
  const last = await readReport(dataDir);
  const report = await importLibrary({
    ...options,
    derivedDir,
    // Whoever names another folder means what lies in it.
    acceptsLosses: options.acceptsLosses || (last !== null && last.libraryDir !== roots[0]?.dir),
    onApplied: (trx, { changedIds, goneIds }) => search.reindex(trx, [...changedIds, ...goneIds]),
  });
  await writeReport(dataDir, report);
  if (report.added + report.changed > 0) await removeUnused(db, derivedDir);
  await indexPassages({ db, passages, jobs, folders: listFolders(roots, derivedDir), onProgress });
  return report;
}
