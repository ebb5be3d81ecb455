import { Hono } from 'hono';
import { z } from 'zod';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { opensBy, readEntitlements } from '../../http/entitlement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { TimeZone } from '../../http/time-zone.ts';
import { validate } from '../../http/validate.ts';
import { listActions } from '../assessments/queries.ts';
import { findPlannedWork } from './find-planned-work.ts';
import { listForYou } from './list-for-you.ts';
import { listShelves } from './shelves.ts';
import { listStarted } from './list-started.ts';
import { readToday } from './read-today.ts';

export function discoverRoutes(house: House) {
  return new Hono<LearnerEnv>().get(
    '/discover',
    describe('GET /discover', 'What to go on with, what today still holds, works for a reason of mine, and what is new'),
    limitRate(house, 'discover'),
    validate('query', z.object({ tz: TimeZone })),
    async (c) => {
      const { learner } = c.var;
      const started: DiscoverSection = { id: 'continue', title: 'Where you left off', items: await listStarted(house, learner.id) };
      const shown = started.items.map(({ id }) => id);
      const entitlements = await readEntitlements(house, learner);
      const opens = opensBy(entitlements);
      const plan = await listActions(house, learner.id);
      const forYou = await listForYou(house, learner.id, { shown, plan, opens });
      const sections = await listShelves(house, [started, ...forYou]);
      const today = await readToday(house, { id: learner.id, entitlements }, c.req.valid('query').tz);
      const planned = shown.length === 0 ? await findPlannedWork(house, learner.id, { plan, opens }) : null;
      return c.json({ sections: sections.filter(({ items }) => items.length > 0), today, planned });
    },
  );
}
