import type { Span } from './read-words.ts';

/** Every place where a pattern with the flag `g` matches, whatever the apostrophes. The pattern must not look back over the text. */
export function findSpans(content: string, pattern: RegExp): Span[] {
  return [...content.replaceAll('’', "'").matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** One for each text, first come first kept. */
export function distinctSpans(content: string, spans: readonly Span[]): Span[] {
  const seen = new Map<string, Span>();
  for (const span of spans) {
    const text = content.slice(span.start, span.end).toLowerCase();
    if (!seen.has(text)) seen.set(text, span);
  }
  return [...seen.values()];
}
