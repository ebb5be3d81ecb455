import { sql } from 'kysely';

/*
 * The one rule of what may be seen, as conditions of a query. What belongs to a unit that is withheld has no row of its
 * own: media are written together with their work, for what is shown of it. `mayOpen` (core) asks the same of what is opened.
 */

/**
 * A work is seen when its files are there and it is out; `item` is part of the query. Nearly all are; the signs keep the
 * database from taking an index for this condition and then sorting, when a list has another order.
 * @param now milliseconds since 1970
 */
export const isItemSeen = (now: number) =>
  sql<boolean>`(+${sql.ref('item.missingSince')} is null and +${sql.ref('item.publishedAt')} <= ${now})`;

/** The same, for what is counted, or gathered in no order: the index `itemSeen` is for that. */
export const isItemSeenUnsorted = (now: number) =>
  sql<boolean>`(${sql.ref('item.missingSince')} is null and +${sql.ref('item.publishedAt')} <= ${now})`;

/** A unit is seen when its file is there and its work is seen; `unit` and `item` are part of the query. */
export const isUnitSeen = (now: number) => sql<boolean>`(${sql.ref('unit.missingSince')} is null and ${isItemSeen(now)})`;
