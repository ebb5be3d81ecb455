import type { BookPlace } from '#core/reader/place-offer.ts';
import type { BookView, Stretch } from '../engine/book-view.ts';

/** How well a place was found again: exactly, about there, or not at all. */
export type Found = 'exactly' | 'about' | 'nowhere';

/** Words that were heard, or about how far through the book they are. */
export type SpokenTarget = (Stretch & { readonly isExact: boolean }) | { readonly fraction: number };

/** Where in the book a second of its speech is. */
export type FindSpoken = (view: BookView, sec: number) => Promise<SpokenTarget | null>;

/** Brings a place into view. */
export async function goToPlace(view: BookView, place: BookPlace, findSpoken: FindSpoken): Promise<Found> {
  if (place.type === 'heard') return goToSpoken(view, (await findSpoken(view, place.positionSec)) ?? { fraction: place.fraction });
  if (place.type === 'share') return goTo(view, place, 'about');
  const { locator } = place;
  if ((await goTo(view, locator, 'exactly')) === 'exactly') return 'exactly';
  return locator.fraction > 0 ? goTo(view, { fraction: locator.fraction }, 'about') : 'nowhere';
}

export const goToSpoken = (view: BookView, target: SpokenTarget): Promise<Found> =>
  goTo(view, target, 'isExact' in target && target.isExact ? 'exactly' : 'about');

async function goTo(view: BookView, target: Parameters<BookView['goTo']>[0], found: Found): Promise<Found> {
  return (await view.goTo(target)) === null ? 'nowhere' : found;
}
