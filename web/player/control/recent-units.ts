import type { FetchedUnit } from './unit-fetcher.ts';

const MAX_RECENT = 5;

/** The last units that were fetched: without a connection they can still be gone back to. Their places are not kept. */
export function createRecentUnits() {
  const units = new Map<string, FetchedUnit>();
  return {
    find: (unitId: string): FetchedUnit | undefined => units.get(unitId),
    add(unit: FetchedUnit): void {
      const { id } = unit.episode;
      units.delete(id);
      units.set(id, { ...unit, found: { place: null, choice: null } });
      if (units.size > MAX_RECENT) units.delete([...units.keys()][0] ?? '');
    },
  };
}
