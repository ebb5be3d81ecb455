import type { ItemSummary } from '#core/library/catalogue.ts';
import type { Api } from '#web/api/client.ts';

/* A ceiling against a loop that would not end; nobody marks this many. */
const MOST_PAGES = 50;

/** All favorites, the latest first: the filter by kind has to see every one. */
export async function loadFavorites(api: Pick<Api, 'listFavorites'>): Promise<ItemSummary[]> {
  const items: ItemSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items: more, nextCursor } = await api.listFavorites(cursor);
    items.push(...more);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return items;
}
