import { Hono } from 'hono';
import { coverArt } from '#core/drawing/cover.ts';
import { itemMap } from '#core/drawing/item-map.ts';
import { ID_PATTERN, ITEM_KINDS } from '#core/library/kind.ts';
import { scene, SCENES } from '#core/drawing/scenes.ts';
import { Problem } from '../../http/problem.ts';

/** Drawings kept; each takes milliseconds to make and some 20 KB to keep. */
const KEPT = 400;

/** Covers and maps, drawn from a seed. The same address is the same picture until the drawing code changes (`?v=`). */
export function artRoutes() {
  const kept = new Map<string, string>();
  const draw = (key: string, make: () => string): Response => {
    let svg = kept.get(key);
    if (svg === undefined) {
      svg = make();
      const oldest = kept.keys().next();
      if (kept.size >= KEPT && !oldest.done) kept.delete(oldest.value);
      kept.set(key, svg);
    }
    return new Response(svg, {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      },
    });
  };

  return new Hono()
    .get('/covers/:kind/:file', (c) => {
      const kind = ITEM_KINDS.find((k) => k === c.req.param('kind'));
      const [, seed = '', art] = /^(.{1,200}?)(\.art)?\.svg$/.exec(c.req.param('file')) ?? [];
      if (!kind || !seed) throw new Problem('not_found');
      const crop = art ? 'art' : 'full';
      return draw(`${kind}/${seed}/${crop}`, () => coverArt({ seed, kind, crop }));
    })
    .get('/art/item/:file', (c) => {
      const [, seed = ''] = /^(.+)\.svg$/.exec(c.req.param('file')) ?? [];
      if (!ID_PATTERN.test(seed)) throw new Problem('not_found');
      return draw(`item/${seed}`, () => itemMap({ seed, waypoints: 2 }).svg);
    })
    .get('/art/:file', (c) => {
      const name = SCENES.find((s) => `${s}.svg` === c.req.param('file'));
      if (!name) throw new Problem('not_found');
      return draw(name, () => scene(name));
    });
}
