import ignore from 'ignore';

/** Whether a path, relative to the folder of the `.ignore` file, is left out. */
export type IgnoreRule = (path: string, isFolder: boolean) => boolean;

/** Each is tried on every path below its folder. */
const MAX_PATTERNS = 200;

/**
 * Reads a `.ignore` file. Empty (or only comments): the whole folder is left out, as in Jellyfin.
 * Else patterns as in `.gitignore`, one a line, which tell capital letters from small ones.
 * @throws {RangeError} for more patterns than anybody writes
 */
export function parseIgnoreFile(text: string): 'everything' | IgnoreRule {
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (patterns.length === 0) return 'everything';
  if (patterns.length > MAX_PATTERNS) throw new RangeError(`There are more than ${MAX_PATTERNS} patterns.`);
  const rules = ignore({ ignorecase: false }).add(patterns);
  return (path, isFolder) => rules.ignores(isFolder ? `${path}/` : path);
}
