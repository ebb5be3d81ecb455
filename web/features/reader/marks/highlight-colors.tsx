import { Check, Highlighter } from 'lucide-react';
import type { ReactElement } from 'react';
import { NOTE_COLORS } from '#core/note-colors.ts';
import { capitalized } from '#core/words.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { NoteColor } from './book-note.ts';

export interface HighlightColorsProps {
  /** The colour that the words have already. */
  readonly value?: NoteColor;
  /** That of the highlight before, which the key takes. */
  readonly last?: NoteColor;
  readonly onChoose: (color: NoteColor) => void;
}

/** One press highlights; each colour has its name. */
export function HighlightColors({ value, last, onChoose }: HighlightColorsProps): ReactElement {
  return (
    <div role="group" aria-label="Highlight" className="flex">
      {NOTE_COLORS.map((color) => (
        <IconButton
          key={color}
          label={value === undefined ? `Highlight in ${color}` : capitalized(color)}
          aria-current={color === value ? 'true' : undefined}
          onClick={() => onChoose(color)}
        >
          <span data-note-color={color} className="note-dot reader-dot">
            {color === value ? <Check size={16} strokeWidth={2.5} aria-hidden="true" /> : null}
            {color === last ? <Highlighter size={15} strokeWidth={2} aria-hidden="true" /> : null}
          </span>
        </IconButton>
      ))}
    </div>
  );
}
