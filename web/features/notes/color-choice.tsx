import { useId, type ReactElement } from 'react';
import { NOTE_COLORS } from '#core/note-colors.ts';
import type { Note } from '#core/notes/note.ts';
import { capitalized } from '#core/words.ts';
import './notes.css';

export interface ColorChoiceProps {
  readonly label: string;
  readonly value: Note['color'];
  readonly onChange: (color: NonNullable<Note['color']>) => void;
}

/** The colours of a highlight, each with its name. Native radio buttons. */
export function ColorChoice({ label, value, onChange }: ColorChoiceProps): ReactElement {
  const name = useId();
  return (
    <fieldset className="note-colors">
      <legend className="sr-only">{label}</legend>
      {NOTE_COLORS.map((color) => (
        <label key={color} data-note-color={color} className="note-color">
          <input type="radio" name={name} value={color} checked={color === value} onChange={() => onChange(color)} />
          <span className="note-dot" aria-hidden="true" />
          {capitalized(color)}
        </label>
      ))}
    </fieldset>
  );
}
