import { Hono } from 'hono';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';

export function brandRoutes(house: House) {
  return new Hono().get('/brand', describe('GET /brand', 'The brand of this host'), (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(house.brand.forHost(c.req.header('host')));
  });
}
