import { Copy, NotebookPen, Search, Volume2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import type { SelectedText } from '../engine/book-view.ts';
import { BesideBox } from '../page/beside-box.tsx';
import type { NoteColor } from './book-note.ts';
import { HighlightColors } from './highlight-colors.tsx';

export interface SelectionBarProps {
  readonly selection: SelectedText;
  readonly lastColor: NoteColor;
  readonly onHighlight: (color: NoteColor) => void;
  readonly onNote: () => void;
  readonly onCopy: () => void;
  readonly onLookUp: () => void;
  /** Left out where the text cannot be read aloud. */
  readonly onListen?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What can be done with selected words. */
export function SelectionBar({
  selection,
  lastColor,
  onHighlight,
  onNote,
  onCopy,
  onLookUp,
  onListen,
  onClose,
}: SelectionBarProps): ReactElement {
  return (
    <BesideBox label="Selected words" box={selection.box} takesFocus={false} onClose={onClose} className="flex flex-wrap items-center p-1">
      <HighlightColors last={lastColor} onChoose={onHighlight} />
      <IconButton label="Add a note" onClick={onNote}>
        <NotebookPen size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label="Copy with the source" onClick={onCopy}>
        <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label="Look up in this book" onClick={onLookUp}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {onListen ? (
        <IconButton label="Listen from here" onClick={onListen}>
          <Volume2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
    </BesideBox>
  );
}
