import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Openable } from '#core/account/may-open.ts';
import { ID_PATTERN } from '#core/library/kind.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';

/** A file with what its work says about who may open it. */
export async function findMedia(house: House, id: string) {
  if (!ID_PATTERN.test(id)) return undefined;
  return house.db
    .selectFrom('media')
    .innerJoin('item', 'item.id', 'media.itemId')
    .selectAll('media')
    .select(['item.access', 'item.publishedAt', 'item.missingSince'])
    .where('media.id', '=', id)
    .executeTakeFirst();
}
type FoundMedia = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

/** A file as `mayOpen` asks of it. */
export function toOpenable({ access, publishedAt, missingSince, isPublic }: FoundMedia): Openable {
  return { access, publishedAt, missingSince, isSample: isPublic === 1 };
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
