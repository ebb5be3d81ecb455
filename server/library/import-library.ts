import type { Database } from '#server/db/database.ts';
import { applySteps, type OnApplied } from './apply/apply-plan.ts';
import { isSameCuration, loadCuration, NO_CURATION, saveCuration } from './curation/curation.ts';
import { loadKnownLibrary } from './load-known-library.ts';
import { splitPlan } from './plan/split-plan.ts';
import { prepareImport, type CheckOptions } from './prepare-import.ts';
import type { LibraryReport } from './problem.ts';
import { loadProblemMemory, saveProblemMemory } from './problem-memory.ts';

export interface ImportOptions extends CheckOptions {
  db: Database;
  derivedDir: string;
  /** Runs inside each transaction of the import, after its rows are written. */
  onApplied?: OnApplied;
}

/** Brings the database up to date with the folders. One bad file never blocks the rest; a failure of the database does. */
export async function importLibrary(options: ImportOptions): Promise<LibraryReport> {
  const { db, derivedDir, now } = options;
  const known = await loadKnownLibrary(db);
  const memory = await loadProblemMemory(derivedDir);
  const curation = await loadCuration(db);
  const prepared = await prepareImport(options, { known, curation, memory });
  const total = prepared.rows.length;
  const tell = (done: number, file: string) => options.onProgress?.({ phase: 'apply', done, total, file });
  await applySteps(db, splitPlan(prepared, known), now, options.onApplied, tell);
  if (!isSameCuration(prepared.curation, curation)) await db.transaction().execute((trx) => saveCuration(trx, prepared.curation));
  await saveProblemMemory(derivedDir, prepared.memory);
  return prepared.report;
}

/** Reads everything and writes nothing. */
export async function checkLibrary(options: CheckOptions): Promise<LibraryReport> {
  const { report } = await prepareImport({ ...options, derivedDir: null }, { known: [], curation: NO_CURATION, memory: new Map() });
  return report;
}
