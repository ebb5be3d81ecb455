import type { NoteColor } from '#core/note-colors.ts';
import { markHighlight, SPOKEN_HIGHLIGHT } from '#core/reader/page-style.ts';

/** A rectangle of a frame's document, in the window that the frame is shown in. */
export function toWindow(doc: Document, rect: DOMRect): DOMRect {
  const frame = doc.defaultView?.frameElement?.getBoundingClientRect();
  if (!frame) return rect;
  // Pages of a fixed layout are shown smaller than they are.
  const scale = frame.width / (doc.defaultView?.innerWidth || frame.width);
  return new DOMRect(frame.x + rect.x * scale, frame.y + rect.y * scale, rect.width * scale, rect.height * scale);
}

export interface ShownMark {
  readonly id: string;
  readonly color: NoteColor;
  readonly range: Range;
}

const COLORS: readonly NoteColor[] = ['yellow', 'green', 'blue', 'pink'];

/** Marks words without a change to the document, so that no place in it moves (CSS Custom Highlight API). */
export function paintMarks(doc: Document, marks: readonly ShownMark[]): void {
  for (const color of COLORS)
    paint(
      doc,
      markHighlight(color),
      marks.filter((mark) => mark.color === color).map(({ range }) => range),
    );
}

export const paintSpoken = (doc: Document, range: Range | null): void => paint(doc, SPOKEN_HIGHLIGHT, range ? [range] : []);

function paint(doc: Document, name: string, ranges: readonly Range[]): void {
  const view = doc.defaultView as (Window & typeof globalThis) | null;
  if (!view || !('highlights' in view.CSS)) return;
  view.CSS.highlights.delete(name);
  if (ranges.length === 0) return;
  const highlight = new view.Highlight();
  for (const range of ranges) highlight.add(range);
  view.CSS.highlights.set(name, highlight);
}

/** The mark under a point of the frame; of several the last. */
export function findMarkAt(marks: readonly ShownMark[], x: number, y: number): ShownMark | undefined {
  return marks.findLast(({ range }) =>
    Array.from(range.getClientRects()).some(({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom),
  );
}

/** What a table needs to be scrolled by itself is known only once it is laid out. */
export function markWideTables(doc: Document): void {
  for (const table of doc.querySelectorAll('table')) {
    const room = table.parentElement?.clientWidth ?? 0;
    table.toggleAttribute('data-wide', table.hasAttribute('data-wide') || (room > 0 && table.scrollWidth > room + 1));
  }
}

/** The paragraph that is read, for the style sheet of the focus mode. */
export function markReading(doc: Document, node: Node | null): void {
  for (const former of doc.querySelectorAll('[data-reading]')) former.removeAttribute('data-reading');
  const element = node instanceof doc.defaultView!.Element ? node : node?.parentElement;
  element?.closest('p, li, dd, dt, blockquote, h1, h2, h3, h4, h5, h6, figure, table, pre')?.setAttribute('data-reading', '');
}
