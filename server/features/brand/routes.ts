import { Hono } from 'hono';
import { LOGO_PATH } from '../../brand/brand-source.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { matchesTag } from '../../http/etag.ts';
import { Problem } from '../../http/problem.ts';

export function brandRoutes(house: House) {
  return new Hono().get('/brand', describe('GET /brand', 'The brand of this host'), (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(house.brand.forHost(c.req.header('host')));
  });
}

/** The logo of the host that is asked, when it is a file of the library. */
export function logoRoutes(house: House) {
  return new Hono().get(LOGO_PATH, (c) => {
    const logo = house.brand.logoFor(c.req.header('host'));
    if (!logo) throw new Problem('not_found');
    const etag = `"${logo.version}"`;
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      'Content-Disposition': 'inline',
      // A drawing styles itself, and as a page of its own it can do nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Content-Type': logo.mime,
      ETag: etag,
    };
    if (matchesTag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(logo.bytes), { headers });
  });
}
