import type { DiscoverSection, ItemSummary } from '#core/library/catalogue.ts';
import { separateShelves, shelvesByTopic } from '#core/library/shelves.ts';
import { keepByLibrary } from '../../catalogue/keep-by-library.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import { listCollections } from './collections.ts';

/** Works on a shelf that is not somebody's own selection. */
const SHELF = 12;
const TOPIC_SHELVES = 3;
/** Of the works that are left the newest, from which topics are chosen: the cost does not grow with the library. */
const LOOKED_AT = 200;
/** No more stand on the shelves of a learner. */
const MOST_OWN = 50;

/**
 * What the library shows, each work once. What is the learner's own comes first, be it one work; then collections, since somebody
 * put them together in that order; then what is new; topics show what is left.
 */
export async function listShelves(house: House, own: readonly DiscoverSection[]): Promise<DiscoverSection[]> {
  const shown = new Set(own.flatMap(({ items }) => items.map(({ id }) => id)));
  const isLeft = ({ id }: ItemSummary): boolean => !shown.has(id);
  const library = await keepByLibrary(house, 'shelves', () => readLibrary(house));
  const collections = separateShelves(library.collections.map((shelf) => ({ ...shelf, items: shelf.items.filter(isLeft) })));
  for (const { items } of collections) for (const { id } of items) shown.add(id);
  const newest = library.newest.filter(isLeft).slice(0, LOOKED_AT);
  const topics = shelvesByTopic(newest.slice(SHELF), { shelves: TOPIC_SHELVES, size: SHELF });
  return [
    ...own,
    { id: 'new', title: 'New', items: newest.slice(0, SHELF) },
    ...collections,
    ...topics.map(({ topic, items }) => ({ id: `topic-${topic}`, title: topic, items: [...items] })),
  ];
}

/** The same for everybody: collections, and as many of the newest works as are needed whichever of them stand elsewhere. */
async function readLibrary(house: House) {
  const collections = await listCollections(house);
  const inCollections = new Set(collections.flatMap(({ items }) => items.map(({ id }) => id)));
  const newest = await listNewest(house, { except: [], limit: LOOKED_AT + inCollections.size + MOST_OWN });
  return { collections, newest: newest.map(presentItem) };
}
