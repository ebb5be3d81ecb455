/** The stylesheet's `::highlight()` of the sentence that is heard. */
const SPOKEN = 'spoken';

/** Whether this browser can mark a text without changing it (CSS Custom Highlight API). */
export const canHighlight = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Marks parts of the page under a name of the stylesheet's `::highlight()`, until what it returns is called. */
export function highlightRanges(name: string, ranges: readonly Range[]): () => void {
  if (!canHighlight() || ranges.length === 0) return () => undefined;
  const highlight = new Highlight();
  for (const range of ranges) highlight.add(range);
  CSS.highlights.set(name, highlight);
  return () => void CSS.highlights.delete(name);
}

/** Marks the sentence that is heard. */
export const highlightSpoken = (range: Range): (() => void) => highlightRanges(SPOKEN, [range]);
