import type { LearnerId } from '#core/account/learner.ts';
import type { WorksUnderWay } from '#core/library/catalogue.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import { encodeCursor } from '../../http/cursor.ts';
import { itemShares, presentPlace, readRecentPlaces } from './queries.ts';

type Found = WorksUnderWay['places'];
type RecentPlace = Awaited<ReturnType<typeof readRecentPlaces>>[number];

const MOST_WORKS = 24;
const PAGE = 100;
/** Whoever has finished all of their latest thousand places has nothing under way that they would look for. */
const MOST_PAGES = 10;

/** The works that a learner has begun and not finished, those that were touched last, each with its latest place. */
export async function listUnderWay(house: House, userId: LearnerId): Promise<WorksUnderWay> {
  const looked = new Set<string>();
  const found: Found = [];
  let cursor: string | undefined;
  let isCut = true;
  for (let page = 0; page < MOST_PAGES && found.length <= MOST_WORKS; page++) {
    const rows = await readRecentPlaces(house, userId, { limit: PAGE, cursor });
    const latest = rows.filter(({ itemId }, i) => !looked.has(itemId) && rows.findIndex((row) => row.itemId === itemId) === i);
    for (const { itemId } of latest) looked.add(itemId);
    for (const entry of await readUnfinished(house, userId, latest)) found.push(entry);
    const last = rows.at(-1);
    if (rows.length < PAGE || !last) {
      isCut = false;
      break;
    }
    cursor = encodeCursor([last.updatedAt, last.unitId]);
  }
  return {
    places: found.slice(0, MOST_WORKS),
    hasBegun: looked.size > 0,
    isCut: isCut || found.length > MOST_WORKS,
  };
}

/** Those of these places whose works are not finished, in their order. */
async function readUnfinished(house: House, userId: LearnerId, latest: readonly RecentPlace[]): Promise<Found> {
  const ids = latest.map(({ itemId }) => itemId);
  const [items, shares] = await Promise.all([findSummaries(house, ids), itemShares(house, userId, ids)]);
  return latest.flatMap((row) => {
    const [item, share] = [items.get(row.itemId), shares.get(row.itemId)];
    if (!item || !share || share.isFinished) return [];
    const doneBeside = share.finishedUnits - row.completed;
    return [{ ...presentPlace(row, house.now()), item: presentItem(item), unitTitle: row.unitTitle, doneBeside }];
  });
}
