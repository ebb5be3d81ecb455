import { isLeftAtEnd } from '../progress/finished.ts';
import type { Place } from '../progress/place.ts';
import { readLocator, type Locator } from './locator.ts';

/** Nobody wants to be asked about places that are no further apart: about a page of a short book. */
const NEAR_FRACTION = 0.005;

/** Where to go in a book: a place that was read, a second that was heard, or only a share of the whole. */
export type BookPlace =
  | { readonly type: 'read'; readonly locator: Locator }
  | { readonly type: 'heard'; readonly positionSec: number; readonly fraction: number }
  | { readonly type: 'share'; readonly fraction: number };

/** Where a learner's place is in the book; null where nothing is begun. */
export function findBookPlace(place: Place | null): BookPlace | null {
  if (place === null) return null;
  const { fraction, positionSec } = place;
  const locator = readLocator(place.locator);
  if (locator) return { type: 'read', locator: locator.href === '' ? { ...locator, fraction } : locator };
  if (positionSec !== null && positionSec > 0 && !isLeftAtEnd(place)) return { type: 'heard', positionSec, fraction };
  return fraction > 0 && !isLeftAtEnd(place) ? { type: 'share', fraction } : null;
}

/**
 * A place that another device, or listening, has left since this page last looked, and that is elsewhere in the book.
 * @param own what this page last reported or was opened with; null when that is nothing
 */
export function findPlaceOffer(own: Pick<Place, 'observedMs' | 'fraction'> | null, onServer: Place | null): BookPlace | null {
  if (onServer === null || (own && onServer.observedMs <= own.observedMs)) return null;
  if (own && Math.abs(onServer.fraction - own.fraction) <= NEAR_FRACTION) return null;
  return findBookPlace(onServer);
}
