import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { compareNaturally } from '#core/library/natural-sort.ts';
import { readContent } from '#server/open-content.ts';
import type { ProblemLog } from '../problem.ts';
import { isClutter } from './file-types.ts';
import { parseIgnoreFile, type IgnoreRule } from './ignore-rules.ts';

export interface ScannedFile {
  /** Relative to the library, with `/`. */
  path: string;
  name: string;
  bytes: number;
  /** Bytes really on disk: far fewer than `bytes` in a sparse file. */
  storedBytes: number;
  mtimeMs: number;
}

export interface ScannedFolder {
  path: string;
  name: string;
  files: ScannedFile[];
  folders: ScannedFolder[];
}

export interface Walk {
  root: ScannedFolder;
  /** Folders that could not be listed: what they hold is unknown, not gone. */
  unreadable: string[];
}

const MAX_DEPTH = 12;
const MAX_IGNORE_BYTES = 64 * 1024;

interface Walker {
  realRoot: string;
  problems: ProblemLog;
  unreadable: string[];
  /** Real folders above the current one, against links in circles. */
  ancestors: string[];
  rules: { base: string; rule: IgnoreRule }[];
  onFolder: (path: string) => void;
}

/** Lists the library. Reads no content but `.ignore` files, and nothing outside `libraryDir`. */
export async function walkLibrary(libraryDir: string, problems: ProblemLog, onFolder: (path: string) => void = () => {}): Promise<Walk> {
  const realRoot = await realpath(libraryDir);
  const walker: Walker = { realRoot, problems, unreadable: [], ancestors: [realRoot], rules: [], onFolder };
  const root = await walkFolder(walker, '', '');
  return { root: root ?? { path: '', name: '', files: [], folders: [] }, unreadable: walker.unreadable };
}

async function walkFolder(walker: Walker, path: string, name: string): Promise<ScannedFolder | null> {
  const folder: ScannedFolder = { path, name, files: [], folders: [] };
  walker.onFolder(path);
  let names: string[];
  try {
    names = await readdir(join(walker.realRoot, path));
  } catch (error) {
    walker.unreadable.push(path);
    walker.problems.error(path || '.', `The folder cannot be listed (${codeOf(error)}).`, 'Give the server read access to it.');
    return null;
  }
  const rule = names.includes('.ignore') ? await readIgnoreFile(walker, path) : null;
  if (rule === 'everything') return null;
  const rules = rule ? [...walker.rules, { base: path, rule }] : walker.rules;
  const visible = names.filter((entry) => !isClutter(entry)).sort(compareNaturally);
  // In slices: one stat after the other leaves the disk idle, all at once exhausts descriptors.
  for (let i = 0; i < visible.length; i += 64) {
    const slice = visible.slice(i, i + 64);
    const entries = await Promise.all(slice.map((entry) => inspectEntry(walker, path, entry)));
    for (const entry of entries) {
      if (!entry || isIgnored(rules, entry.path, entry.isFolder)) continue;
      if (!entry.isFolder) {
        folder.files.push(entry.file);
        continue;
      }
      if (entry.path.split('/').length > MAX_DEPTH) {
        walker.problems.error(entry.path, `The folder lies deeper than ${MAX_DEPTH} levels.`, 'Move it further up.');
        continue;
      }
      if (walker.ancestors.includes(entry.real)) {
        walker.problems.error(entry.path, 'The link leads back to a folder that holds it.', 'Remove the link.');
        continue;
      }
      const inner = await walkFolder({ ...walker, rules, ancestors: [...walker.ancestors, entry.real] }, entry.path, entry.name);
      if (inner) folder.folders.push(inner);
    }
  }
  return folder;
}

type Entry = { path: string; name: string } & ({ isFolder: true; real: string } | { isFolder: false; file: ScannedFile });

async function inspectEntry(walker: Walker, parent: string, name: string): Promise<Entry | null> {
  const path = parent === '' ? name : `${parent}/${name}`;
  if (/[\p{Cc}\u2028\u2029\uFFFD]/u.test(name) || name.includes('\\')) {
    walker.problems.error(
      path,
      'The name holds control characters, a backslash or broken text.',
      'Rename it with ordinary letters, digits and spaces.',
    );
    return null;
  }
  const full = join(walker.realRoot, path);
  try {
    let info = await lstat(full);
    let real = full;
    if (info.isSymbolicLink()) {
      real = await realpath(full);
      if (real !== walker.realRoot && !real.startsWith(walker.realRoot + sep)) {
        walker.problems.error(path, 'The link leads outside the library.', 'Put the file itself into the library.');
        return null;
      }
      info = await stat(real);
    }
    if (info.isDirectory()) return { path, name, isFolder: true, real };
    if (!info.isFile()) {
      walker.problems.error(path, 'This is neither a file nor a folder.', 'Remove it.');
      return null;
    }
    const file = { path, name, bytes: info.size, storedBytes: info.blocks * 512, mtimeMs: Math.floor(info.mtimeMs) };
    return { path, name, isFolder: false, file };
  } catch (error) {
    walker.problems.error(path, `It cannot be opened (${codeOf(error)}).`, 'Check that it exists and that the server may read it.');
    return null;
  }
}

async function readIgnoreFile(walker: Walker, path: string): Promise<'everything' | IgnoreRule> {
  const name = path === '' ? '.ignore' : `${path}/.ignore`;
  try {
    return parseIgnoreFile((await readContent({ folder: walker.realRoot, path: name }, MAX_IGNORE_BYTES)).toString());
  } catch {
    // What it was to hide is not known: nothing of the folder is read, and what is known of it stays.
    walker.unreadable.push(path);
    walker.problems.error(name, 'The file cannot be read.', 'Make it a text file of at most 200 lines, or remove it.');
    return 'everything';
  }
}

function isIgnored(rules: Walker['rules'], path: string, isFolder: boolean): boolean {
  return rules.some(({ base, rule }) => rule(base === '' ? path : path.slice(base.length + 1), isFolder));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
