import pLimit from 'p-limit';
import type { Curation } from './curation/curation.ts';
import { readCuration, reportUnknownWorks, type Reference } from './curation/read-curation.ts';
import type { DerivedStore } from './derived-store.ts';
import { buildRows, type ItemRows } from './plan/build-rows.ts';
import type { KnownItem } from './plan/known-item.ts';
import type { Moves } from './plan/moves.ts';
import { planItems } from './plan/plan-items.ts';
import { sortOut, type SortedOut } from './plan/sort-out.ts';
import { ProblemLog, type ImportProgress, type LibraryProblem, type LibraryReport } from './problem.ts';
import type { ProblemMemory } from './problem-memory.ts';
import type { ItemContent } from './read/item-content.ts';
import { readItem, type ItemReading } from './read/read-item.ts';
import { OWN_ROOT, type LibraryRoot } from './roots.ts';
import type { ScannedItem } from './scan/find-items.ts';
import { scanRoot, type ScannedRoot } from './scan/scan-root.ts';

export interface CheckOptions {
  /** The operator's own folder first. */
  roots: readonly LibraryRoot[];
  /** Milliseconds. */
  now: number;
  onProgress?: (progress: ImportProgress) => void;
}

/** What an earlier import left. */
export interface Remembered {
  known: KnownItem[];
  curation: Curation;
  memory: ProblemMemory;
}

export interface PreparedImport {
  rows: ItemRows[];
  moves: Moves;
  missingIds: string[];
  curation: Curation;
  memory: ProblemMemory;
  report: LibraryReport;
}

interface ReadWork {
  item: ScannedItem;
  reading: ItemReading;
  log: ProblemLog;
}

const ITEMS_AT_ONCE = 3;

/** Reads what has changed and decides what is to be written; touches no table. */
export async function prepareImport(options: CheckOptions, before: Remembered, derived: DerivedStore): Promise<PreparedImport> {
  const { now } = options;
  const { known } = before;
  const problems: LibraryProblem[] = [];
  const roots = await scanRoots(options, problems);
  const sorted = sortOut(roots, known, before.memory, now);
  const read = await readAll(options, roots, derived, sorted.toRead);

  const kept = new Set(sorted.keptIds);
  const contents: ItemContent[] = [];
  for (const { item, reading } of read) {
    if (reading.state === 'read') contents.push(reading.content);
    const present = sorted.knownByPath.get(item.fullPath);
    if (reading.state === 'broken' && present) kept.add(present.id);
  }
  const planProblems = new ProblemLog();
  const { identified, moves } = planItems({ scanned: sorted.toRead, contents, known, kept, problems: planProblems });
  const ownProblems = new Map(read.map(({ item, log }) => [item.fullPath, log.list]));
  const rows = identified.map((entry) => buildRows(entry, now, (ownProblems.get(entry.content.scanned.fullPath)?.length ?? 0) > 0));

  const present = known.filter(({ id }) => kept.has(id));
  const memory = rememberProblems(present, read, before.memory);
  for (const item of [...sorted.unchanged, ...sorted.toRead]) problems.push(...(memory.get(item.fullPath)?.problems ?? []));
  const newIds = new Map(moves.items.map(({ from, to }) => [from, to]));
  const retired = new Set(moves.items.filter(({ isRetired }) => isRetired).map(({ from }) => from));
  const written = new Set(rows.map((row) => row.item.id));
  const gone = known.filter(({ id }) => !written.has(id) && !kept.has(id) && !retired.has(id));
  const { curation, references, log } = await curate(roots, before.curation, derived, now);
  const ids = new Set([...written, ...known.map(({ id }) => id).filter((id) => !retired.has(id))]);
  reportUnknownWorks(references, ids, newIds, log);
  problems.push(...log.list, ...planProblems.list);
  const added = identified.filter((entry) => entry.known === null).length;
  return {
    rows,
    moves,
    missingIds: gone.filter(({ missingSince }) => missingSince === null).map(({ id }) => id),
    curation,
    memory,
    report: makeReport(options, problems, { present, added, changed: rows.length - added, missing: gone.length, rows }),
  };
}

async function scanRoots({ roots, onProgress }: CheckOptions, problems: LibraryProblem[]): Promise<ScannedRoot[]> {
  const scanned: ScannedRoot[] = [];
  let folders = 0;
  for (const root of roots) {
    const log = new ProblemLog(root.name);
    const found = await scanRoot(root, log, (file) => onProgress?.({ phase: 'scan', done: ++folders, total: 0, file }));
    problems.push(...log.list);
    if (found) scanned.push(found);
  }
  return scanned;
}

async function readAll(
  { now, onProgress }: CheckOptions,
  roots: readonly ScannedRoot[],
  derived: DerivedStore,
  items: SortedOut['toRead'],
): Promise<ReadWork[]> {
  const byName = new Map(roots.map(({ root }) => [root.name, root]));
  const total = items.reduce((sum, item) => sum + item.fileCount, 0);
  let done = 0;
  const tell = (files: number, file: string) => {
    done += files;
    onProgress?.({ phase: 'read', done, total, file });
  };
  const works = items.flatMap((item) => {
    const root = byName.get(item.root);
    return root ? [{ item, root }] : [];
  });
  return pLimit(ITEMS_AT_ONCE).map(works, async ({ item, root }): Promise<ReadWork> => {
    const log = new ProblemLog(root.name);
    let told = 0;
    const reading = await readItem({ root, derived, problems: log, now }, item, (file) => {
      told++;
      tell(1, file);
    });
    tell(Math.max(0, item.fileCount - told), item.fullPath);
    return { item, reading, log };
  });
}

function rememberProblems(kept: readonly KnownItem[], read: readonly ReadWork[], before: ProblemMemory): ProblemMemory {
  const memory: ProblemMemory = new Map();
  for (const { fullPath } of kept) {
    const remembered = before.get(fullPath);
    if (remembered) memory.set(fullPath, remembered);
  }
  for (const { item, log } of read) if (log.list.length > 0) memory.set(item.fullPath, { signature: item.signature, problems: log.list });
  return memory;
}

/** People and collections are the operator's own; where that folder is away, they stay as they were. */
async function curate(
  roots: readonly ScannedRoot[],
  known: Curation,
  derived: DerivedStore,
  now: number,
): Promise<{ curation: Curation; references: Reference[]; log: ProblemLog }> {
  const log = new ProblemLog();
  const own = roots.find(({ root }) => root.name === OWN_ROOT);
  if (!own) return { curation: known, references: [], log };
  return { ...(await readCuration({ root: own.root, derived, problems: log, now }, own.folder, known)), log };
}

interface Counts {
  present: readonly KnownItem[];
  added: number;
  changed: number;
  missing: number;
  rows: readonly ItemRows[];
}

function makeReport(
  { roots, now }: CheckOptions,
  problems: readonly LibraryProblem[],
  { present, added, changed, missing, rows }: Counts,
): LibraryReport {
  const keptUnits = present.reduce((sum, item) => sum + item.units.filter((unit) => unit.missingSince === null).length, 0);
  return {
    checkedAt: new Date(now).toISOString(),
    libraryDir: roots[0]?.dir ?? '',
    items: present.length + rows.length,
    units: keptUnits + rows.reduce((sum, row) => sum + row.units.length, 0),
    added,
    changed,
    unchanged: present.length,
    missing,
    problems: problems.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0))),
  };
}
