import { Hono } from 'hono';
import { coverArt } from '#core/drawing/cover.ts';
import { itemMap } from '#core/drawing/item-map.ts';
import { readCoverSeed } from '#core/drawing/cover-seed.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { scene, SCENES } from '#core/drawing/scenes.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { keepRecent } from '../../catalogue/keep-recent.ts';
import { dealtSeed } from '../../catalogue/present-cover.ts';
import { hasUnitAt } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';

/** Characters of the drawings kept, some 700 of them: each takes 3 to 7 ms to make, on the thread that answers. */
const KEPT_CHARACTERS = 16_000_000;

/**
 * Covers and maps of the works that are seen, and the scenes of pages: each drawn once from its name, and nothing else.
 * The same address is the same picture until the drawing code changes: then browsers may show the old one for a day.
 */
export function artRoutes(house: House) {
  const kept = keepRecent<string>(KEPT_CHARACTERS, (svg) => svg.length);
  /** Nothing waits between looking and keeping, so no two callers draw the same. */
  const draw = (key: string, make: () => string): Response => {
    const svg = kept.take(key) ?? make();
    kept.put(key, svg);
    return new Response(svg, {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      },
    });
  };
  const requireWork = async (id: string) => {
    const work = (await findSummaries(house, [id])).get(id);
    if (!work) throw new Problem('not_found');
    return work;
  };
  /** The seed that was dealt to the work or its unit. A plain id gets that of the work; no other is drawn, so none can be made up. */
  const requireCover = async (kind: ItemKind, asked: string): Promise<string> => {
    const { id, shift } = readCoverSeed(asked);
    const work = await requireWork(id);
    const dealt = dealtSeed(work, { position: shift });
    const isDealt = asked === id || (asked === dealt && (shift === 0 || (await hasUnitAt(house, id, shift))));
    if (work.kind !== kind || !isDealt) throw new Problem('not_found');
    return dealt;
  };

  return new Hono()
    .get('/covers/:kind/:file', async (c) => {
      const kind = ITEM_KINDS.find((k) => k === c.req.param('kind'));
      const [, seed = '', art] = /^(.{1,200}?)(\.art)?\.svg$/.exec(c.req.param('file')) ?? [];
      if (!kind) throw new Problem('not_found');
      const dealt = await requireCover(kind, seed);
      const crop = art ? 'art' : 'full';
      return draw(`${kind}/${dealt}/${crop}`, () => coverArt({ seed: dealt, kind, crop }));
    })
    .get('/art/item/:file', async (c) => {
      const [, seed = ''] = /^(.{1,200})\.svg$/.exec(c.req.param('file')) ?? [];
      await requireWork(seed);
      return draw(`item/${seed}`, () => itemMap({ seed, waypoints: 2 }).svg);
    })
    .get('/art/:file', (c) => {
      const name = SCENES.find((s) => `${s}.svg` === c.req.param('file'));
      if (!name) throw new Problem('not_found');
      return draw(name, () => scene(name));
    });
}
