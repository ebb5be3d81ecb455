import { readInstant, writeInstant } from './instant.ts';
import type { PlaceInput, PlaceView } from './place-schema.ts';
import type { Place, PlaceReport } from './place.ts';

/* The browser's edge; apart from the schemas, so that pages do without Zod. */

/** A place as the API shows it, read. */
export function readPlace({ itemId: _item, heard, observedAt, ...place }: PlaceView): Place {
  return { ...place, heard: heard ?? null, observedMs: readInstant(observedAt) };
}

/** A report as the API takes it. */
export function writeReport({ positionSec, locator, heard, observedMs, ...report }: PlaceReport): PlaceInput {
  return {
    ...report,
    ...(positionSec === null ? {} : { positionSec }),
    ...(locator === null ? {} : { locator }),
    ...(heard === null ? {} : { heard }),
    observedAt: writeInstant(observedMs),
  };
}
