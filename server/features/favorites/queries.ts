import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import { isItemSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';

const favorite = keepStatement((db, { userId, itemId }: { userId: LearnerId; itemId: string }) =>
  db.selectFrom('favorite').select('itemId').where('userId', '=', userId).where('itemId', '=', itemId),
);

export async function isFavorite(house: House, userId: LearnerId, itemId: string): Promise<boolean> {
  return (await favorite(house.db, { userId, itemId })).length > 0;
}

export interface FavoritePage {
  limit: number;
  cursor?: string | undefined;
  kind?: ItemKind | undefined;
}

/** What a learner marked of what is seen, the latest first. */
export async function listFavorites(house: House, userId: LearnerId, page: FavoritePage) {
  const all = house.db
    .selectFrom('favorite')
    .innerJoin('item', 'item.id', 'favorite.itemId')
    .where('favorite.userId', '=', userId)
    .where(isItemSeen(house.now()));
  const favorites = page.kind === undefined ? all : all.where('item.kind', '=', page.kind);
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
  const counted = await all
    .groupBy('item.kind')
    .select((eb) => ['item.kind', eb.fn.countAll<number>().as('count')])
    .execute();
  const kinds = counted.map(({ kind, count }) => ({ kind, count: Number(count) }));
  const total = kinds.filter(({ kind }) => page.kind === undefined || kind === page.kind).reduce((sum, { count }) => sum + count, 0);
  return {
    itemIds: shown.map((row) => row.itemId),
    nextCursor: rows.length > page.limit && last ? encodeCursor([last.createdAt, last.itemId]) : null,
    total,
    kinds,
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
