import type { DiscoverSection } from '#core/library/catalogue.ts';
import { SUMMARY_COLUMNS } from '../../catalogue/items.ts';
import { presentItem } from '../../catalogue/present.ts';
import { isItemSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';

const SHELVES = 5;
/** Works of one collection: more than a shelf is walked along, and what the dashboard sends stays small. */
const SHELF = 50;

/** The library's collections as shelves, in its own order; works that nobody may see yet are left out. */
export async function listCollections(house: House): Promise<DiscoverSection[]> {
  const collections = await house.db.selectFrom('collection').selectAll().orderBy('position').limit(SHELVES).execute();
  return Promise.all(
    collections.map(async ({ id, title, description }) => ({
      id: `collection-${id}`,
      title,
      ...(description === '' ? {} : { reason: description }),
      items: (await listWorks(house, id)).map(presentItem),
    })),
  );
}

function listWorks(house: House, collectionId: string) {
  return house.db
    .selectFrom('collectionItem')
    .innerJoin('item', 'item.id', 'collectionItem.itemId')
    .where('collectionId', '=', collectionId)
    .where(isItemSeen(house.now()))
    .select(SUMMARY_COLUMNS)
    .orderBy('collectionItem.position')
    .limit(SHELF)
    .execute();
}
