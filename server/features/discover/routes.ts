import { Hono } from 'hono';
import type { LearnerId } from '#core/account/learner.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { presentItem } from '../../catalogue/present.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { listItems, listTopics } from '../../catalogue/list-items.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { itemFractions, listRecentPlaces, presentPlace } from '../progress/queries.ts';
import { listCollections } from './collections.ts';

const SHELF = 12;
const TOPIC_SHELVES = 3;

export function discoverRoutes(house: House) {
  return new Hono<LearnerEnv>().get('/discover', describe('GET /discover', 'What to go on with, and what is new'), async (c) => {
    const fresh = await listItems(house, { sort: 'new', limit: SHELF });
    const topics = (await listTopics(house))
      .filter((t) => t.items > 1)
      .sort((a, b) => b.items - a.items || a.topic.localeCompare(b.topic))
      .slice(0, TOPIC_SHELVES);
    const shelves = await Promise.all(
      topics.map(async ({ topic }): Promise<DiscoverSection> => {
        const { items } = await listItems(house, { sort: 'new', limit: SHELF, topic });
        return { id: `topic-${topic}`, title: topic, items: items.map(presentItem) };
      }),
    );
    const sections: DiscoverSection[] = [
      { id: 'continue', title: 'Where you left off', items: await findStarted(house, c.var.learner.id) },
      { id: 'new', title: 'New', items: fresh.items.map(presentItem) },
      ...(await listCollections(house)),
      ...shelves,
    ];
    return c.json({ sections: sections.filter((section) => section.items.length > 0) });
  });
}

/** Works begun and not finished, each with the unit touched last. */
async function findStarted(house: House, userId: LearnerId): Promise<DiscoverSection['items']> {
  const { rows } = await listRecentPlaces(house, userId, { limit: 100 });
  const latest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!latest.has(row.itemId)) latest.set(row.itemId, row);
  const works = await findSummaries(house, [...latest.keys()]);
  const fractions = await itemFractions(house, userId, [...works.keys()]);
  return [...latest.values()]
    .flatMap((row) => {
      const work = works.get(row.itemId);
      const fraction = fractions.get(row.itemId) ?? 0;
      if (!work || fraction >= 1) return [];
      return [{ ...presentItem(work), progress: presentPlace(row), unitTitle: row.unitTitle, fraction }];
    })
    .slice(0, SHELF);
}
