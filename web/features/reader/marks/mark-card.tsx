import { NotebookPen, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { BesideBox } from '../page/beside-box.tsx';
import type { BookNote, NoteColor } from './book-note.ts';
import { HighlightColors } from './highlight-colors.tsx';

export interface MarkCardProps {
  readonly note: BookNote;
  readonly box: DOMRect;
  readonly onColor: (color: NoteColor) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A mark that was pressed: its note, and what can be done with it. */
export function MarkCard({ note, box, onColor, onEdit, onRemove, onClose }: MarkCardProps): ReactElement {
  return (
    <BesideBox label="Highlight" box={box} takesFocus onClose={onClose} className="w-80 max-w-[calc(100vw-1rem)]">
      {note.text === null ? null : <p className="note-words max-h-60 overflow-y-auto px-3 pt-3">{note.text}</p>}
      <div className="flex flex-wrap items-center p-1">
        <HighlightColors value={note.color ?? 'yellow'} onChoose={onColor} />
        <span className="flex-1" />
        <IconButton label={note.text === null ? 'Add a note' : 'Edit the note'} onClick={onEdit}>
          <NotebookPen size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </BesideBox>
  );
}
