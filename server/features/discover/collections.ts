import type { DiscoverSection } from '#core/library/catalogue.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';

const SHELVES = 5;

/** The library's collections as shelves, in its own order; works that nobody may see yet are left out. */
export async function listCollections(house: House): Promise<DiscoverSection[]> {
  const collections = await house.db.selectFrom('collection').selectAll().orderBy('position').limit(SHELVES).execute();
  if (collections.length === 0) return [];
  const members = await house.db
    .selectFrom('collectionItem')
    .selectAll()
    .where(
      'collectionId',
      'in',
      collections.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const items = await findSummaries(
    house,
    members.map(({ itemId }) => itemId),
  );
  return collections.map(({ id, title, description }) => ({
    id: `collection-${id}`,
    title,
    ...(description === '' ? {} : { reason: description }),
    items: members
      .filter(({ collectionId }) => collectionId === id)
      .flatMap(({ itemId }) => items.get(itemId) ?? [])
      .map(presentItem),
  }));
}
