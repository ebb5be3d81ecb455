import type { BookNote } from './book-note.ts';

/** A note in the margin, in CSS pixels of the window. */
export interface MarginNote {
  readonly note: BookNote;
  readonly box: DOMRect;
  readonly topPx: number;
  readonly leftPx: number;
}

/** As the stylesheet has it. */
export const NOTE_WIDTH_PX = 164;
export const LEADER_PX = 48;
const EDGE_PX = 16;
/** Two notes on neighbouring lines keep so far apart. */
const APART_PX = 96;

interface Marked {
  readonly note: BookNote;
  readonly box: DOMRect;
}

/** Notes to the left of the text, each at its first line, one below the other. None where the margin is too narrow. */
export function layMarginNotes(
  marked: readonly Marked[],
  text: DOMRect | null,
  window: { readonly width: number; readonly height: number },
): MarginNote[] {
  const leftPx = (text?.left ?? 0) - LEADER_PX - NOTE_WIDTH_PX;
  if (leftPx < EDGE_PX) return [];
  let free = 0;
  return marked
    .toSorted((a, b) => a.box.top - b.box.top)
    .flatMap(({ note, box }): MarginNote[] => {
      const topPx = Math.max(box.top, free);
      if (topPx + APART_PX > window.height) return [];
      free = topPx + APART_PX;
      return [{ note, box, topPx, leftPx }];
    });
}
