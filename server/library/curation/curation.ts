import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CollectionItemTable, CollectionTable, PersonNameTable, PersonTable } from '#server/db/tables/curation.ts';
import type { Tables } from '#server/db/tables/tables.ts';
import { sliceRows } from '../slice-rows.ts';

/** What `people/` and `collections/` say, as rows. */
export interface Curation {
  people: PersonTable[];
  names: PersonNameTable[];
  collections: CollectionTable[];
  members: CollectionItemTable[];
}

export const NO_CURATION: Curation = { people: [], names: [], collections: [], members: [] };

export async function loadCuration(db: Database): Promise<Curation> {
  return {
    people: await db.selectFrom('person').selectAll().orderBy('path').execute(),
    names: await db.selectFrom('personName').selectAll().orderBy('path').orderBy('name').execute(),
    collections: await db.selectFrom('collection').selectAll().orderBy('position').execute(),
    members: await db.selectFrom('collectionItem').selectAll().orderBy('collectionId').orderBy('position').execute(),
  };
}

/** Row by row, whatever order keys and rows are in. */
export function isSameCuration(a: Curation, b: Curation): boolean {
  const print = (curation: Curation) =>
    Object.values(curation).map((rows) =>
      (rows as object[]).map((row) => JSON.stringify(Object.entries(row).toSorted(([x], [y]) => (x < y ? -1 : 1)))).toSorted(),
    );
  return JSON.stringify(print(a)) === JSON.stringify(print(b));
}

/** There are few of these rows and nothing points at them, so they are written anew as a whole. */
export async function saveCuration(trx: Transaction<Tables>, { people, names, collections, members }: Curation): Promise<void> {
  for (const table of ['person', 'personName', 'collection', 'collectionItem'] as const) await trx.deleteFrom(table).execute();
  for (const rows of sliceRows(people)) await trx.insertInto('person').values(rows).execute();
  for (const rows of sliceRows(names)) await trx.insertInto('personName').values(rows).execute();
  for (const rows of sliceRows(collections)) await trx.insertInto('collection').values(rows).execute();
  for (const rows of sliceRows(members)) await trx.insertInto('collectionItem').values(rows).execute();
}
