import type { ItemDetail } from '#core/library/catalogue.ts';

/** Where a learner is in one unit, in seconds; null when it is not begun or was heard to the end. */
export function findPlaceSec(item: Pick<ItemDetail, 'progress'>, unitId: string): number | null {
  const place = item.progress?.find((own) => own.unitId === unitId);
  if (!place || (place.completed && place.fraction >= 1)) return null;
  return place.positionSec;
}
