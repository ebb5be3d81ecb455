import type { LearnerId } from '#core/account/learner.ts';
import type { PlaceEntry, WorksUnderWay } from '#core/library/catalogue.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import { encodeCursor } from '../../http/cursor.ts';
import { itemShares, listPlacesIn, presentPlace, readRecentPlaces } from './queries.ts';

const MOST_WORKS = 24;
const PAGE = 100;
/** Whoever has finished all of their latest thousand places has nothing under way that they would look for. */
const MOST_PAGES = 10;

/** The works that a learner has begun and not finished, those that were touched last, with all their places in them. */
export async function listUnderWay(house: House, userId: LearnerId): Promise<WorksUnderWay> {
  const looked = new Set<string>();
  const found: PlaceEntry[][] = [];
  let cursor: string | undefined;
  let isCut = true;
  for (let page = 0; page < MOST_PAGES && found.length <= MOST_WORKS; page++) {
    const rows = await readRecentPlaces(house, userId, { limit: PAGE, cursor });
    const ids = [...new Set(rows.map(({ itemId }) => itemId))].filter((id) => !looked.has(id));
    for (const id of ids) looked.add(id);
    for (const places of await readUnfinished(house, userId, ids, MOST_WORKS + 1 - found.length)) found.push(places);
    const last = rows.at(-1);
    if (rows.length < PAGE || !last) {
      isCut = false;
      break;
    }
    cursor = encodeCursor([last.updatedAt, last.unitId]);
  }
  return {
    places: found.slice(0, MOST_WORKS).flat(),
    hasBegun: looked.size > 0,
    isCut: isCut || found.length > MOST_WORKS,
  };
}

/** The places of each of the first of these works that are not finished, in the order of the ids. */
async function readUnfinished(house: House, userId: LearnerId, ids: readonly string[], most: number): Promise<PlaceEntry[][]> {
  const items = await findSummaries(house, ids);
  const shares = await itemShares(house, userId, ids);
  const open = ids.flatMap((id) => (shares.get(id)?.isFinished ? [] : (items.get(id) ?? []))).slice(0, most);
  const openIds = open.map(({ id }) => id);
  const places = Map.groupBy(await listPlacesIn(house, userId, openIds), ({ itemId }) => itemId);
  return open.map((item) =>
    (places.get(item.id) ?? []).map((row) => ({
      ...presentPlace(row, house.now()),
      item: presentItem(item),
      unitTitle: row.unitTitle,
    })),
  );
}
