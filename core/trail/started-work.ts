import type { ItemSummary } from '#core/library/catalogue.ts';
import { isFinished, isWorkFinished } from '#core/progress/finished.ts';
import type { Place } from '#core/progress/place.ts';

/** A place, with the work that it is in. */
export interface ListedPlace extends Place {
  readonly item: ItemSummary;
  readonly unitTitle: string;
}

/** A work that was begun. */
export interface StartedWork {
  readonly item: ItemSummary;
  /** Touched last. */
  readonly latest: ListedPlace;
  readonly doneCount: number;
  readonly isFinished: boolean;
}

/** @param doneBeside finished parts of the work besides the one of the latest place */
export function toStartedWork(latest: ListedPlace, doneBeside: number): StartedWork {
  const doneCount = doneBeside + (isFinished(latest) ? 1 : 0);
  return { item: latest.item, latest, doneCount, isFinished: isWorkFinished(doneCount, latest.item.unitCount) };
}
