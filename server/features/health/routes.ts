import { Hono } from 'hono';
import { z } from 'zod';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import { countVisibleItems } from '../../catalogue/queries.ts';

const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  ai: z.enum(['builtin', 'openai', 'unconfigured']),
  items: z.number().int(),
});

export function healthRoutes(house: House) {
  return new Hono().get('/health', describe('Whether the server can do its work', Health), async (c) => {
    let items: number;
    try {
      // The count may be a second old; this asks the database itself.
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
    } satisfies z.infer<typeof Health>);
  });
}
