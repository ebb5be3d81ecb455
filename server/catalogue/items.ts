import type { ExpressionBuilder, Selectable } from 'kysely';
import type { ItemTable } from '../db/tables/library.ts';
import type { Tables } from '../db/tables/tables.ts';
import type { House } from '../house.ts';

export type ItemRow = Selectable<ItemTable>;

/** Columns that lists need; the long texts stay in the database. */
export const SUMMARY_COLUMNS = [
  'item.id',
  'item.kind',
  'item.title',
  'item.author',
  'item.description',
  'item.coverMediaId',
  'item.durationSec',
  'item.topics',
  'item.unitCount',
  'item.access',
  'item.publishedAt',
  'item.sortTitle',
] as const;
type SummaryColumn = (typeof SUMMARY_COLUMNS)[number] extends `item.${infer Column extends keyof ItemRow}` ? Column : never;
export type SummaryRow = Pick<ItemRow, SummaryColumn>;

/**
 * Items that a learner may see now: not missing, not announced for later. Nearly all items are; the sum keeps the
 * database from taking the index of `publishedAt` for this condition and then sorting, when the list has another order.
 */
export function isVisible(eb: ExpressionBuilder<Tables, 'item'>, now: number) {
  return eb.and([eb('item.missingSince', 'is', null), eb(eb('item.publishedAt', '+', 0), '<=', now)]);
}

export function findItem(house: House, id: string) {
  return house.db
    .selectFrom('item')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => isVisible(eb, house.now()))
    .executeTakeFirst();
}

/** Visible items among these ids, by id. */
export async function findSummaries(house: House, ids: readonly string[]): Promise<Map<string, SummaryRow>> {
  if (ids.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('item')
    .select(SUMMARY_COLUMNS)
    .where('item.id', 'in', [...new Set(ids)])
    .where((eb) => isVisible(eb, house.now()))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
