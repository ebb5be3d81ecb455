import { Hono } from 'hono';
import { z } from 'zod';
import { ITEM_KINDS } from '#core/library/kind.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor, PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { stopWhenLeft } from '../../http/stop-when-left.ts';
import { validate } from '../../http/validate.ts';
import { search } from './queries.ts';

const Query = PageQuery.extend({ q: z.string().trim().min(1).max(200), kind: z.enum(ITEM_KINDS).optional() });
const Offset = z.tuple([z.number().int().min(0).max(1000)]);

export function searchRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .use('/search', limitRate(house, 'searchFrom'), limitRate(house, 'search'), stopWhenLeft)
    .get(
      '/search',
      describe('GET /search', 'Finds works, units, words in texts and transcripts, and notes of mine'),
      validate('query', Query),
      async (c) => {
        const { q, kind, limit, cursor } = c.req.valid('query');
        const [offset] = cursor === undefined ? [0] : decodeCursor(cursor, Offset);
        const { total, ...page } = await search(house, { q, kind, limit, offset }, c.var.learner);
        return c.json({ ...page, nextCursor: offset + limit < total ? encodeCursor([offset + limit]) : null });
      },
    );
}
