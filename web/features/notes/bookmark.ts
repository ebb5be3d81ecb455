import type { Note } from '#core/notes/note.ts';

/** A note that stands at a time. */
export interface Bookmark extends Note {
  readonly positionSec: number;
}

/** In the order of the unit; of two at one place, the older first. */
export const byPlace = (a: Bookmark, b: Bookmark): number => a.positionSec - b.positionSec || a.createdAt.localeCompare(b.createdAt);
