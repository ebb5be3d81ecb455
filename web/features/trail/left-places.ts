import type { ProgressView } from '#core/library/catalogue.ts';
import { isAtEnd } from '#core/player/save-rule.ts';
import type { LivePlace } from './item-trail.ts';

/** A place that the player has left since the page was loaded. */
export type LeftPlace = Pick<ProgressView, 'unitId' | 'positionSec' | 'fraction' | 'completed'> & { readonly observedMs: number };

/** What the player's report of a place will say, before it has arrived; null when there is no place to report. */
export function leavePlace(live: LivePlace, observedMs: number): LeftPlace | null {
  const { unitId, positionSec, durationSec = null, isEnded = false } = live;
  if (positionSec === null) return null;
  const completed = isEnded || isAtEnd(positionSec, durationSec);
  const fraction = completed ? 1 : durationSec === null ? 0 : Math.min(1, positionSec / durationSec);
  return { unitId, positionSec, fraction, completed, observedMs };
}

/** The places that came with the page, with those over them that were left since. Once completed stays completed. */
export function withLeftPlaces(progress: readonly ProgressView[], left: readonly LeftPlace[], itemId: string): ProgressView[] {
  const places = new Map(progress.map((place) => [place.unitId, place]));
  for (const { observedMs, ...place } of left) {
    const known = places.get(place.unitId);
    if (known && Date.parse(known.observedAt) >= observedMs) continue;
    places.set(place.unitId, {
      itemId,
      locator: null,
      playedSec: 0,
      ...known,
      ...place,
      completed: place.completed || known?.completed === true,
      observedAt: new Date(observedMs).toISOString(),
    });
  }
  return [...places.values()];
}
