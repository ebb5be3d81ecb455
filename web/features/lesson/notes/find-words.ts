import type { TextSpan } from '#core/transcript/find-sentences.ts';

/**
 * Where words stand in a text that may be broken into lines otherwise.
 * @param fraction how far through the text they stood once, 0 to 1: of several places the nearest is taken
 */
export function findWords(text: string, words: string, fraction: number): TextSpan | null {
  const parts = words.trim().split(/\s+/);
  if (parts[0] === '') return null;
  const pattern = new RegExp(parts.map(escapePattern).join('\\s+'), 'g');
  const far = (start: number): number => Math.abs(start - fraction * text.length);
  return [...text.matchAll(pattern)]
    .map((match): TextSpan => ({ start: match.index, end: match.index + match[0].length }))
    .reduce<TextSpan | null>((best, span) => (best && far(best.start) <= far(span.start) ? best : span), null);
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
