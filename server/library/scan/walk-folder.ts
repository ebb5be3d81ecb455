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
/** Files and folders of one walk, several times what the largest collections hold: their list takes some 300 MiB. */
const MOST_ENTRIES = 1_000_000;

interface Walker {
  realRoot: string;
  problems: ProblemLog;
  unreadable: string[];
  mostEntries: number;
  entries: number;
  /** Real folders that a link, or a link above them, has led to: each is walked once so, or links to each other would multiply. */
  linked: Set<string>;
  onFolder: (path: string) => void;
}

interface Place {
  path: string;
  name: string;
  real: string;
  /** A link leads to it, or to a folder above it. */
  isLinked: boolean;
  /** Real folders above it, against links in circles. */
  ancestors: readonly string[];
  rules: readonly { base: string; rule: IgnoreRule }[];
}

/** Lists the library. Reads no content but `.ignore` files, and nothing outside `libraryDir`. */
export async function walkLibrary(
  libraryDir: string,
  problems: ProblemLog,
  onFolder: (path: string) => void = () => {},
  mostEntries = MOST_ENTRIES,
): Promise<Walk> {
  const realRoot = await realpath(libraryDir);
  const walker: Walker = { realRoot, problems, unreadable: [], mostEntries, entries: 0, linked: new Set(), onFolder };
  const root = await walkFolder(walker, { path: '', name: '', real: realRoot, isLinked: false, ancestors: [], rules: [] });
  return { root: root ?? { path: '', name: '', files: [], folders: [] }, unreadable: walker.unreadable };
}

async function walkFolder(walker: Walker, place: Place): Promise<ScannedFolder | null> {
  const { path, name, real } = place;
  const folder: ScannedFolder = { path, name, files: [], folders: [] };
  walker.onFolder(path);
  let names: string[];
  try {
    names = await readdir(real);
  } catch (error) {
    walker.unreadable.push(path);
    walker.problems.error(path || '.', `The folder cannot be listed (${codeOf(error)}).`, 'Give the server read access to it.');
    return null;
  }
  const rule = names.includes('.ignore') ? await readIgnoreFile(walker, path) : null;
  if (rule === 'everything') return null;
  const rules = rule ? [...place.rules, { base: path, rule }] : place.rules;
  const visible = names.filter((entry) => !isClutter(entry)).sort(compareNaturally);
  if (walker.entries + visible.length > walker.mostEntries) {
    walker.unreadable.push(path);
    walker.problems.error(
      path || '.',
      `With what is in this folder there are more than ${walker.mostEntries.toLocaleString('en')} files and folders, so it is not read.`,
      'Take out what is none of the library, here or in the folders before it, or put an empty .ignore file beside it.',
    );
    return null;
  }
  walker.entries += visible.length;
  const ancestors = [...place.ancestors, real];
  // In slices: one stat after the other leaves the disk idle, all at once exhausts descriptors.
  for (let i = 0; i < visible.length; i += 64) {
    const slice = visible.slice(i, i + 64);
    const entries = await Promise.all(slice.map((entry) => inspectEntry(walker, place, entry)));
    for (const entry of entries) {
      if (!entry || isIgnored(rules, entry.path, entry.isFolder)) continue;
      if (!entry.isFolder) {
        folder.files.push(entry.file);
        continue;
      }
      const isLinked = place.isLinked || entry.isLink;
      const refusal = refuseFolder(walker, entry, isLinked, ancestors);
      if (refusal) {
        walker.problems[refusal.severity](entry.path, refusal.problem, refusal.fix);
        continue;
      }
      if (isLinked) walker.linked.add(entry.real);
      const inner = await walkFolder(walker, { path: entry.path, name: entry.name, real: entry.real, isLinked, ancestors, rules });
      if (inner) folder.folders.push(inner);
    }
  }
  return folder;
}

type FolderEntry = { path: string; name: string; isFolder: true; real: string; isLink: boolean };
type Entry = FolderEntry | { path: string; name: string; isFolder: false; file: ScannedFile };

function refuseFolder({ linked }: Walker, { path, real, isLink }: FolderEntry, isLinked: boolean, ancestors: readonly string[]) {
  if (path.split('/').length > MAX_DEPTH)
    return { severity: 'error', problem: `The folder lies deeper than ${MAX_DEPTH} levels.`, fix: 'Move it further up.' } as const;
  if (isLink && ancestors.includes(real))
    return { severity: 'error', problem: 'The link leads back to a folder that holds it.', fix: 'Remove the link.' } as const;
  if (isLinked && linked.has(real))
    return { severity: 'notice', problem: 'The folder is read by way of another link.', fix: 'Remove one of the two links.' } as const;
  return null;
}

async function inspectEntry(walker: Walker, parent: Place, name: string): Promise<Entry | null> {
  const path = parent.path === '' ? name : `${parent.path}/${name}`;
  if (/[\p{Cc}\u2028\u2029\uFFFD]/u.test(name) || name.includes('\\')) {
    walker.problems.error(
      path,
      'The name holds control characters, a backslash or broken text.',
      'Rename it with ordinary letters, digits and spaces.',
    );
    return null;
  }
  const full = join(parent.real, name);
  try {
    let info = await lstat(full);
    const isLink = info.isSymbolicLink();
    let real = full;
    if (isLink) {
      real = await realpath(full);
      if (real !== walker.realRoot && !real.startsWith(walker.realRoot + sep)) {
        walker.problems.error(path, 'The link leads outside the library.', 'Put the file itself into the library.');
        return null;
      }
      info = await stat(real);
    }
    if (info.isDirectory()) return { path, name, isFolder: true, real, isLink };
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

function isIgnored(rules: Place['rules'], path: string, isFolder: boolean): boolean {
  return rules.some(({ base, rule }) => rule(base === '' ? path : path.slice(base.length + 1), isFolder));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
