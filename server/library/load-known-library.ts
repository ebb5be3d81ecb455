import type { Database } from '#server/db/database.ts';
import type { KnownItem } from './plan/known-item.ts';
import { nameFile } from './roots.ts';

/** What the database remembers of the library, missing works included. */
export async function loadKnownLibrary(db: Database): Promise<KnownItem[]> {
  const items = await db
    .selectFrom('item')
    .select(['id', 'kind', 'root', 'path', 'fingerprint', 'signature', 'missingSince', 'publishedAt', 'createdAt', 'editionOf'])
    .orderBy('id')
    .execute();
  const units = await db
    .selectFrom('unit')
    .select(['id', 'itemId', 'path', 'fingerprint', 'missingSince'])
    .orderBy('itemId')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.itemId);
  return items.map((item) => {
    const own = unitsOf.get(item.id) ?? [];
    return {
      ...item,
      publishedAt: Number(item.publishedAt),
      createdAt: Number(item.createdAt),
      fullPath: nameFile(item.root, item.path),
      units: own,
      // Of a missing work every unit is missing, and each may be what it is known by.
      prints: own.filter((unit) => unit.missingSince === null || item.missingSince !== null).map((unit) => unit.fingerprint),
    };
  });
}
