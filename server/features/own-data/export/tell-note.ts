import { exportNotes } from '#core/notes/export-notes.ts';
import type { NoteEntry } from '#core/notes/note.ts';
import type { Entry } from './present-row.ts';
import type { Tell } from './told-fields.ts';

/** A note below its work and chapter, with a link to its place. */
export const tellNote: Tell = (entry, { origin }, before) => exportNotes([toNote(entry)], { before: before && toNote(before), origin });

function toNote({ work, workKind, unit, unitKind, ...note }: Entry): NoteEntry {
  const { itemId } = note;
  return {
    ...note,
    work: { id: itemId, kind: workKind ?? 'ebook', title: work },
    unitTitle: unit,
    unitKind: unitKind ?? 'text',
  } as NoteEntry;
}
