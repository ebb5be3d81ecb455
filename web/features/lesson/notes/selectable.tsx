import { Highlighter, NotebookPen } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { NOTE_COLORS } from '#core/note-colors.ts';
import type { Note } from '#core/notes/note.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useSelectedWords, type SelectedWords } from './use-selected-words.ts';

export type NoteColor = NonNullable<Note['color']>;

export interface SelectableProps {
  readonly children: ReactNode;
  readonly onHighlight: (range: Range, color: NoteColor) => void;
  readonly onNote: (range: Range) => void;
}

/** Words to read; those that are selected can be marked or noted. */
export function Selectable({ children, onHighlight, onNote }: SelectableProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const [words, clear] = useSelectedWords(container);
  const then = (act: (range: Range) => void) => () => {
    if (words) act(words.range);
    clear();
    // The bar goes, and with it what the keyboard was on.
    if (document.activeElement?.closest('[role=toolbar]')) container.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={container} tabIndex={-1} className="relative outline-none">
      {children}
      {words ? (
        <SelectionBar words={words} onHighlight={(color) => then((range) => onHighlight(range, color))()} onNote={then(onNote)} />
      ) : null}
    </div>
  );
}

interface SelectionBarProps {
  readonly words: SelectedWords;
  readonly onHighlight: (color: NoteColor) => void;
  readonly onNote: () => void;
}

function SelectionBar({ words: { left, top }, onHighlight, onNote }: SelectionBarProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  // Placed by script: no inline style is allowed in what the server sends.
  useEffect(() => {
    if (!bar.current) return;
    const room = bar.current.parentElement?.clientWidth ?? 0;
    bar.current.style.left = `${Math.max(0, Math.min(left, room - bar.current.offsetWidth))}px`;
    bar.current.style.top = `${top}px`;
  }, [left, top]);
  return (
    // A press on it must not end the selection that it is about.
    <div
      ref={bar}
      role="toolbar"
      aria-label="Selected words"
      tabIndex={-1}
      className="selection-bar floating"
      onMouseDown={(event) => event.preventDefault()}
    >
      {NOTE_COLORS.map((color) => (
        <IconButton key={color} label={`Highlight in ${color}`} onClick={() => onHighlight(color)}>
          <Highlighter size={17} strokeWidth={1.75} aria-hidden="true" className="selection-colour" data-note-color={color} />
        </IconButton>
      ))}
      <Button variant="quiet" size="sm" icon={<NotebookPen size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={onNote}>
        Note
      </Button>
    </div>
  );
}
