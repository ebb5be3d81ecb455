import { Hono } from 'hono';
import { z } from 'zod';
import { Month } from '#core/look-back/look-back.ts';
import { makeLookBack, MAX_MONTHS } from '#core/look-back/make-look-back.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { dayIn, TimeZone } from '../../http/time-zone.ts';
import { validate } from '../../http/validate.ts';
import { findTimeZone } from '../profile/queries.ts';
import { listMonths } from './list-months.ts';
import { readDoings, readPair } from './queries.ts';
import { monthOf, spanOf, spansUpTo } from './spans.ts';

const LookBackQuery = z.object({ month: Month.optional(), tz: TimeZone });

export function lookBackRoutes(house: House) {
  return new Hono<LearnerEnv>().get(
    '/look-back',
    describe('GET /look-back', 'What one month held, this one when none is named'),
    limitRate(house, 'lookBack'),
    validate('query', LookBackQuery),
    async (c) => {
      const { tz, month } = c.req.valid('query');
      const { id } = c.var.learner;
      const toDay = dayIn(await findTimeZone(house, id, tz));
      const today = monthOf(toDay(house.now()));
      const span = spanOf(month ?? today, toDay);
      const [doings, months] = await Promise.all([
        readDoings(house, id, span, toDay),
        listMonths(house, id, spansUpTo(today, MAX_MONTHS, toDay)),
      ]);
      const made = { ...makeLookBack(doings, span.month), months };
      return c.json({ ...made, assessments: made.assessments && (await readPair(house, id, made.assessments)) });
    },
  );
}
