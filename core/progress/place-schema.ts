import { z } from 'zod';
import { MAX_SPANS, joinSpans } from './heard.ts';
import { readInstant } from './instant.ts';
import { MAX_PLAYED_SEC, type PlaceReport } from './place.ts';

/* Places where they come in: everything inside speaks of `Place` and `PlaceReport` (place.ts). */

const seconds = z.number().min(0).max(1e7);
const heardSpan = z.tuple([seconds, seconds]).refine(([from, to]) => from <= to, 'Ends before it begins.');

const observation = {
  /** How far through the unit, 0 to 1. */
  fraction: z.number().min(0).max(1),
  completed: z.boolean(),
};
const heardSpans = z.array(heardSpan).max(MAX_SPANS);

/** What a device reports through the API: seconds and ISO 8601 in UTC outside, a `PlaceReport` inside. */
export const PlaceInput = z
  .strictObject({
    positionSec: seconds.optional(),
    /** Place in a text (EPUB CFI or a lesson anchor). */
    locator: z
      .string()
      .max(2000)
      // Databases refuse it.
      .refine((text) => !text.includes('\0'), 'Holds a character that cannot be kept.')
      .optional(),
    ...observation,
    /** Seconds really played or read since this device's last report; added to the sum. */
    playedSec: z.number().min(0).max(MAX_PLAYED_SEC).default(0),
    /** Stretches heard since then. Without it all before the position counts as heard. */
    heard: heardSpans.optional(),
    observedAt: z.iso.datetime().max(50),
  })
  .transform(({ positionSec = null, locator = null, playedSec, heard = null, observedAt, ...seen }): PlaceReport => ({
    ...seen,
    positionSec,
    locator,
    addedSec: playedSec,
    addedHeard: heard && joinSpans(heard),
    observedMs: readInstant(observedAt),
  }));
export type PlaceInput = z.input<typeof PlaceInput>;

/** A learner's place, as the API shows it. `observedAt` is ISO 8601 in UTC. */
export const PlaceView = z.object({
  unitId: z.string(),
  itemId: z.string(),
  positionSec: z.number().nullable(),
  locator: z.string().nullable(),
  fraction: z.number(),
  completed: z.boolean(),
  playedSec: z.number(),
  /** Absent where no device has told it. */
  heard: z.array(z.tuple([z.number(), z.number()])).optional(),
  observedAt: z.string(),
});
export type PlaceView = z.infer<typeof PlaceView>;

/** Where a browser left a unit, as it keeps it. Earlier releases kept less. */
export const KeptPlace = z.object({
  positionSec: z.number().min(0).nullable(),
  locator: z.string().nullable().default(null),
  ...observation,
  heard: heardSpans.nullable().default(null),
  /** Within what the API takes: years of four digits. */
  observedMs: z.number().int().min(0).max(253_370_764_800_000),
});

/** A report as browsers keep it until it is sent. */
export const KeptReport = KeptPlace.extend({ playedSec: z.number().min(0).max(MAX_PLAYED_SEC).default(0) }).transform(
  ({ playedSec, heard, ...seen }): PlaceReport => ({ ...seen, addedSec: playedSec, addedHeard: heard }),
);

export const keepReport = ({ addedSec, addedHeard, ...seen }: PlaceReport): z.input<typeof KeptReport> => ({
  ...seen,
  playedSec: addedSec,
  heard: addedHeard,
});
