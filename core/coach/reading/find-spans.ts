import type { Span } from './read-words.ts';

/** Every place where a pattern with the flag `g` matches, whatever the apostrophes. The pattern must not look back over the text. */
export function findSpans(content: string, pattern: RegExp): Span[] {
  return [...content.replaceAll('’', "'").matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
