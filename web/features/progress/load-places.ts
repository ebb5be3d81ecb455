import type { PlaceEntry } from '#core/library/catalogue.ts';
import type { Api } from '#web/api/client.ts';

/* A ceiling against a loop that would not end. */
const MOST_PAGES = 50;

/** Every place of the learner, the latest first: the totals are made of all of them. */
export async function loadPlaces(api: Pick<Api, 'listProgress'>): Promise<PlaceEntry[]> {
  const places: PlaceEntry[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, nextCursor } = await api.listProgress(cursor);
    places.push(...items);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return places;
}
