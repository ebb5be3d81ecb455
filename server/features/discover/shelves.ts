import type { DiscoverSection } from '#core/library/catalogue.ts';
import { separateShelves, shelvesByTopic } from '#core/library/shelves.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import { listCollections } from './collections.ts';

/** Works on a shelf that is not somebody's own selection. */
const SHELF = 12;
const TOPIC_SHELVES = 3;
/** Of the works that are left the newest, from which topics are chosen: the cost does not grow with the library. */
const LOOKED_AT = 200;

/**
 * What the library shows, each work once. What is the learner's own comes first, be it one work; then collections, since somebody
 * put them together in that order; then what is new; topics show what is left.
 */
export async function listShelves(house: House, own: readonly DiscoverSection[]): Promise<DiscoverSection[]> {
  const isOwn = new Set(own.flatMap(({ items }) => items.map(({ id }) => id)));
  const others = (await listCollections(house)).map((shelf) => ({ ...shelf, items: shelf.items.filter(({ id }) => !isOwn.has(id)) }));
  const collections = separateShelves(others);
  const except = [...isOwn, ...collections.flatMap(({ items }) => items.map(({ id }) => id))];
  const newest = await listNewest(house, { except, limit: LOOKED_AT });
  const left = newest.slice(SHELF).map((work) => ({ work, topics: JSON.parse(work.topics) as string[] }));
  const topics = shelvesByTopic(left, { shelves: TOPIC_SHELVES, size: SHELF });
  return [
    ...own,
    { id: 'new', title: 'New', items: newest.slice(0, SHELF).map(presentItem) },
    ...collections,
    ...topics.map(({ topic, items }) => ({ id: `topic-${topic}`, title: topic, items: items.map(({ work }) => presentItem(work)) })),
  ];
}
