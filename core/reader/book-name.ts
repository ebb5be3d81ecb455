import { normalize } from '../normalize.ts';

/**
 * What two spellings of one name inside a book have in common: references such as `%26` are letters, and letters with marks
 * are one sign, as archives of different systems write them differently. Case is as written: two files may differ in it.
 */
const keyOf = (name: string): string => normalize('NFC', name.replace(/(?:%[0-9a-f]{2})+/gi, decode));

/** What stands for no letter stays as it is, and the rest is read all the same. */
function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/**
 * Finds files of a book by what its texts call them, in the importer, on the server and in the reader alike.
 * @param names of the files, as the archive has them; where two are one name, the first is meant
 * @returns what gives the archive's own spelling, or the name as asked for where the book holds no such file
 */
export function readBookNames(names: Iterable<string>): (asked: string) => string {
  const exact = new Set(names);
  const byKey = new Map([...exact].toReversed().map((name) => [keyOf(name), name]));
  return (asked) => (exact.has(asked) ? asked : (byKey.get(keyOf(asked)) ?? asked));
}
