/** The stylesheet's `::highlight()` of the sentence that is heard. */
const SPOKEN = 'spoken';

/** Whether this browser can mark a text without changing it (CSS Custom Highlight API). */
export const canHighlight = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Marks the sentence that is heard, until what it returns is called. */
export function highlightSpoken(range: Range): () => void {
  if (!canHighlight()) return () => undefined;
  CSS.highlights.set(SPOKEN, new Highlight(range));
  return () => void CSS.highlights.delete(SPOKEN);
}
