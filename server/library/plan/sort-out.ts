import type { ProblemMemory } from '../problem-memory.ts';
import type { ScannedItem } from '../scan/find-items.ts';
import { parseSignature } from '../scan/sign-files.ts';
import type { KnownItem } from './known-library.ts';

export interface SortedOut {
  toRead: ScannedItem[];
  unchanged: ScannedItem[];
  /** Known items to leave as they are: unchanged, or in a folder that could not be listed. */
  keptIds: string[];
  knownByPath: ReadonlyMap<string, KnownItem>;
}

/** Tells apart what has to be read and what is as it was. */
export function sortOut(
  scanned: readonly ScannedItem[],
  known: readonly KnownItem[],
  memory: ProblemMemory,
  unreadable: readonly string[],
  now: number,
): SortedOut {
  const present = known.filter((item) => item.missingSince === null);
  const knownByPath = new Map(present.map((item) => [item.path, item]));
  const sorted: SortedOut = { toRead: [], unchanged: [], keptIds: [], knownByPath };
  for (const item of scanned) {
    // A folder inside that cannot be listed makes the rest look like all there is.
    const isPartial = unreadable.some((path) => path.startsWith(`${item.path}/`));
    const before = knownByPath.get(item.path);
    if (before && before.kind === item.kind && (isPartial || isUnchanged(item, before, memory, now))) {
      sorted.keptIds.push(before.id);
      sorted.unchanged.push(item);
    } else if (!isPartial) sorted.toRead.push(item);
  }
  const hidden = (path: string) => unreadable.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));
  if (unreadable.length > 0)
    for (const item of present) if (hidden(item.path) && !sorted.keptIds.includes(item.id)) sorted.keptIds.push(item.id);
  return sorted;
}

function isUnchanged(item: ScannedItem, before: KnownItem, memory: ProblemMemory, now: number): boolean {
  const { hash, hasProblems, dueMs } = parseSignature(before.signature);
  if (hash !== item.signature || (dueMs !== null && dueMs <= now)) return false;
  return !hasProblems || memory.get(item.path)?.signature === item.signature;
}
