import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { INDEXED_PAGES } from '#core/account/access.ts';
import type { Brand } from '#core/brand/brand.ts';
import { toSrgb } from '#core/brand/srgb.ts';
import type { House } from '../../house.ts';
import { matchesTag } from '../../http/etag.ts';
import { linkOriginOf } from '../../http/origin.ts';

/** What machines ask a site for: what there is to index, what is no page for them, and how it is installed. */
export function siteRoutes(house: Pick<House, 'env' | 'brand'>) {
  const originOf = (c: Context) => linkOriginOf(house, c.req.url);
  return new Hono()
    .get('/robots.txt', (c) =>
      answer(c, 'text/plain; charset=utf-8', `User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(c)}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', (c) => answer(c, 'application/xml; charset=utf-8', siteMap(originOf(c))))
    .get('/manifest.webmanifest', (c) =>
      answer(c, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest(house.brand.forHost(c.req.header('host'))))),
    );
}

function answer(c: Context, type: string, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 24)}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400', ETag: etag };
  if (matchesTag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

function siteMap(origin: string): string {
  const places = INDEXED_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}</urlset>\n`;
}

function manifest({ name, tagline, colors }: Brand) {
  const paper = toSrgb(0.968, 0.007, colors.groundHue);
  const icons = [192, 512].map((size) => ({
    src: `/icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return { name, description: tagline, start_url: '/', display: 'standalone', background_color: paper, theme_color: paper, icons };
}
