import type { PlaceEntry } from '#core/library/catalogue.ts';
import type { ListedPlace } from '#core/trail/group-places.ts';
import { usePlaces } from '#web/places.ts';

/** The places that came with the page as they are now. */
export function useListedPlaces(entries: readonly PlaceEntry[]): ListedPlace[] {
  const places = usePlaces(
    entries.map(({ unitId }) => unitId),
    entries,
  );
  const byUnit = new Map(places.map((place) => [place.unitId, place]));
  return entries.flatMap(({ unitId, item, unitTitle }) => {
    const place = byUnit.get(unitId);
    return place ? [{ ...place, item, unitTitle }] : [];
  });
}
