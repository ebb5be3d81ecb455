import { useEffect } from 'react';
import type { BookView, PageMark } from '../engine/book-view.ts';

/** Draws the learner's marks on the page, whenever there are others. */
export function useShowMarks(view: BookView | null, marks: readonly PageMark[]): void {
  useEffect(() => view?.showMarks(marks), [view, marks]);
}
