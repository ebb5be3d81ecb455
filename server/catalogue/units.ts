import type { Openable } from '#core/account/may-open.ts';
import { keepStatement } from '../db/kept-statement.ts';
import { isUnitSeen } from '../db/seen.ts';
import type { House } from '../house.ts';
import { type ItemRow, findItem } from './items.ts';

const unitsOf = keepStatement((db, { itemId }: { itemId: string }) =>
  db.selectFrom('unit').selectAll().where('itemId', '=', itemId).where('missingSince', 'is', null).orderBy('position'),
);

export const listUnits = (house: House, itemId: string) => unitsOf(house.db, { itemId });
export type UnitRow = Awaited<ReturnType<typeof listUnits>>[number];

const unitThere = keepStatement((db, { id }: { id: string }) =>
  db.selectFrom('unit').selectAll().where('id', '=', id).where('missingSince', 'is', null),
);

/** A unit whose item may be seen now, with that item. */
export async function findUnit(house: House, unitId: string): Promise<{ unit: UnitRow; item: ItemRow } | undefined> {
  const [unit] = await unitThere(house.db, { id: unitId });
  const item = unit && (await findItem(house, unit.itemId));
  return item && { unit, item };
}

/** Whether a unit has text that can be read aloud; a PDF has pages, not text. */
export function isSpeakable({ kind, path }: Pick<UnitRow, 'kind' | 'path'>): boolean {
  return kind === 'text' || (kind === 'ebook' && path.toLowerCase().endsWith('.epub'));
}

/** A unit as `mayOpen` asks of it. */
export function toOpenable({ unit, item }: { unit: Pick<UnitRow, 'sample' | 'missingSince'>; item: ItemRow }): Openable {
  const { access, publishedAt } = item;
  return { access, publishedAt, isSample: unit.sample === 1, missingSince: unit.missingSince ?? item.missingSince };
}

/** Whether one of the work's units that are there has this position. */
export async function hasUnitAt(house: House, itemId: string, position: number): Promise<boolean> {
  const unit = await house.db
    .selectFrom('unit')
    .select('id')
    .where('itemId', '=', itemId)
    .where('position', '=', position)
    .where('missingSince', 'is', null)
    .executeTakeFirst();
  return unit !== undefined;
}

/** What names a unit, by id; only units that are seen. */
export async function findUnitSummaries(house: House, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await house.db
    .selectFrom('unit')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .select(['unit.id', 'unit.title', 'unit.kind', 'unit.position', 'unit.sample'])
    .where('unit.id', 'in', [...new Set(ids)])
    .where(isUnitSeen(house.now()))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
