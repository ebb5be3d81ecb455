import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { ID_PATTERN } from '#core/library/kind.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';

export function findMedia(house: House, id: string) {
  return ID_PATTERN.test(id) ? house.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
}

/** The path is resolved at every request: a file may have been replaced by a link since the import. */
export async function resolveFile(house: House, root: 'library' | 'derived', relative: string): Promise<string> {
  const folder = root === 'library' ? house.env.LIBRARY_DIR : path.join(house.env.DATA_DIR, 'derived');
  try {
    const [base, file] = await Promise.all([realpath(folder), realpath(path.join(folder, relative))]);
    if (file.startsWith(base + path.sep)) return file;
  } catch {
    // Falls through: the file is gone until the next rescan.
  }
  throw new Problem('not_found', 'The file is missing from the library at the moment.');
}
