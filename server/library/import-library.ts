import type { Database } from '#server/db/database.ts';
import { applyPlan, type OnApplied } from './apply/apply-plan.ts';
import { isSameCuration, loadCuration, NO_CURATION } from './curation/curation.ts';
import { openDerivedStore, openEmptyStore } from './derived-store.ts';
import { loadKnownLibrary } from './load-known-library.ts';
import { prepareImport, type CheckOptions } from './prepare-import.ts';
import type { LibraryReport } from './problem.ts';
import { loadProblemMemory, saveProblemMemory } from './problem-memory.ts';

export interface ImportOptions extends CheckOptions {
  db: Database;
  derivedDir: string;
  /** Runs inside the import's transaction, after its rows are written. */
  onApplied?: OnApplied;
}

/** Brings the database up to date with the folders. One bad file never blocks the rest; a failure of the database does. */
export async function importLibrary(options: ImportOptions): Promise<LibraryReport> {
  const { db, derivedDir, now } = options;
  const known = await loadKnownLibrary(db);
  const memory = await loadProblemMemory(derivedDir);
  const curation = await loadCuration(db);
  const prepared = await prepareImport(options, { known, curation, memory }, openDerivedStore(derivedDir));
  const { rows, moves, missingIds, report } = prepared;
  await applyPlan(
    db,
    { rows, moves, missingIds, curation: isSameCuration(prepared.curation, curation) ? null : prepared.curation },
    now,
    options.onApplied,
    (done, file) => options.onProgress?.({ phase: 'apply', done, total: rows.length, file }),
  );
  await saveProblemMemory(derivedDir, prepared.memory);
  return report;
}

/** Reads everything and writes nothing. */
export async function checkLibrary(options: CheckOptions): Promise<LibraryReport> {
  const { report } = await prepareImport(options, { known: [], curation: NO_CURATION, memory: new Map() }, openEmptyStore());
  return report;
}
