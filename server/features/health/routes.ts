import { Hono } from 'hono';
import type { Health } from '#core/api/health.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import { countVisibleItems } from '../../catalogue/list-items.ts';

export function healthRoutes(house: House) {
  return new Hono().get('/health', describe('GET /health', 'Whether the server can do its work'), async (c) => {
    let items: number;
    try {
      // The count may be kept; this asks the table itself.
      await house.db.selectFrom('item').select('id').limit(1).execute();
      items = await countVisibleItems(house);
    } catch (cause) {
      throw new Problem('database_unavailable', undefined, { cause });
    }
    c.header('Cache-Control', 'no-store');
    return c.json({
      status: 'ok',
      version: house.version,
      database: 'sqlite',
      ai: house.brand.forHost(undefined).aiProvider,
      items,
    } satisfies Health);
  });
}
