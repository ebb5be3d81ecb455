import type { PlayerEngine } from '../engine/engine.ts';
import { startOf, type FetchedUnit, type UnitFetcher } from './unit-fetcher.ts';

/** What will be played next: fetched, and made ready in the engine, while something else still plays. */
export function createNextUnit(fetcher: UnitFetcher, engine: Pick<PlayerEngine, 'preload'>) {
  let next: { id: string; unit: FetchedUnit | null } | null = null;

  return {
    /** Null lets go of what was made ready. */
    prepare(unitId: string | null): void {
      if (next?.id === unitId) return;
      if (unitId === null) {
        if (next) engine.preload(null, 0);
        next = null;
        return;
      }
      const own = { id: unitId, unit: null as FetchedUnit | null };
      next = own;
      fetcher.fetch(unitId, { needsPlace: true }).then(
        (unit) => {
          if (next !== own) return;
          own.unit = unit;
          engine.preload(unit.media, startOf(unit));
        },
        // It is tried again when it is its turn, and says then what is wrong.
        () => undefined,
      );
    },
    /** It when it is ready and the one that is asked for; from then on there is no next one. */
    take(unitId: string): FetchedUnit | null {
      const ready = next?.id === unitId ? next.unit : null;
      next = null;
      return ready;
    },
  };
}
