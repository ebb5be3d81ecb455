import path from 'node:path';
import type { Env } from '../env.ts';

/** A folder of content. Ids are one set over all roots; paths are told apart by the name of their root. */
export interface LibraryRoot {
  name: string;
  dir: string;
}

/** The operator's own folder, the only one with people, collections and a brand. */
export const OWN_ROOT = 'library';
/** Files made from the content of any root. No content is read from it. */
export const DERIVED_ROOT = 'derived';

/** Where content is read from. A further folder is one more entry. */
export function listRoots({ LIBRARY_DIR }: Pick<Env, 'LIBRARY_DIR'>): LibraryRoot[] {
  return [{ name: OWN_ROOT, dir: LIBRARY_DIR }];
}

export const derivedDirOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => path.join(DATA_DIR, 'derived');

/** The folders that files are served from, by the name in the column `root` of `media`. */
export function listFolders(roots: readonly LibraryRoot[], derivedDir: string): ReadonlyMap<string, string> {
  return new Map([...roots.map(({ name, dir }): [string, string] => [name, dir]), [DERIVED_ROOT, derivedDir]]);
}

/** A path as it is told to the operator, and one of a kind over all roots: `podcasts/a.mp3`, `mirror:podcasts/a.mp3`. */
export function nameFile(root: string, relative: string): string {
  return root === OWN_ROOT ? relative : `${root}:${relative}`;
}
