import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { ID_PATTERN } from '#core/library/kind.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { derivedDirOf, listFolders } from '../../library/roots.ts';

export function findMedia(house: House, id: string) {
  return ID_PATTERN.test(id) ? house.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
}

/** The path is resolved at every request: a file may have been replaced by a link since the import. */
export async function resolveFile(house: House, root: string, relative: string): Promise<string> {
  const folder = listFolders(house.roots, derivedDirOf(house.env)).get(root);
  try {
    if (folder === undefined) throw new Error(`There is no folder of content called ${root}.`);
    const [base, file] = await Promise.all([realpath(folder), realpath(path.join(folder, relative))]);
    if (file.startsWith(base + path.sep)) return file;
  } catch {
    // Falls through: the file is gone until the next rescan.
  }
  throw new Problem('not_found', 'The file is missing from the library at the moment.');
}
