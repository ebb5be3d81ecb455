import type { ItemSummary } from '#core/library/catalogue.ts';
import { isFinished, isWorkFinished } from '#core/progress/finished.ts';
import type { Place } from '#core/progress/place.ts';

/** A place, with the work that it is in. */
export interface ListedPlace extends Place {
  readonly item: ItemSummary;
  readonly unitTitle: string;
}

/** One work with all the places in it. */
export interface StartedWork {
  readonly item: ItemSummary;
  /** Touched last. */
  readonly latest: ListedPlace;
  readonly doneCount: number;
  readonly isFinished: boolean;
}

/** Works in the order in which they were touched, the latest first. */
export function groupPlaces(places: readonly ListedPlace[]): StartedWork[] {
  const works = new Map<string, ListedPlace[]>();
  for (const place of places) works.set(place.item.id, [...(works.get(place.item.id) ?? []), place]);
  const groups = [...works.values()].map((own) => own.toSorted((a, b) => b.observedMs - a.observedMs));
  return groups
    .flatMap((own) => {
      const latest = own[0];
      if (!latest) return [];
      const doneCount = own.filter(isFinished).length;
      return [{ item: latest.item, latest, doneCount, isFinished: isWorkFinished(doneCount, latest.item.unitCount) }];
    })
    .toSorted((a, b) => b.latest.observedMs - a.latest.observedMs);
}
