import { itemMap } from '#core/drawing/item-map.ts';
import type { MapGeometry } from './discover-map.tsx';

/* Working a map out takes tens of milliseconds and gives the same for everybody, so the latest are kept. */
const KEPT = 300;
const kept = new Map<string, MapGeometry>();

/** The trailhead and a point for each stop on the map of a work. */
export function layTrail(itemId: string, stops: number): MapGeometry {
  const key = `${itemId} ${stops}`;
  const known = kept.get(key);
  if (known) return known;
  const { points, route, lake } = itemMap({ seed: itemId, waypoints: stops + 1 });
  const oldest = kept.keys().next();
  if (kept.size >= KEPT && !oldest.done) kept.delete(oldest.value);
  kept.set(key, { points, route, lake });
  return { points, route, lake };
}
