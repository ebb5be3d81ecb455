import type { Database } from '#server/db/database.ts';
import type { ItemTable, UnitTable } from '#server/db/tables/library.ts';

export type KnownUnit = Pick<UnitTable, 'id' | 'itemId' | 'path' | 'fingerprint' | 'missingSince'>;

export interface KnownItem extends Pick<ItemTable, 'id' | 'kind' | 'path' | 'fingerprint' | 'signature' | 'missingSince' | 'publishedAt'> {
  units: KnownUnit[];
}

/** What the database remembers of the library, missing works included. */
export async function loadKnownLibrary(db: Database): Promise<KnownItem[]> {
  const items = await db
    .selectFrom('item')
    .select(['id', 'kind', 'path', 'fingerprint', 'signature', 'missingSince', 'publishedAt'])
    .orderBy('id')
    .execute();
  const units = await db
    .selectFrom('unit')
    .select(['id', 'itemId', 'path', 'fingerprint', 'missingSince'])
    .orderBy('itemId')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const known = new Map(items.map((item): [string, KnownItem] => [item.id, { ...item, publishedAt: Number(item.publishedAt), units: [] }]));
  for (const unit of units) known.get(unit.itemId)?.units.push(unit);
  return [...known.values()];
}
