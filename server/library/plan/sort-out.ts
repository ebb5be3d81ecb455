import type { ProblemMemory } from '../problem-memory.ts';
import type { ScannedItem } from '../scan/find-items.ts';
import type { ScannedRoot } from '../scan/scan-root.ts';
import { parseSignature } from '../scan/sign-files.ts';
import type { KnownItem } from './known-item.ts';

export interface SortedOut {
  toRead: ScannedItem[];
  unchanged: ScannedItem[];
  /** Known items to leave as they are: unchanged, or in a folder that could not be listed. */
  keptIds: string[];
  /** Those that are not missing, by full path. */
  knownByPath: ReadonlyMap<string, KnownItem>;
}

/** Tells apart what has to be read and what is as it was. */
export function sortOut(roots: readonly ScannedRoot[], known: readonly KnownItem[], memory: ProblemMemory, now: number): SortedOut {
  const present = known.filter((item) => item.missingSince === null);
  const knownByPath = new Map(present.map((item) => [item.fullPath, item]));
  const kept = new Set<string>();
  const sorted: Omit<SortedOut, 'keptIds'> = { toRead: [], unchanged: [], knownByPath };
  for (const { items, unreadable } of roots) {
    const partial = new Set(unreadable.flatMap(listAbove));
    for (const item of items) {
      // A folder inside that cannot be listed makes the rest look like all there is.
      const isPartial = partial.has(item.path);
      const before = knownByPath.get(item.fullPath);
      if (before && before.kind === item.kind && (isPartial || isUnchanged(item, before, memory, now))) {
        kept.add(before.id);
        sorted.unchanged.push(item);
      } else if (!isPartial) sorted.toRead.push(item);
    }
  }
  const unreadableOf = new Map(roots.map(({ root, unreadable }) => [root.name, new Set(unreadable)]));
  for (const item of present) {
    // A whole root that is away hides all that was in it.
    const unreadable = unreadableOf.get(item.root);
    if (!unreadable || [item.path, ...listAbove(item.path)].some((path) => unreadable.has(path))) kept.add(item.id);
  }
  return { ...sorted, keptIds: [...kept] };
}

/** The folders above a path, the root last, which is called nothing. */
function listAbove(path: string): string[] {
  const names = path.split('/');
  return names.map((_, i) => names.slice(0, -1 - i).join('/'));
}

function isUnchanged(item: ScannedItem, before: KnownItem, memory: ProblemMemory, now: number): boolean {
  const { hash, hasProblems, dueMs } = parseSignature(before.signature);
  if (hash !== item.signature || (dueMs !== null && dueMs <= now)) return false;
  return !hasProblems || memory.get(item.fullPath)?.signature === item.signature;
}
