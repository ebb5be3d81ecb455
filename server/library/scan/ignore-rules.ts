import ignore from 'ignore';

/** Whether a path, relative to the folder of the `.ignore` file, is left out. */
export type IgnoreRule = (path: string, isFolder: boolean) => boolean;

/**
 * Reads a `.ignore` file. Empty (or only comments): the whole folder is left out, as in Jellyfin.
 * Else patterns as in `.gitignore`, one a line, which tell capital letters from small ones.
 */
export function parseIgnoreFile(text: string): 'everything' | IgnoreRule {
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (patterns.length === 0) return 'everything';
  const rules = ignore({ ignorecase: false }).add(patterns);
  return (path, isFolder) => rules.ignores(isFolder ? `${path}/` : path);
}
