import type { DiscoverSection, ItemSummary } from '#core/library/catalogue.ts';
import { fullestTopic, separateShelves, SMALLEST_SHELF } from '#core/library/shelves.ts';
import { listNewest, listTopics } from '../../catalogue/list-items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import { listCollections } from './collections.ts';

/** Works on a shelf that is not somebody's own selection. */
export const SHELF = 12;
const TOPIC_SHELVES = 3;

/**
 * What the library shows, each work once. What is chosen for the learner comes first, be it one work; then collections, since somebody put
 * them together in that order; then what is new; topics show what is left.
 */
export async function listShelves(house: House, chosen: readonly DiscoverSection[]): Promise<DiscoverSection[]> {
  const own = chosen.flatMap(({ items }) => items);
  const isOwn = new Set(own.map(({ id }) => id));
  const left = (await listCollections(house)).map((shelf) => ({ ...shelf, items: shelf.items.filter(({ id }) => !isOwn.has(id)) }));
  const collections = separateShelves(left);
  const taken = [...own, ...collections.flatMap(({ items }) => items)];
  const fresh = await fillShelf(house, taken);
  const topics = await listTopicShelves(house, [...taken, ...fresh]);
  return [...chosen, { id: 'new', title: 'New', items: fresh }, ...collections, ...topics];
}

async function listTopicShelves(house: House, above: readonly ItemSummary[]): Promise<DiscoverSection[]> {
  const shelves: DiscoverSection[] = [];
  let topics = await listTopics(house);
  while (shelves.length < TOPIC_SHELVES) {
    const shown = [...above, ...shelves.flatMap(({ items }) => items)];
    const chosen = fullestTopic(topics, shown);
    if (chosen === null) break;
    topics = topics.filter(({ topic }) => topic !== chosen);
    const items = await fillShelf(house, shown, chosen);
    // Fewer than were counted, when works have gone in between.
    if (items.length >= SMALLEST_SHELF) shelves.push({ id: `topic-${chosen}`, title: chosen, items });
  }
  return shelves;
}

async function fillShelf(house: House, shown: readonly ItemSummary[], topic?: string): Promise<ItemSummary[]> {
  const rows = await listNewest(house, { topic, except: shown.map(({ id }) => id), limit: SHELF });
  return rows.map(presentItem);
}
