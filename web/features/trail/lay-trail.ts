import { itemMap } from '#core/drawing/item-map.ts';
import type { Point } from '#core/drawing/terrain.ts';

export interface MapGeometry {
  /** Points at equal distances from the trailhead to the summit. */
  readonly way: readonly Point[];
  readonly route: string;
  readonly lake: Point;
}

/* Working a map out takes tens of milliseconds and gives the same for everybody, so the latest are kept. */
const KEPT = 300;
const kept = new Map<string, MapGeometry>();

/* Near enough for the straight lines between them to lie on the trail. */
const WAY_POINTS = 65;

/** The trail on the map of a work. */
export function layTrail(itemId: string): MapGeometry {
  const known = kept.get(itemId);
  if (known) return known;
  const { points: way, route, lake } = itemMap({ seed: itemId, waypoints: WAY_POINTS });
  const oldest = kept.keys().next();
  if (kept.size >= KEPT && !oldest.done) kept.delete(oldest.value);
  const laid = { way, route, lake };
  kept.set(itemId, laid);
  return laid;
}
