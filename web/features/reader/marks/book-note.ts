import { NOTE_COLORS } from '#core/note-colors.ts';
import type { Note } from '#core/notes/note.ts';
import { sortOfNote, type NoteSort } from '#core/notes/note-sorts.ts';
import { readLocator, type Locator } from '#core/reader/locator.ts';
import type { PageMark, ShownPlace } from '../engine/book-view.ts';

export type NoteColor = (typeof NOTE_COLORS)[number];

/** A note with its place in the book. */
export interface BookNote extends Note {
  readonly at: Locator;
  readonly sort: NoteSort;
}

/** Notes that stand in the text, in its order; those that stand at a second of its sound are the player's. */
export function placeNotes(notes: readonly Note[]): BookNote[] {
  const placed = notes.flatMap((note): BookNote[] => {
    const at = readLocator(note.locator);
    return at ? [{ ...note, at, sort: sortOfNote(note) }] : [];
  });
  return placed.toSorted((a, b) => a.at.fraction - b.at.fraction || a.createdAt.localeCompare(b.createdAt));
}

/** What is drawn on the page. A bookmark has no words to draw on. */
export const pageMarks = (notes: readonly BookNote[]): PageMark[] =>
  notes.flatMap(({ id, at, color, quote, text }) =>
    quote === null ? [] : [{ id, locator: at, color: color ?? 'yellow', hasNote: text !== null }],
  );

/** The bookmark of the page on the screen. */
export function findBookmark(notes: readonly BookNote[], place: ShownPlace | null): BookNote | undefined {
  if (place === null) return undefined;
  const { locator, page } = place;
  // Pages are laid out anew with other letters: half a page away is this page.
  const near = page?.of ? 0.5 / page.of : 0;
  return notes.find(
    ({ sort, at }) =>
      sort === 'bookmark' &&
      ((at.cfi !== null && at.cfi === locator.cfi) || (at.href === locator.href && Math.abs(at.fraction - locator.fraction) <= near)),
  );
}
