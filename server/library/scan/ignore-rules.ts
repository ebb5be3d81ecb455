/** Whether a path, relative to the folder of the `.ignore` file, is left out. */
export type IgnoreRule = (path: string, isFolder: boolean) => boolean;

/**
 * Reads a `.ignore` file. Empty (or only comments): the whole folder is left out, as in Jellyfin.
 * Else one glob a line, a simple part of gitignore: `*`, `?`, `**`, a leading `/`, a trailing `/`, `!` to take back.
 */
export function parseIgnoreFile(text: string): 'everything' | IgnoreRule {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) return 'everything';
  const globs = lines.map((line) => {
    const negated = line.startsWith('!');
    const body = (negated ? line.slice(1) : line).replace(/^\//, '');
    const foldersOnly = body.endsWith('/');
    const glob = foldersOnly ? body.slice(0, -1) : body;
    // As in gitignore, a pattern with a slash is anchored, one without matches at any depth.
    const anchored = line.replace(/^!/, '').startsWith('/') || glob.includes('/');
    return { negated, foldersOnly, matches: compileGlob(anchored ? glob : `**/${glob}`) };
  });
  return (path, isFolder) => {
    let ignored = false;
    for (const glob of globs) if ((!glob.foldersOnly || isFolder) && glob.matches(path)) ignored = !glob.negated;
    return ignored;
  };
}

/**
 * Matched by walking segments instead of a regular expression: the pattern comes from a file,
 * and `*a*a*a*b` as an expression could take exponential time.
 */
function compileGlob(glob: string): (path: string) => boolean {
  const pattern = glob.split('/');
  return (path) => matchSegments(pattern, path.split('/'));
}

/** Whether the pattern fits, found for ever longer beginnings of it: `fits[n]` is whether it fits the first `n` segments. */
function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  let fits = [true, ...path.map(() => false)];
  for (const [i, segment] of pattern.entries()) {
    const isLast = i === pattern.length - 1;
    const next = path.map(() => false).concat(false);
    for (let n = 0; n <= path.length; n++) {
      if (segment !== '**') next[n] = n > 0 && fits[n - 1] === true && matchSegment(segment, path[n - 1] ?? '');
      // At the end `**` means everything inside, so at least one more.
      else next[n] = (isLast ? false : fits[n] === true) || (n > 0 && (next[n - 1] === true || fits[n - 1] === true));
    }
    fits = next;
  }
  return fits[path.length] === true;
}

/** Greedy wildcard match with one step back, linear in practice and quadratic at worst. */
function matchSegment(pattern: string, text: string): boolean {
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < text.length) {
    if (p < pattern.length && (pattern[p] === '?' || (pattern[p] !== '*' && pattern[p] === text[t]))) {
      p++;
      t++;
    } else if (pattern[p] === '*') {
      star = p++;
      resume = t;
    } else if (star !== -1) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}
