import type { Evidence } from '../evaluation.ts';

/** The quotes in the order of the text, each once, and none that is a part of another. */
export function distinctQuotes(evidence: readonly Evidence[]): string[] {
  const quotes: string[] = [];
  let reached = 0;
  // Of those that begin together the longest is first, so one that ends no later than any before it lies within that one.
  for (const { quote, end } of evidence.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end > reached) quotes.push(quote.trim());
    reached = Math.max(reached, end);
  }
  return [...new Set(quotes)];
}
