import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Curation } from './curation/curation.ts';
import { reportUnknownWorks, type Reference } from './curation/read-curation.ts';
import { buildRows, type ItemRows } from './plan/build-rows.ts';
import type { KnownItem } from './plan/known-item.ts';
import type { Moves } from './plan/moves.ts';
import { findLosses, reportLosses } from './plan/losses.ts';
import { planItems, type PlannedItems } from './plan/plan-items.ts';
import { reportEditions } from './plan/report-editions.ts';
import { sortOut, type SortedOut } from './plan/sort-out.ts';
import { ProblemLog, type ImportProgress, type LibraryProblem, type LibraryReport } from './problem.ts';
import type { ProblemMemory } from './problem-memory.ts';
import type { ItemContent } from './read/item-content.ts';
import type { ItemReading } from './read/read-item.ts';
import { reportFailure } from './read/report-failure.ts';
import { OWN_ROOT, type LibraryRoot } from './roots.ts';
import type { ScannedItem } from './scan/find-items.ts';
import { scanRoot, type ScannedRoot } from './scan/scan-root.ts';
import { parseSignature } from './scan/sign-files.ts';
import type { JobRunner } from './threads/jobs.ts';

export interface CheckOptions {
  /** Works may go from a folder though they are more than half of it: somebody has said so. */
  acceptsLosses?: boolean | undefined;
  /** The operator's own folder first. */
  roots: readonly LibraryRoot[];
  /** Milliseconds. */
  now: number;
  /** Who reads the files. */
  jobs: JobRunner;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

export interface PrepareOptions extends CheckOptions {
  /** Null: what is made of files is described and not kept. */
  derivedDir: string | null;
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
  problems: readonly LibraryProblem[];
}

/** Reads what has changed and decides what is to be written; touches no table. */
export async function prepareImport(options: PrepareOptions, before: Remembered): Promise<PreparedImport> {
  const { now } = options;
  const { known } = before;
  const problems = new ProblemLog();
  const roots = await scanRoots(options, problems);
  const sorted = sortOut(roots, known, before.memory, now);
  const read = await readAll(options, roots, sorted.toRead);

  const kept = new Set(sorted.keptIds);
  const contents: ItemContent[] = [];
  for (const { item, reading } of read) {
    if (reading.state === 'read') contents.push(reading.content);
    const present = sorted.knownByPath.get(item.fullPath);
    if (reading.state === 'broken' && present) kept.add(present.id);
  }
  const plan = () => planItems({ scanned: sorted.toRead, contents, known, kept });
  let planned = plan();
  const places = new Set(sorted.toRead.map(({ fullPath }) => fullPath));
  const losses = options.acceptsLosses ? [] : findLosses(known, findGone(known, kept, planned), places);
  if (losses.length > 0) {
    // As with a folder that is away: nothing of it is touched.
    for (const { ids } of losses) for (const id of ids) kept.add(id);
    problems.addAll(reportLosses(losses));
    planned = plan();
  }
  const { identified, moves } = planned;
  const troubled = new Set(read.filter((work) => work.problems.length > 0).map(({ item }) => item.fullPath));
  const rows = identified.map((entry) => buildRows(entry, now, troubled.has(entry.content.scanned.fullPath)));

  const present = known.filter(({ id }) => kept.has(id));
  const memory = rememberProblems(present, read, before.memory);
  for (const item of [...sorted.unchanged, ...sorted.toRead]) problems.addAll(memory.get(item.fullPath)?.problems ?? []);
  const gone = findGone(known, kept, planned);
  const { curation, references } = await curate(options, roots, before.curation, problems);
  const newIds = new Map(moves.items.map(({ from, to }) => [from, to]));
  const retired = listRetired(moves);
  const ids = new Set([...identified.map(({ id }) => id), ...known.map(({ id }) => id).filter((id) => !retired.has(id))]);
  reportUnknownWorks(references, ids, newIds, problems);
  reportEditions({ identified, kept: present, ids, newIds, problems });
  problems.addAll(planned.problems.list);
  const added = identified.filter((entry) => entry.known === null).length;
  return {
    rows,
    moves,
    missingIds: gone.filter(({ missingSince }) => missingSince === null).map(({ id }) => id),
    curation,
    memory,
    report: makeReport(options, problems.list, {
      nextDueMs: findNextDue(present, read, now),
      present,
      added,
      changed: rows.length - added,
      missing: gone.length,
      rows,
    }),
  };
}

/** Works that the database knows and that are nowhere any more. */
function findGone(known: readonly KnownItem[], kept: ReadonlySet<string>, { identified, moves }: PlannedItems): KnownItem[] {
  const retired = listRetired(moves);
  const written = new Set(identified.map(({ id }) => id));
  return known.filter(({ id }) => !written.has(id) && !kept.has(id) && !retired.has(id));
}

function listRetired(moves: Moves): Set<string> {
  return new Set(moves.items.filter(({ isRetired }) => isRetired).map(({ from }) => from));
}

async function scanRoots({ roots, onProgress }: CheckOptions, problems: ProblemLog): Promise<ScannedRoot[]> {
  const scanned: ScannedRoot[] = [];
  let folders = 0;
  for (const root of roots) {
    const log = new ProblemLog(root.name);
    const found = await scanRoot(root, log, (file) => onProgress?.({ phase: 'scan', done: ++folders, total: 0, file }));
    problems.addAll(log.list);
    if (found) scanned.push(found);
  }
  return scanned;
}

async function readAll(
  { now, jobs, derivedDir, onProgress }: PrepareOptions,
  roots: readonly ScannedRoot[],
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
  return pLimit(jobs.atOnce).map(works, async ({ item, root }): Promise<ReadWork> => {
    const begun = new Set<string>();
    const onFile = (file: string) => {
      if (begun.has(file) || begun.size === item.fileCount) return;
      begun.add(file);
      tell(1, file);
    };
    try {
      return { item, ...(await jobs.run('readItem', { root, derivedDir, now, item }, onFile)) };
    } catch (error) {
      const log = new ProblemLog(root.name);
      reportFailure(log, item.path, error);
      return { item, reading: { state: 'broken', dueMs: null }, problems: log.list };
    } finally {
      tell(item.fileCount - begun.size, item.fullPath);
    }
  });
}

function rememberProblems(kept: readonly KnownItem[], read: readonly ReadWork[], before: ProblemMemory): ProblemMemory {
  const memory: ProblemMemory = new Map();
  for (const { fullPath } of kept) {
    const remembered = before.get(fullPath);
    if (remembered) memory.set(fullPath, remembered);
  }
  for (const { item, problems } of read)
    if (problems.length > 0) memory.set(item.fullPath, { signature: item.signature, problems: [...problems] });
  return memory;
}

/** People and collections are the operator's own; where that folder is away, they stay as they were. */
async function curate(
  { now, jobs, derivedDir }: PrepareOptions,
  roots: readonly ScannedRoot[],
  known: Curation,
  problems: ProblemLog,
): Promise<{ curation: Curation; references: Reference[] }> {
  const own = roots.find(({ root }) => root.name === OWN_ROOT);
  if (!own) return { curation: known, references: [] };
  const { root, folder } = own;
  const read = await jobs.run('readCuration', { root, derivedDir, now, folder, known });
  problems.addAll(read.problems);
  return read;
}

function findNextDue(present: readonly KnownItem[], read: readonly ReadWork[], now: number): number | null {
  const ofKept = present.map(({ signature }) => parseSignature(signature).dueMs);
  const ofRead = read.map(({ reading }) => (reading.state === 'read' ? reading.content.dueMs : reading.dueMs));
  const due = [...ofKept, ...ofRead].filter((ms) => ms !== null && ms > now) as number[];
  return due.length === 0 ? null : due.reduce((a, b) => Math.min(a, b));
}

/** Behind every name. */
const LAST = '\uFFFF';

interface Counts {
  nextDueMs: number | null;
  present: readonly KnownItem[];
  added: number;
  changed: number;
  missing: number;
  rows: readonly ItemRows[];
}

function makeReport(
  { roots, now }: CheckOptions,
  problems: readonly LibraryProblem[],
  { nextDueMs, present, added, changed, missing, rows }: Counts,
): LibraryReport {
  const keptUnits = present.reduce((sum, item) => sum + item.units.filter((unit) => unit.missingSince === null).length, 0);
  const sorted = sortProblems(problems);
  return {
    checkedAt: new Date(now).toISOString(),
    libraryDir: roots[0]?.dir ?? '',
    items: present.length + rows.length,
    units: keptUnits + rows.reduce((sum, row) => sum + row.units.length, 0),
    added,
    changed,
    unchanged: present.length,
    missing,
    nextDueAt: nextDueMs === null ? null : new Date(nextDueMs).toISOString(),
    digest: createHash('sha256').update(JSON.stringify(sorted)).digest('hex'),
    problems: sorted,
  };
}

/** By place; what stands for the others of a folder behind all of it. */
function sortProblems(problems: readonly LibraryProblem[]): LibraryProblem[] {
  const placeOf = ({ file, count }: LibraryProblem) => (count === undefined ? file : file === '.' ? LAST : `${file}/${LAST}`);
  return problems
    .map((problem) => ({ problem, place: placeOf(problem) }))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : (a.problem.line ?? 0) - (b.problem.line ?? 0)))
    .map(({ problem }) => problem);
}
