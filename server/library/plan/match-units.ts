import { posix } from 'node:path';
import { parseEntryName } from '#core/library/names/file-name.ts';
import { foldText } from '#core/library/natural-sort.ts';
import type { UnitContent } from '../read/item-content.ts';
import { splitName } from '../scan/file-types.ts';
import type { KnownUnit } from './known-library.ts';

/**
 * Finds for every unit of an item the one the database knows, surest sign first: place and content, content alone,
 * place alone (the file was edited or encoded anew), place but for the ending, name but for number and folder.
 * Content goes before place, because renumbering swaps places and keeps content.
 * A sign that fits several units is no sign; declared ids are settled before and are not looked at here.
 */
export function matchUnits(
  units: readonly UnitContent[],
  itemPath: string,
  known: readonly KnownUnit[],
  knownItemPath: string,
): Map<UnitContent, string> {
  const matches = new Map<UnitContent, string>();
  const within = (path: string, root: string) => (path.startsWith(`${root}/`) ? path.slice(root.length + 1) : posix.basename(path));
  const signs: ((unit: { path: string; fingerprint: string }, root: string) => string)[] = [
    (unit, root) => `${within(unit.path, root)}\0${unit.fingerprint}`,
    (unit) => unit.fingerprint,
    (unit, root) => within(unit.path, root),
    (unit, root) => dropEnding(within(unit.path, root)),
    (unit) => foldText(parseEntryName(splitName(posix.basename(unit.path)).stem).title),
  ];
  const openUnits = new Set(units);
  const openKnown = new Set(known);
  for (const sign of signs) {
    const left = groupBy(openUnits, (unit) => sign(unit, itemPath));
    const right = groupBy(openKnown, (unit) => sign(unit, knownItemPath));
    for (const [key, [unit, otherUnit]] of left) {
      const candidates = right.get(key) ?? [];
      // A unit that is still there goes before one long missing.
      const present = candidates.filter((candidate) => candidate.missingSince === null);
      const [candidate, otherCandidate] = present.length > 0 ? present : candidates;
      if (!unit || otherUnit || !candidate || otherCandidate) continue;
      matches.set(unit, candidate.id);
      openUnits.delete(unit);
      openKnown.delete(candidate);
    }
  }
  return matches;
}

function groupBy<T>(list: Iterable<T>, key: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const group = groups.get(key(entry));
    if (group) group.push(entry);
    else groups.set(key(entry), [entry]);
  }
  return groups;
}

function dropEnding(path: string): string {
  return posix.join(posix.dirname(path), splitName(posix.basename(path)).stem);
}
