import { itemMap } from '#core/drawing/item-map.ts';
import type { MapGeometry } from './discover-map.tsx';

/* Working a map out takes tens of milliseconds and gives the same for everybody, so the latest are kept. */
const KEPT = 300;
const kept = new Map<string, MapGeometry>();

/** The trailhead and a point for each part on the map of a work. */
export function layTrail(itemId: string, parts: number): MapGeometry {
  const key = `${itemId} ${parts}`;
  const known = kept.get(key);
  if (known) return known;
  const { points, route, lake } = itemMap({ seed: itemId, waypoints: parts + 1 });
  const oldest = kept.keys().next();
  if (kept.size >= KEPT && !oldest.done) kept.delete(oldest.value);
  kept.set(key, { points, route, lake });
  return { points, route, lake };
}
