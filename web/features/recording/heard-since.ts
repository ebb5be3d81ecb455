import { readPlace } from '#core/progress/place-wire.ts';
import { isLeftAtEnd } from '#core/progress/finished.ts';
import { newerPlace, type Place } from '#core/progress/place.ts';
import { places } from '#web/places.ts';
import type { HeardPlace, Recording } from './recording.ts';

/** Where the recording was heard after the book was read; null where it was not, or was heard to its end. */
export function findHeardSince(recording: Recording | null, readMs: number): HeardPlace | null {
  const heard = (recording?.units ?? []).flatMap(({ id }): Place[] => {
    const loaded = recording?.progress?.find(({ unitId }) => unitId === id);
    const newest = newerPlace(loaded ? readPlace(loaded) : null, places.store.getState().get(id) ?? null);
    return newest ? [newest] : [];
  });
  const newest = heard.reduce<Place | null>(newerOf, null);
  if (newest === null || newest.observedMs <= readMs || newest.positionSec === null || isLeftAtEnd(newest)) return null;
  return { unitId: newest.unitId, sec: newest.positionSec };
}

const newerOf = (a: Place | null, b: Place): Place => (a && a.observedMs >= b.observedMs ? a : b);
