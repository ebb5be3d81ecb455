import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import { isItemSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';

export async function isFavorite(house: House, userId: LearnerId, itemId: string): Promise<boolean> {
  const row = await house.db
    .selectFrom('favorite')
    .select('itemId')
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a learner marked of what is seen, the latest first. */
export async function listFavorites(house: House, userId: LearnerId, page: { limit: number; cursor?: string | undefined }) {
  const favorites = house.db
    .selectFrom('favorite')
    .innerJoin('item', 'item.id', 'favorite.itemId')
    .where('favorite.userId', '=', userId)
    .where(isItemSeen(house.now()));
  let query = favorites
    .selectAll('favorite')
    .orderBy('favorite.createdAt', 'desc')
    .orderBy('favorite.itemId', 'desc')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) {
    const [createdAt, itemId] = decodeCursor(page.cursor, z.tuple([z.number(), z.string()]));
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('favorite.createdAt', 'favorite.itemId'), '<', tuple(createdAt, itemId)));
  }
  const rows = await query.execute();
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const { total } = await favorites.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    itemIds: shown.map((row) => row.itemId),
    nextCursor: rows.length > page.limit && last ? encodeCursor([last.createdAt, last.itemId]) : null,
    total: Number(total),
  };
}

export async function addFavorite(house: House, userId: LearnerId, itemId: string): Promise<void> {
  await house.db
    .insertInto('favorite')
    .values({ userId, itemId, createdAt: house.now() })
    .onConflict((oc) => oc.columns(['userId', 'itemId']).doNothing())
    .execute();
}

export async function removeFavorite(house: House, userId: LearnerId, itemId: string): Promise<void> {
  await house.db.deleteFrom('favorite').where('userId', '=', userId).where('itemId', '=', itemId).execute();
}
