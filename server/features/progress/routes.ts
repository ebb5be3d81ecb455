import { Hono } from 'hono';
import { PlaceInput } from '#core/progress/place-schema.ts';
import { presentItem } from '../../catalogue/present.ts';
import { findMeantUnit } from '../../catalogue/episodes.ts';
import { findSummaries } from '../../catalogue/items.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { findPlace, listRecentPlaces, presentPlace, savePlace } from './queries.ts';

export function progressRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get('/progress', describe('GET /progress', 'My places, the latest first'), validate('query', PageQuery), async (c) => {
      const { rows, nextCursor, total } = await listRecentPlaces(house, c.var.learner.id, c.req.valid('query'));
      const items = await findSummaries(
        house,
        rows.map((row) => row.itemId),
      );
      const entries = rows.flatMap((row) => {
        const item = items.get(row.itemId);
        return item ? [{ ...presentPlace(row), item: presentItem(item), unitTitle: row.unitTitle }] : [];
      });
      return c.json({ items: entries, nextCursor, total });
    })
    .get('/progress/:unitId', describe('GET /progress/:unitId', 'My place in a unit; null when not begun'), async (c) => {
      const unit = await requireUnit(house, c.req.param('unitId'));
      const row = await findPlace(house, c.var.learner.id, unit.id);
      return c.json(row ? presentPlace(row) : null);
    })
    .put(
      '/progress/:unitId',
      describe('PUT /progress/:unitId', 'Reports my place; the newest observation wins'),
      validate('json', PlaceInput),
      async (c) => {
        const unit = await requireUnit(house, c.req.param('unitId'));
        const key = { userId: c.var.learner.id, unitId: unit.id, itemId: unit.itemId };
        const row = await savePlace(house, key, c.req.valid('json'));
        return c.json(presentPlace(row));
      },
    );
}

/**
 * Progress may be kept for a unit whose file is missing at the moment, never for one that has not existed. Under the id
 * of a spoken item (`tts-…`) it is the place in the unit itself: a work has one place, read or heard.
 */
async function requireUnit(house: House, id: string) {
  const unit = await findMeantUnit(house, id);
  // What is announced for later does not exist yet.
  if (!unit || unit.publishedAt > house.now()) throw new Problem('not_found');
  return unit;
}
