import { z } from 'zod';
import { UNIT_KINDS } from '../library/kind.ts';
import { WorkLink } from '../library/work-link.ts';
import { NOTE_COLORS } from '../note-colors.ts';
import { MAX_NOTE_LETTERS } from './note-limits.ts';
import { NOTE_SORTS } from './note-sorts.ts';

/** NUL is no text: PostgreSQL refuses it. */
const plain = () =>
  z
    .string()
    .overwrite((value) => value.replaceAll('\0', ''))
    .trim();
const text = plain().max(MAX_NOTE_LETTERS);

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
export const NoteChange = z.strictObject({
  text: text.nullable().optional(),
  color: z.enum(NOTE_COLORS).nullable().optional(),
  /** `updatedAt` of the note that was changed: when another device was faster, nothing is written (409). */
  ifUpdatedAt: z.iso.datetime().max(50).optional(),
});
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

/** A note among others: with what it is about. */
export const NoteEntry = Note.extend({ work: WorkLink, unitTitle: z.string(), unitKind: z.enum(UNIT_KINDS) });
export type NoteEntry = z.infer<typeof NoteEntry>;

/** What is looked for among notes. */
export const NoteFilter = z.object({
  q: z.string().trim().max(200).optional(),
  itemId: z.string().min(1).max(200).optional(),
  sort: z.enum(NOTE_SORTS).optional(),
  color: z.enum(NOTE_COLORS).optional(),
});
export type NoteFilter = z.infer<typeof NoteFilter>;
