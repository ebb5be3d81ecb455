import { realpath, stat } from 'node:fs/promises';
import type { ProblemLog } from '../problem.ts';
import { nameFile, OWN_ROOT, type LibraryRoot } from '../roots.ts';
import { findItems, type ScannedItem } from './find-items.ts';
import { walkLibrary, type ScannedFolder } from './walk-folder.ts';

export interface ScannedRoot {
  /** With its real folder. */
  root: LibraryRoot;
  folder: ScannedFolder;
  items: ScannedItem[];
  /** Folders that could not be listed. */
  unreadable: string[];
}

/** Lists a folder of content; null, and reported, when it is not there. */
export async function scanRoot(
  { name, dir }: LibraryRoot,
  problems: ProblemLog,
  onFolder: (path: string) => void,
): Promise<ScannedRoot | null> {
  const isFolder = await stat(dir).then(
    (info) => info.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    // Nothing is marked missing: more likely a disk is not mounted than that every work was deleted.
    if (name === OWN_ROOT) problems.error('.', 'The library folder does not exist.', 'Create it, or set LIBRARY_DIR to where it lies.');
    else problems.error('.', `The folder ${dir} does not exist.`, 'Create it.');
    return null;
  }
  const root = { name, dir: await realpath(dir) };
  const walk = await walkLibrary(root.dir, problems, (path) => onFolder(nameFile(name, path)));
  return { root, folder: walk.root, items: findItems(name, walk.root, problems), unreadable: walk.unreadable };
}
