import { realpath, stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Database } from '#server/db/database.ts';
import { applyPlan, type OnApplied } from './apply/apply-plan.ts';
import { openDerivedStore, openEmptyStore, type DerivedStore } from './derived-store.ts';
import { isSameCuration, loadCuration, NO_CURATION, type Curation } from './curation/curation.ts';
import { readCuration, reportUnknownWorks } from './curation/read-curation.ts';
import { assignIds } from './plan/assign-ids.ts';
import { buildRows, type ItemRows } from './plan/build-rows.ts';
import { loadKnownLibrary, type KnownItem } from './plan/known-library.ts';
import { matchItems } from './plan/match-items.ts';
import { sortOut } from './plan/sort-out.ts';
import { ProblemLog, type ImportProgress, type LibraryProblem, type LibraryReport } from './problem.ts';
import { loadProblemMemory, saveProblemMemory, type ProblemMemory } from './problem-memory.ts';
import type { ItemContent } from './read/item-content.ts';
import { readItem, type ItemReading } from './read/read-item.ts';
import { findItems, type ScannedItem } from './scan/find-items.ts';
import { walkLibrary } from './scan/walk-folder.ts';

export type { ImportProgress, LibraryReport } from './problem.ts';

export interface CheckOptions {
  libraryDir: string;
  /** Milliseconds. */
  now: number;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportOptions extends CheckOptions {
  db: Database;
  derivedDir: string;
  /** Runs inside the import's transaction, after its rows are written. */
  onApplied?: OnApplied;
}

const ITEMS_AT_ONCE = 3;

/** Brings the database up to date with the folder. One bad file never blocks the rest; a failure of the database does. */
export async function importLibrary(options: ImportOptions): Promise<LibraryReport> {
  const { db, derivedDir, now } = options;
  const known = await loadKnownLibrary(db);
  const memory = await loadProblemMemory(derivedDir);
  const curation = await loadCuration(db);
  const prepared = await prepareImport(options, { known, curation }, memory, openDerivedStore(derivedDir));
  const { rows, missingIds, report } = prepared;
  await applyPlan(
    db,
    { rows, missingIds, curation: isSameCuration(prepared.curation, curation) ? null : prepared.curation },
    now,
    options.onApplied,
    (done, file) => options.onProgress?.({ phase: 'apply', done, total: rows.length, file }),
  );
  await saveProblemMemory(derivedDir, prepared.memory);
  return report;
}

/** Reads everything and writes nothing. */
export async function checkLibrary(options: CheckOptions): Promise<LibraryReport> {
  const { report } = await prepareImport(options, { known: [], curation: NO_CURATION }, new Map(), openEmptyStore());
  return report;
}

interface PreparedImport {
  rows: ItemRows[];
  missingIds: string[];
  curation: Curation;
  memory: ProblemMemory;
  report: LibraryReport;
}

async function prepareImport(
  options: CheckOptions,
  { known, curation: knownCuration }: { known: KnownItem[]; curation: Curation },
  memory: ProblemMemory,
  derived: DerivedStore,
): Promise<PreparedImport> {
  const { libraryDir, now } = options;
  const problems = new ProblemLog();
  const isFolder = await stat(libraryDir).then(
    (info) => info.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    // Nothing is marked missing: more likely a disk is not mounted than that every work was deleted.
    problems.error('.', 'The library folder does not exist.', 'Create it, or set LIBRARY_DIR to where it lies.');
    const present = known.filter((item) => item.missingSince === null);
    return {
      rows: [],
      missingIds: [],
      curation: knownCuration,
      memory,
      report: makeReport(options, problems.list, { present, added: 0, changed: 0, missing: known.length - present.length, rows: [] }),
    };
  }
  const realDir = await realpath(libraryDir);
  let folders = 0;
  const walk = await walkLibrary(realDir, problems, (file) => options.onProgress?.({ phase: 'scan', done: ++folders, total: 0, file }));
  const scanned = findItems(walk.root, problems);
  const sorted = sortOut(scanned, known, memory, walk.unreadable, now);
  const readings = await readAll(options, realDir, derived, sorted.toRead);

  const kept = new Set(sorted.keptIds);
  const contents: ItemContent[] = [];
  for (const { item, reading } of readings) {
    if (reading.state === 'read') contents.push(reading.content);
    const before = sorted.knownByPath.get(item.path);
    if (reading.state === 'broken' && before?.missingSince === null) kept.add(before.id);
  }
  const planProblems = new ProblemLog();
  const identified = assignIds({
    matches: matchItems({ contents, known, kept, problems: planProblems }),
    known,
    kept,
    problems: planProblems,
  });
  const ownProblems = new Map(readings.map(({ item, log }) => [item.path, log.list]));
  const rows = identified.map((entry) => buildRows(entry, now, (ownProblems.get(entry.content.scanned.path)?.length ?? 0) > 0));

  const written = new Set(rows.map((row) => row.item.id));
  const missingIds = known
    .filter((item) => item.missingSince === null && !written.has(item.id) && !kept.has(item.id))
    .map((item) => item.id);
  const nextMemory: ProblemMemory = new Map();
  for (const item of sorted.unchanged) {
    const remembered = memory.get(item.path);
    if (!remembered || remembered.signature !== item.signature) continue;
    nextMemory.set(item.path, remembered);
    problems.list.push(...remembered.problems);
  }
  for (const { item, log } of readings) {
    if (log.list.length > 0) nextMemory.set(item.path, { signature: item.signature, problems: log.list });
    problems.list.push(...log.list);
  }
  const context = { libraryDir: realDir, derived, problems, now };
  const { curation, references } = await readCuration(context, walk.root, knownCuration);
  reportUnknownWorks(references, new Set([...written, ...known.map((item) => item.id)]), problems);
  problems.list.push(...planProblems.list);
  const added = identified.filter((entry) => entry.known === null).length;
  const present = known.filter((item) => kept.has(item.id));
  const missing = known.filter((item) => !written.has(item.id) && !kept.has(item.id)).length;
  return {
    rows,
    missingIds,
    curation,
    memory: nextMemory,
    report: makeReport(options, problems.list, { present, added, changed: rows.length - added, missing, rows }),
  };
}

async function readAll(options: CheckOptions, libraryDir: string, derived: DerivedStore, items: readonly ScannedItem[]) {
  const total = items.reduce((sum, item) => sum + item.fileCount, 0);
  let done = 0;
  const tell = (files: number, file: string) => {
    done += files;
    options.onProgress?.({ phase: 'read', done, total, file });
  };
  return pLimit(ITEMS_AT_ONCE).map(items, async (item): Promise<{ item: ScannedItem; reading: ItemReading; log: ProblemLog }> => {
    const log = new ProblemLog();
    let told = 0;
    const reading = await readItem({ libraryDir, derived, problems: log, now: options.now }, item, (file) => {
      told++;
      tell(1, file);
    });
    tell(Math.max(0, item.fileCount - told), item.path);
    return { item, reading, log };
  });
}

interface Counts {
  present: readonly KnownItem[];
  added: number;
  changed: number;
  missing: number;
  rows: readonly ItemRows[];
}

function makeReport(
  options: CheckOptions,
  problems: readonly LibraryProblem[],
  { present, added, changed, missing, rows }: Counts,
): LibraryReport {
  const keptUnits = present.reduce((sum, item) => sum + item.units.filter((unit) => unit.missingSince === null).length, 0);
  return {
    checkedAt: new Date(options.now).toISOString(),
    libraryDir: options.libraryDir,
    items: present.length + rows.length,
    units: keptUnits + rows.reduce((sum, row) => sum + row.units.length, 0),
    added,
    changed,
    unchanged: present.length,
    missing,
    problems: [...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0))),
  };
}
