import { Hono } from 'hono';
import { z } from 'zod';
import { ITEM_KINDS } from '#core/library/kind.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { presentItem } from '../../catalogue/present.ts';
import { findItem, findSummaries } from '../../catalogue/items.ts';
import { addFavorite, listFavorites, removeFavorite } from './queries.ts';

const FavoriteQuery = PageQuery.extend({ kind: z.enum(ITEM_KINDS).optional() });

export function favoriteRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get('/favorites', describe('GET /favorites', 'What I marked, the latest first'), validate('query', FavoriteQuery), async (c) => {
      const { itemIds, ...page } = await listFavorites(house, c.var.learner.id, c.req.valid('query'));
      const rows = await findSummaries(house, itemIds);
      return c.json({ items: itemIds.flatMap((id) => rows.get(id) ?? []).map(presentItem), ...page });
    })
    .put('/favorites/:itemId', describe('PUT /favorites/:itemId', 'Marks an item'), limitRate(house, 'favoriteWrite'), async (c) => {
      const item = await findItem(house, c.req.param('itemId'));
      if (!item) throw new Problem('not_found');
      await addFavorite(house, c.var.learner.id, item.id);
      return c.body(null, 204);
    })
    .delete(
      '/favorites/:itemId',
      describe('DELETE /favorites/:itemId', 'Unmarks an item'),
      limitRate(house, 'favoriteWrite'),
      async (c) => {
        await removeFavorite(house, c.var.learner.id, c.req.param('itemId'));
        return c.body(null, 204);
      },
    );
}
