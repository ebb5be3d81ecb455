import { posix } from 'node:path';
import { parseDisc } from '#core/library/names/file-name.ts';
import { splitName } from '../../scan/file-types.ts';

/** A file of an audiobook in the order of names, with what its tags say about its place. */
export interface OrderedPart {
  path: string;
  track: number | null;
  disc: number | null;
}

/**
 * Orders the files of an audiobook by disc and track where every file's tags say them and nothing speaks against it; else the
 * order of names stays. Against it speak: two files of one number; a folder's files torn apart, or a disc's folder with
 * another disc's tags; and names that are numbered themselves and follow each other otherwise. Names win then, because an
 * operator sees and sets them, while a program that numbers tags in the order of the alphabet (1, 10, 11, 2) is a usual
 * accident. Tags decide for what it takes tags for: `Prologue`, `The Mill`, `Epilogue`.
 */
export function orderParts<P extends OrderedPart>(parts: readonly P[]): P[] {
  const byName = [...parts];
  if (parts.some(({ track }) => track === null)) return byName;
  const byTags = byName.toSorted((a, b) => (a.disc ?? 1) - (b.disc ?? 1) || (a.track ?? 0) - (b.track ?? 0));
  return hasRepeatedPlace(parts) || tearsFolders(byTags) || haveNumberedNames(parts) ? byName : byTags;
}

export function hasRepeatedPlace(parts: readonly Pick<OrderedPart, 'track' | 'disc'>[]): boolean {
  return new Set(parts.map(({ disc, track }) => `${disc ?? 1}/${track}`)).size < parts.length;
}

function tearsFolders(byTags: readonly OrderedPart[]): boolean {
  const left = new Set<string>();
  let current: string | null = null;
  for (const { path, disc } of byTags) {
    const folder = posix.dirname(path);
    if (left.has(folder)) return true;
    if (current !== null && folder !== current) left.add(current);
    current = folder;
    const said = parseDisc(posix.basename(folder));
    if (said !== null && disc !== null && said !== disc) return true;
  }
  return false;
}

/** Whether all names carry a number, each another one in its folder. */
export function haveNumberedNames(parts: readonly { path: string }[]): boolean {
  const folders = Map.groupBy(parts, ({ path }) => posix.dirname(path));
  return [...folders.values()].every((inFolder) => {
    const stems = inFolder.map(({ path }) => splitName(posix.basename(path)).stem);
    const start = countShared(stems);
    const numbers = stems.map((stem) => /^\d{1,4}/.exec(stem.slice(start))?.[0]);
    return numbers.every((number) => number !== undefined) && new Set(numbers.map(Number)).size === numbers.length;
  });
}

/** Characters that all names share at their beginning, up to the number that tells them apart. */
function countShared(stems: readonly string[]): number {
  const [first = '', ...others] = stems;
  let length = 0;
  while (length < first.length && others.every((stem) => stem[length] === first[length])) length++;
  while (length > 0 && /\d/.test(first[length - 1] ?? '')) length--;
  return others.length === 0 ? (/\d/.exec(first)?.index ?? 0) : length;
}
