import { readInstant, writeInstant } from './instant.ts';
import type { PlaceInput, PlaceView } from './place-schema.ts';
import type { Place, PlaceReport } from './place.ts';

/* The browser's edge; apart from the schemas, so that pages do without Zod. */

/** A place as the API shows it, read. */
export function readPlace({ itemId: _item, heard, observedAt, ...place }: PlaceView): Place {
  return { ...place, heard: heard ?? null, observedMs: readInstant(observedAt) };
}

/** A report as the API takes it. */
export function writeReport({ positionSec, locator, addedSec, addedHeard, observedMs, ...seen }: PlaceReport): PlaceInput {
  return {
    ...seen,
    playedSec: addedSec,
    ...(positionSec === null ? {} : { positionSec }),
    ...(locator === null ? {} : { locator }),
    ...(addedHeard === null ? {} : { heard: addedHeard }),
    observedAt: writeInstant(observedMs),
  };
}
