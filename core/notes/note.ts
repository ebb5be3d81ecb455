import { z } from 'zod';

/** Colours of a highlight; what each of them means is up to the reader. */
export const NOTE_COLORS = ['yellow', 'green', 'blue', 'pink'] as const;

/** Notes of one learner in one unit. Far more than anybody makes by hand; a client gone wild stops here. */
export const MAX_NOTES_PER_UNIT = 5000;

/** NUL is no text: PostgreSQL refuses it. */
const plain = () =>
  z
    .string()
    .overwrite((value) => value.replaceAll('\0', ''))
    .trim();
const text = plain().max(5000);

/**
 * A bookmark, a note or a highlight: a place in a unit, with or without words. The place is a time (seconds from the start
 * of the unit's media) or a locator in its text, never both.
 */
export const NoteInput = z
  .strictObject({
    unitId: z.string().min(1).max(200),
    positionSec: z.number().min(0).max(1e7).optional(),
    locator: plain().min(1).max(2000).optional(),
    /** The words that are marked. */
    quote: plain().max(2000).optional(),
    text: text.optional(),
    color: z.enum(NOTE_COLORS).optional(),
  })
  .refine((note) => (note.positionSec === undefined) !== (note.locator === undefined), {
    message: 'Give a positionSec or a locator.',
    path: ['positionSec'],
  });
export type NoteInput = z.infer<typeof NoteInput>;

/** What may change later; null takes it away. */
export const NoteChange = z.strictObject({ text: text.nullable().optional(), color: z.enum(NOTE_COLORS).nullable().optional() });
export type NoteChange = z.infer<typeof NoteChange>;

/** A note as the API shows it. Dates are ISO 8601 in UTC. */
export const Note = z.object({
  id: z.string(),
  unitId: z.string(),
  itemId: z.string(),
  positionSec: z.number().nullable(),
  locator: z.string().nullable(),
  quote: z.string().nullable(),
  text: z.string().nullable(),
  color: z.enum(NOTE_COLORS).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Note = z.infer<typeof Note>;
