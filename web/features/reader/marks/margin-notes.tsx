import { useEffect, useState, type ReactElement } from 'react';
import type { BookView, ShownPlace } from '../engine/book-view.ts';
import { shownBox } from '../page/frame-box.ts';
import type { BookNote } from './book-note.ts';
import { layMarginNotes, type MarginNote } from './lay-margin-notes.ts';

export interface MarginNotesProps {
  readonly view: BookView;
  readonly place: ShownPlace;
  readonly notes: readonly BookNote[];
  /** Changes with whatever moves the words. */
  readonly layout: unknown;
  readonly onPress: (note: BookNote, box: DOMRect) => void;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** What was written on the page, beside it where there is room. */
export function MarginNotes({ view, place, notes, layout, onPress }: MarginNotesProps): ReactElement {
  const [laid, setLaid] = useState<readonly MarginNote[]>([]);

  useEffect(() => {
    let frame = 0;
    function lay(): void {
      const written = notes.filter(({ text }) => text !== null);
      const boxes = written.flatMap((note) => {
        const box = view.markBox(note.id);
        return box ? [{ note, box }] : [];
      });
      setLaid(layMarginNotes(boxes, shownBox(view.shownRanges()), { width: window.innerWidth, height: window.innerHeight }));
    }
    // The engine draws first.
    const layLater = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => requestAnimationFrame(lay));
    };
    layLater();
    window.addEventListener('resize', layLater);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', layLater);
    };
  }, [view, place, notes, layout]);

  return (
    <>
      {laid.map(({ note, topPx, leftPx, box }) => (
        <button
          key={note.id}
          type="button"
          aria-label={`Your note: ${note.text}`}
          data-note-color={note.color ?? 'yellow'}
          style={{ top: `${topPx}px`, left: `${leftPx}px` }}
          onClick={() => onPress(note, box)}
          className="reader-margin-note"
        >
          <span className="line-clamp-6">{note.text}</span>
          <small>Your note, {DAY.format(new Date(note.createdAt))}</small>
        </button>
      ))}
    </>
  );
}
