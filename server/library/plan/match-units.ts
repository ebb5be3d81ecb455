import { posix } from 'node:path';
import { parseUnitName } from '#core/library/names/file-name.ts';
import { foldText } from '#core/fold-text.ts';
import { splitName } from '../scan/file-types.ts';
import type { KnownUnit } from './known-item.ts';

/** A unit as far as it can be recognised. */
export interface Recognisable {
  path: string;
  fingerprint: string;
}

type Sign = (unit: Recognisable, itemPath: string) => string;

/** Surest first. Content goes before place, because renumbering swaps places and keeps content. */
export const CONTENT_SIGNS: readonly Sign[] = [
  (unit, itemPath) => `${within(unit.path, itemPath)}\0${unit.fingerprint}`,
  (unit) => unit.fingerprint,
];
/** Place (the file was edited or encoded anew), place but for the ending, name but for number and folder. */
export const PLACE_SIGNS: readonly Sign[] = [
  (unit, itemPath) => within(unit.path, itemPath),
  (unit, itemPath) => dropEnding(within(unit.path, itemPath)),
  (unit) => nameOf(unit.path),
];

/** Finds for units of a work those that the database knows, by one sign after the other. A sign that fits several is no sign. */
export function matchUnits<U extends Recognisable>(
  signs: readonly Sign[],
  units: Iterable<U>,
  itemPath: string,
  known: Iterable<KnownUnit>,
  knownItemPath: string,
): Map<U, KnownUnit> {
  const matches = new Map<U, KnownUnit>();
  const openUnits = new Set(units);
  const openKnown = new Set(known);
  for (const sign of signs) {
    if (openUnits.size === 0 || openKnown.size === 0) break;
    const right = Map.groupBy(openKnown, (unit) => sign(unit, knownItemPath));
    for (const [key, [unit, otherUnit]] of Map.groupBy(openUnits, (each) => sign(each, itemPath))) {
      const [candidate, otherCandidate] = preferPresent(right.get(key) ?? []);
      if (!unit || otherUnit || !candidate || otherCandidate) continue;
      matches.set(unit, candidate);
      openUnits.delete(unit);
      openKnown.delete(candidate);
    }
  }
  return matches;
}

/** What was still there goes before what is long missing. */
export function preferPresent<K extends { missingSince: number | null }>(candidates: readonly K[]): readonly K[] {
  const present = candidates.filter((candidate) => candidate.missingSince === null);
  return present.length > 0 ? present : candidates;
}

/** The file's name without number and ending. */
export function nameOf(path: string): string {
  return foldText(parseUnitName(splitName(posix.basename(path)).stem).title);
}

function within(path: string, itemPath: string): string {
  return path.startsWith(`${itemPath}/`) ? path.slice(itemPath.length + 1) : posix.basename(path);
}

function dropEnding(path: string): string {
  return posix.join(posix.dirname(path), splitName(posix.basename(path)).stem);
}
