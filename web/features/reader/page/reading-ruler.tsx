import { useEffect, useRef, type ReactElement } from 'react';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import type { BookView, ShownPlace } from '../engine/book-view.ts';
import { boxInWindow } from './frame-box.ts';

export interface ReadingRulerProps {
  readonly view: BookView;
  readonly place: ShownPlace;
  readonly settings: Pick<ReadingSettings, 'sizePx' | 'lineSpacing'>;
}

/** Lines that it leaves in the light. */
const LINES = 2;

/** A strip of light over the lines that are read. It follows the pointer, and words that are selected by keys. */
export function ReadingRuler({ view, place, settings }: ReadingRulerProps): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const heightPx = settings.sizePx * settings.lineSpacing * LINES;

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    /** @param y in the window of the document */
    function moveTo(document: Document | null, y: number): void {
      const room = strip.current?.parentElement?.getBoundingClientRect();
      if (!strip.current || !room) return;
      const { top } = boxInWindow(document, new DOMRect(0, y, 0, 0));
      strip.current.style.top = `${top - room.top - heightPx / 2}px`;
    }
    if (strip.current) strip.current.style.height = `${heightPx}px`;
    for (const shown of view.shownRanges()) {
      const document = shown.startContainer.ownerDocument;
      moveTo(document, middleOf(shown));
      document?.addEventListener('pointermove', ({ clientY }) => moveTo(document, clientY), options);
      document?.addEventListener('selectionchange', () => followSelection(document, moveTo), options);
    }
    return () => stop.abort();
  }, [view, place, heightPx]);

  return (
    <div aria-hidden="true" className="reader-ruler">
      <div ref={strip} />
    </div>
  );
}

function followSelection(document: Document, moveTo: (document: Document, y: number) => void): void {
  const selection = document.getSelection();
  if (selection && !selection.isCollapsed) moveTo(document, middleOf(selection.getRangeAt(0)));
}

/** Of its first line. */
function middleOf(range: Range): number {
  const { top, height } = range.getClientRects()[0] ?? range.getBoundingClientRect();
  return top + height / 2;
}
