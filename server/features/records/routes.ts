import { Hono } from 'hono';
import { RecordInput } from '#core/records/record.ts';
import type { House } from '../../house.ts';
import { takeLargeBody } from '../../http/body-limit.ts';
import { describe } from '../../http/describe.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { storeRecord } from './queries.ts';

export function recordRoutes(house: House) {
  return new Hono<LearnerEnv>().post(
    '/records',
    describe('POST /records', 'Keeps what a session or an assessment has shown', 201),
    limitRate(house, 'record'),
    takeLargeBody,
    validate('json', RecordInput),
    async (c) => {
      const { id, isNew } = await house.db
        .transaction()
        .execute((trx) => storeRecord(trx, c.var.learner.id, c.req.valid('json'), house.now()));
      return c.json({ id }, isNew ? 201 : 200);
    },
  );
}
