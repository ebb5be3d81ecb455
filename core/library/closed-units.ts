import type { ItemDetail, UnitSummary } from './catalogue.ts';

/** Whether a unit is closed to the learner who sees this work. */
export function isClosed({ lock = 'none' }: Pick<ItemDetail, 'lock'>, { sample }: Pick<UnitSummary, 'sample'>): boolean {
  return lock !== 'none' && !sample;
}

/** The units of a work that are open to the learner who sees it. */
export function openUnits(item: Pick<ItemDetail, 'lock' | 'units'>): UnitSummary[] {
  return item.units.filter((unit) => !isClosed(item, unit));
}
