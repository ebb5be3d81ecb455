import type { ProgressView } from '#core/library/catalogue.ts';

/** Where a learner is in one unit, in seconds; null when it is not begun or was heard to the end. */
export function findPlaceSec({ progress }: { readonly progress?: readonly ProgressView[] | undefined }, unitId: string): number | null {
  const place = progress?.find((own) => own.unitId === unitId);
  if (!place || (place.completed && place.fraction >= 1)) return null;
  return place.positionSec;
}
