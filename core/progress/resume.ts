import { isLeftAtEnd } from './finished.ts';
import type { Place } from './place.ts';

/**
 * Seconds before the end from which a unit counts as finished: credits and silence are not waited for. 2% of the
 * length, but at most a minute (a 30-hour work) and at least 5 s (a 3-minute one), in the shortest ones a tenth.
 */
export function tailSec(durationSec: number): number {
  return Math.max(Math.min(5, durationSec * 0.1), Math.min(60, durationSec * 0.02));
}

/** Whether a place is so near the end that the unit is finished. False while the duration is unknown. */
export function isAtEnd(positionSec: number, durationSec: number | null): boolean {
  if (durationSec === null || !(durationSec > 0) || !Number.isFinite(durationSec)) return false;
  return durationSec - positionSec <= tailSec(durationSec);
}

/** Where a unit was left that is not finished, in seconds; null when it is not begun. */
export const openPlaceSec = (place: Place | null | undefined): number | null => (place && !isLeftAtEnd(place) ? place.positionSec : null);

/**
 * Where to start a unit: at the saved place, from the beginning when it was finished. A finished unit that is heard
 * again goes on where it was left.
 * @param durationSec null while unknown
 */
export function resumeSec(place: Place | null, durationSec: number | null): number {
  const openSec = openPlaceSec(place);
  return openSec === null || isAtEnd(openSec, durationSec) ? 0 : openSec;
}
