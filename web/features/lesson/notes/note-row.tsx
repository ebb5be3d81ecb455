import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Note } from '#core/notes/note.ts';
import { ChangeNote } from '#web/features/notes/change-note.tsx';
import { IconButton } from '#web/ui/button.tsx';

export interface NoteRowProps {
  readonly note: Note;
  /** Where it stands, in words. */
  readonly place: string;
  readonly onGo: () => void;
  /** After a loss to another device it may have another id. */
  readonly onChange: (note: Note) => void;
  readonly onRemove: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A place with what was marked and written there. The place goes there; the words are changed where they stand. */
export function NoteRow({ note, place, onGo, onChange, onRemove }: NoteRowProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <li className="note-row">
      <div className="note-row-head">
        <button type="button" onClick={onGo} className="note-go">
          <span className="sr-only">Go to </span>
          {place}
        </button>
        {isEditing ? null : (
          <>
            <IconButton
              ref={pencil}
              label={`${note.text === null ? 'Add a note' : 'Edit the note'} at ${place}`}
              onClick={() => setEditing(true)}
            >
              <Pencil {...ICON} />
            </IconButton>
            <IconButton label={`Delete the note at ${place}`} onClick={onRemove}>
              <Trash2 {...ICON} />
            </IconButton>
          </>
        )}
      </div>
      {note.quote === null ? null : (
        <blockquote className="note-quote lesson-note-quote" data-note-color={note.color ?? 'yellow'}>
          {note.quote}
        </blockquote>
      )}
      {isEditing ? (
        <ChangeNote note={note} label={`Note at ${place}`} onSaved={onChange} onClose={() => setEditing(false)} />
      ) : note.text === null ? null : (
        <p className="note-text">{note.text}</p>
      )}
    </li>
  );
}
