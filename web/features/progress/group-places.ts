import type { ItemSummary, ProgressView } from '#core/library/catalogue.ts';

export interface Place extends ProgressView {
  readonly item: ItemSummary;
  readonly unitTitle: string;
}

/** One work with all the places in it. */
export interface StartedWork {
  readonly item: ItemSummary;
  /** Touched last. */
  readonly latest: Place;
  readonly doneCount: number;
  readonly isFinished: boolean;
}

/** Works in the order in which they were touched, the latest first. */
export function groupPlaces(places: readonly Place[]): StartedWork[] {
  const works = new Map<string, Place[]>();
  for (const place of places) works.set(place.itemId, [...(works.get(place.itemId) ?? []), place]);
  const groups = [...works.values()].map((own) => own.toSorted((a, b) => b.observedAt.localeCompare(a.observedAt)));
  return groups
    .flatMap((own) => {
      const latest = own[0];
      if (!latest) return [];
      const doneCount = own.filter((place) => place.completed).length;
      return [{ item: latest.item, latest, doneCount, isFinished: doneCount >= latest.item.unitCount }];
    })
    .toSorted((a, b) => b.latest.observedAt.localeCompare(a.latest.observedAt));
}
