import type { Openable } from '#core/account/may-open.ts';
import { ID_PATTERN } from '#core/library/kind.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import type { House } from '../../house.ts';

/** A file with what its work says about who may open it. */
export async function findMedia(house: House, id: string) {
  if (!ID_PATTERN.test(id)) return undefined;
  const [media] = await mediaWithItem(house.db, { id });
  return media;
}

const mediaWithItem = keepStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('media')
    .innerJoin('item', 'item.id', 'media.itemId')
    .selectAll('media')
    .select(['item.access', 'item.publishedAt', 'item.missingSince'])
    .where('media.id', '=', id),
);

type FoundMedia = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

/** A file as `mayOpen` asks of it. */
export function toOpenable({ access, publishedAt, missingSince, isPublic }: FoundMedia): Openable {
  return { access, publishedAt, missingSince, isSample: isPublic === 1 };
}
