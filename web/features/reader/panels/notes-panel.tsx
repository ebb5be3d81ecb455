import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { capitalized } from '#core/words.ts';
import { IconButton, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { BookNote } from '../marks/book-note.ts';
import type { BookNotes } from '../marks/use-book-notes.ts';
import { PanelFrame } from './panel-frame.tsx';

export interface NotesPanelProps {
  readonly itemId: string;
  readonly notes: BookNotes;
  readonly onGo: (note: BookNote) => void;
  readonly onEdit: (note: BookNote) => void;
  readonly onClose: () => void;
}

/** Highlights, notes and bookmarks of this book, in its order. */
export function NotesPanel({ itemId, notes, onGo, onEdit, onClose }: NotesPanelProps): ReactElement {
  return (
    <PanelFrame title="Notes in this book" onClose={onClose}>
      <NoteList notes={notes} onGo={onGo} onEdit={onEdit} />
      <p className="pt-3 pb-1 text-sm">
        <TextLink to={`/notes?item=${encodeURIComponent(itemId)}`}>All your notes on this book</TextLink>
      </p>
    </PanelFrame>
  );
}

function NoteList({
  notes: { status, notes, retry, remove },
  onGo,
  onEdit,
}: Pick<NotesPanelProps, 'notes' | 'onGo' | 'onEdit'>): ReactElement {
  if (status === 'loading') return <SkeletonRows count={3} />;
  if (status === 'failed') return <ErrorState title="Notes not loaded" text="The book can be read without them." retry={retry} />;
  if (notes.length === 0) {
    return (
      <EmptyState
        title="Nothing marked yet"
        text="Select words on the page to highlight them or to write a note. The B key marks the page."
      />
    );
  }
  return (
    <ol className="reader-list">
      {notes.map((note) => (
        <NoteRow key={note.id} note={note} onGo={() => onGo(note)} onEdit={() => onEdit(note)} onRemove={() => remove(note)} />
      ))}
    </ol>
  );
}

interface NoteRowProps {
  readonly note: BookNote;
  readonly onGo: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function NoteRow({ note, onGo, onEdit, onRemove }: NoteRowProps): ReactElement {
  const { sort, quote, text, color, at } = note;
  const where = `${at.chapter === '' ? 'In the book' : at.chapter}, ${Math.round(at.fraction * 100)}%`;
  return (
    <li className="flex items-start gap-0.5 border-t border-line first:border-t-0">
      <button type="button" onClick={onGo} className="reader-entry flex-1">
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5 text-sm text-ink-3">
            {sort === 'bookmark' ? (
              <Bookmark size={15} aria-hidden="true" />
            ) : (
              <span className="note-dot" data-note-color={color ?? 'yellow'} aria-hidden="true" />
            )}
            {sort === 'bookmark' ? 'Bookmark' : capitalized(color ?? 'yellow')}, {where}
          </span>
          <span className="reader-excerpt line-clamp-3">{quote ?? at.text}</span>
          {text === null ? null : <span className="note-words line-clamp-4">{text}</span>}
        </span>
      </button>
      {sort === 'bookmark' ? null : (
        <IconButton label={text === null ? 'Add a note' : 'Edit the note'} tooltipSide="left" onClick={onEdit}>
          <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Delete this ${sort}`} tooltipSide="left" onClick={onRemove}>
        <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
