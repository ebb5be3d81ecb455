import type { House } from './house.ts';
import { importLibrary } from './library/import-library.ts';
import { indexPassages } from './library/index-passages.ts';
import type { ImportProgress, LibraryReport } from './library/problem.ts';
import { writeReport } from './library/report.ts';
import { derivedDirOf, listFolders } from './library/roots.ts';

/**
 * Imports the house's library, keeps the search index in step and writes the report. Of several that are asked for at once,
 * each waits for those before it. Rejects when the house is to end.
 */
export function bringInLibrary(house: House, onProgress: (progress: ImportProgress) => void = () => {}): Promise<LibraryReport> {
  return house.work.run('an import of the library', () => house.imports(() => bringIn(house, onProgress)));
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
