import type { Selectable } from 'kysely';
import { keepStatement } from '../db/kept-statement.ts';
import { isItemSeen } from '../db/seen.ts';
import type { ItemTable } from '../db/tables/library.ts';
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
  'item.coverNumber',
  'item.durationSec',
  'item.topics',
  'item.skills',
  'item.unitCount',
  'item.access',
  'item.publishedAt',
  'item.sortTitle',
  'item.editionOf',
] as const;
type SummaryColumn = (typeof SUMMARY_COLUMNS)[number] extends `item.${infer Column extends keyof ItemRow}` ? Column : never;
export type SummaryRow = Pick<ItemRow, SummaryColumn>;

const seenItem = keepStatement((db, { id, now }: { id: string; now: number }) =>
  db.selectFrom('item').selectAll().where('id', '=', id).where(isItemSeen(now)),
);

/** A work that is seen. */
export async function findItem(house: House, id: string): Promise<ItemRow | undefined> {
  const [item] = await seenItem(house.db, { id, now: house.now() });
  return item;
}

/** Those of these works that are seen, by id. */
export async function findSummaries(house: House, ids: readonly string[]): Promise<Map<string, SummaryRow>> {
  if (ids.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('item')
    .select(SUMMARY_COLUMNS)
    .where('item.id', 'in', [...new Set(ids)])
    .where(isItemSeen(house.now()))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
