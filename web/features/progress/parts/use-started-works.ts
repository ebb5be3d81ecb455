import type { WorksUnderWay } from '#core/library/catalogue.ts';
import { toStartedWork, type StartedWork } from '#core/trail/started-work.ts';
import { usePlaces } from '#web/places.ts';

/** The works that came with the page, as their places are now. */
export function useStartedWorks(entries: WorksUnderWay['places']): StartedWork[] {
  const places = usePlaces(
    entries.map(({ unitId }) => unitId),
    entries,
  );
  const byUnit = new Map(places.map((place) => [place.unitId, place]));
  return entries.flatMap(({ unitId, item, unitTitle, doneBeside }) => {
    const place = byUnit.get(unitId);
    return place ? [toStartedWork({ ...place, item, unitTitle }, doneBeside)] : [];
  });
}
