import type { ReactElement } from 'react';
import type { Chapter } from '#core/library/chapter.ts';
import type { Note } from '#core/notes/note.ts';
import { DeletedRow } from '#web/features/notes/deleted-row.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NoteRow } from './note-row.tsx';
import { byPlace, placeOf, sayPlace } from './note-words.ts';
import type { UnitNotes } from './use-unit-notes.ts';

export interface NoteListProps {
  readonly own: UnitNotes;
  readonly chapters: readonly Chapter[];
  readonly onGo: (note: Note) => void;
}

/** All that was noted and marked in a lesson, in its order. */
export function NoteList({ own, chapters, onGo }: NoteListProps): ReactElement {
  if (own.status === 'loading') return <SkeletonRows label="Loading your notes" />;
  if (own.status === 'failed') return <ErrorState title="Your notes could not be loaded." retry={own.retry} className="mt-6" />;
  const deletedIds = new Set(own.deleted.map(({ id }) => id));
  const rows = [...own.notes.filter(({ id }) => !deletedIds.has(id)), ...own.deleted].toSorted(byPlace);
  if (rows.length === 0) return <p className="note-none">Nothing noted here yet. Select words to mark them, or write.</p>;
  return (
    <ul aria-label="Your notes">
      {rows.map((note) => {
        const place = placeOf(note);
        const words = place === null ? 'this lesson' : sayPlace(place, chapters);
        return deletedIds.has(note.id) ? (
          <DeletedRow key={note.id} text={`Note at ${words} deleted.`} onRestore={() => own.restore(note)} />
        ) : (
          <NoteRow
            key={note.id}
            note={note}
            place={words}
            onGo={() => onGo(note)}
            onChange={(changed) => own.change(note.id, changed)}
            onRemove={() => own.remove(note)}
          />
        );
      })}
    </ul>
  );
}
