import type { ItemKind } from '#core/library/kind.ts';
import { foldName, splitNames } from '#core/library/person.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import type { Database } from '../db/database.ts';
import { keepStatement } from '../db/kept-statement.ts';
import { isItemSeen } from '../db/seen.ts';
import type { House } from '../house.ts';
import type { ItemRow } from './items.ts';

const OTHER_KIND: Partial<Record<ItemKind, ItemKind>> = { ebook: 'audiobook', audiobook: 'ebook' };
/** Works of one title that are looked at. */
const MAX_NAMESAKES = 50;

interface Asked {
  kind: ItemKind;
  now: number;
}

const seenWorks = (db: Database, { kind, now }: Asked) =>
  db.selectFrom('item').select(['id', 'kind', 'title', 'author', 'editionOf']).where('kind', '=', kind).where(isItemSeen(now));

const worksNaming = keepStatement((db, { id, ...asked }: Asked & { id: string }) =>
  seenWorks(db, asked).where('editionOf', '=', id).orderBy('id').limit(1),
);
const worksNamed = keepStatement((db, { id, ...asked }: Asked & { id: string }) => seenWorks(db, asked).where('id', '=', id));
const worksTitled = keepStatement((db, { sortTitle, ...asked }: Asked & { sortTitle: string }) =>
  seenWorks(db, asked).where('sortTitle', '=', sortTitle).limit(MAX_NAMESAKES),
);

/**
 * The same work to listen to or to read: the one that either of the two names; else the only one with the same title and
 * author that names no other.
 */
export async function findOtherEdition(
  house: House,
  item: Pick<ItemRow, 'id' | 'kind' | 'sortTitle' | 'author' | 'editionOf'>,
): Promise<WorkLink | null> {
  const kind = OTHER_KIND[item.kind];
  if (!kind) return null;
  const asked = { kind, now: house.now() };
  const [declared] =
    item.editionOf === null
      ? await worksNaming(house.db, { ...asked, id: item.id })
      : await worksNamed(house.db, { ...asked, id: item.editionOf });
  if (declared) return presentLink(declared);
  if (item.editionOf !== null) return null;
  const namesakes = await worksTitled(house.db, { ...asked, sortTitle: item.sortTitle });
  const [only, ...more] = namesakes.filter((work) => work.editionOf === null && foldAuthors(work) === foldAuthors(item));
  return only && more.length === 0 ? presentLink(only) : null;
}

const presentLink = ({ id, kind, title }: WorkLink): WorkLink => ({ id, kind, title });

const foldAuthors = ({ author }: Pick<ItemRow, 'author'>): string => splitNames(author).map(foldName).toSorted().join();
