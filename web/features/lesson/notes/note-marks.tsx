import { useEffect, type RefObject } from 'react';
import { NOTE_COLORS } from '#core/note-colors.ts';
import type { Note } from '#core/notes/note.ts';
import { highlightRanges } from '#web/ui/text-highlight.ts';
import { BLOCK } from '../prose-text.ts';
import { findNoteRange, readAtOnce } from './text-place.ts';

export interface NoteMarksProps {
  readonly prose: RefObject<HTMLElement | null>;
  readonly html: string;
  readonly notes: readonly Note[];
  /** The note whose place is wanted. */
  readonly target: Note | null;
  readonly onArrive: () => void;
}

/* The text comes as HTML, which React does not know from inside: it is marked without being changed. */
export function NoteMarks({ prose, html, notes, target, onArrive }: NoteMarksProps): null {
  useEffect(() => {
    const text = prose.current;
    if (!text) return undefined;
    const words = readAtOnce(text);
    const marked = notes.filter(({ quote }) => quote !== null);
    const undo = NOTE_COLORS.map((color) =>
      highlightRanges(
        `note-${color}`,
        marked.filter((note) => (note.color ?? 'yellow') === color).flatMap((note) => findNoteRange(text, words, note) ?? []),
      ),
    );
    return () => undo.forEach((act) => act());
  }, [prose, html, notes]);

  useEffect(() => {
    if (!prose.current || !target) return;
    const range = findNoteRange(prose.current, readAtOnce(prose.current), target);
    const block = range?.startContainer.parentElement?.closest<HTMLElement>(BLOCK) ?? prose.current;
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
    block.scrollIntoView({ block: 'center' });
    onArrive();
  }, [prose, target, onArrive]);
  return null;
}
