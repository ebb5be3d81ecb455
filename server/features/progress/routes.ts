import { Hono } from 'hono';
import { z } from 'zod';
import { dayNumberOfClock, dayOf } from '#core/day-number.ts';
import { makeSummary } from '#core/days/make-summary.ts';
import { PlaceInput } from '#core/progress/place-schema.ts';
import { presentItem } from '../../catalogue/present.ts';
import { findMeantUnit } from '../../catalogue/episodes.ts';
import { findSummaries } from '../../catalogue/items.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import { requireOpened } from '../../http/entitlement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { clockIn, TimeZone, zoneOf } from '../../http/time-zone.ts';
import { validate } from '../../http/validate.ts';
import { findSettings } from '../profile/queries.ts';
import { findPlace, listRecentPlaces, presentPlace, savePlace } from './queries.ts';
import { listUnderWay } from './under-way.ts';
import { readDoings, sumUndated } from './summary-queries.ts';

export function progressRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get(
      '/progress',
      describe('GET /progress', 'My places, the latest first'),
      limitRate(house, 'placesRead'),
      validate('query', PageQuery),
      async (c) => {
        const { rows, nextCursor, total } = await listRecentPlaces(house, c.var.learner.id, c.req.valid('query'));
        const items = await findSummaries(
          house,
          rows.map((row) => row.itemId),
        );
        const entries = rows.flatMap((row) => {
          const item = items.get(row.itemId);
          return item ? [{ ...presentPlace(row, house.now()), item: presentItem(item), unitTitle: row.unitTitle }] : [];
        });
        return c.json({ items: entries, nextCursor, total });
      },
    )
    .get(
      '/progress/summary',
      describe('GET /progress/summary', 'My days: what I played, read and answered, and the days in a row'),
      limitRate(house, 'progressSummary'),
      validate('query', z.object({ tz: TimeZone })),
      async (c) => {
        const { id } = c.var.learner;
        const { learning } = await findSettings(house, id);
        const timeZone = zoneOf(learning, c.req.valid('query').tz);
        const toClock = clockIn(timeZone);
        const [doings, undatedSec] = await Promise.all([readDoings(house, id, toClock), sumUndated(house, id)]);
        const summary = makeSummary(doings, dayOf(dayNumberOfClock(toClock(house.now()))));
        return c.json({ ...summary, timeZone, dailyGoalMin: learning.dailyGoalMin, undatedSec });
      },
    )
    .get(
      '/progress/under-way',
      describe('GET /progress/under-way', 'Works that I have begun, the latest, with my places'),
      limitRate(house, 'placesRead'),
      async (c) => c.json(await listUnderWay(house, c.var.learner.id)),
    )
    .get('/progress/:unitId', describe('GET /progress/:unitId', 'My place in a unit; null when not begun'), async (c) => {
      const unit = await requireUnit(house, c.req.param('unitId'));
      const row = await findPlace(house, c.var.learner.id, unit.id);
      return c.json(row ? presentPlace(row, house.now()) : null);
    })
    .put(
      '/progress/:unitId',
      describe('PUT /progress/:unitId', 'Reports my place; the newest observation wins'),
      limitRate(house, 'progressWrite'),
      validate('json', PlaceInput),
      async (c) => {
        const unit = await requireUnit(house, c.req.param('unitId'));
        const report = c.req.valid('json');
        await requireOpened(house, c.var.learner, { access: unit.access, isSample: unit.sample === 1 }, report.observedMs);
        const row = await savePlace(house, c.var.learner.id, unit, report);
        return c.json(presentPlace(row, house.now()));
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
