import type { ReactElement } from 'react';
import type { NoteColor } from '#core/note-colors.ts';
import type { Note } from '#core/notes/note.ts';
import { ChangeNote } from '#web/features/notes/change-note.tsx';
import { NoteEditor } from '#web/features/notes/note-editor.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface NoteDialogProps {
  readonly quote: string;
  readonly color: NoteColor;
  /** The one that is changed; null for a new one. */
  readonly note: Note | null;
  /** Rejects when it could not be saved: what was written stays. */
  readonly onAdd: (text: string) => Promise<unknown>;
  /** As the server has it now. */
  readonly onSaved: (note: Note) => void;
  readonly onClose: () => void;
}

/** A note on marked words. It stays open until it is saved. */
export function NoteDialog({ quote, color, note, onAdd, onSaved, onClose }: NoteDialogProps): ReactElement {
  return (
    <Dialog open onOpenChange={onClose} title={note?.text ? 'Edit the note' : 'Add a note'} size="sm">
      <blockquote data-note-color={color} className="note-quote mb-3 line-clamp-4">
        {quote}
      </blockquote>
      {note ? (
        <ChangeNote note={note} label="Your note" onSaved={onSaved} onClose={onClose} />
      ) : (
        <NoteEditor label="Your note" text="" onSave={(text) => onAdd(text).then(onClose)} onClose={onClose} />
      )}
    </Dialog>
  );
}
