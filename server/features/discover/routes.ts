import { Hono } from 'hono';
import type { LearnerId } from '#core/account/learner.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { presentItem } from '../../catalogue/present.ts';
import { findSummaries } from '../../catalogue/items.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { itemFractions, listRecentPlaces, presentPlace } from '../progress/queries.ts';
import { listPlanned } from './plan-shelf.ts';
import { listShelves, SHELF } from './shelves.ts';

export function discoverRoutes(house: House) {
  return new Hono<LearnerEnv>().get('/discover', describe('GET /discover', 'What to go on with, and what is new'), async (c) => {
    const sections: DiscoverSection[] = [
      { id: 'continue', title: 'Where you left off', items: await findStarted(house, c.var.learner.id) },
      ...(await listShelves(house, await listPlanned(house, c.var.learner.id))),
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
