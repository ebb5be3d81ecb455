import type { Evidence } from '../evaluation.ts';
import { isPrivate } from '../hear/is-private.ts';
import { quotable, quote } from '../plan/quote.ts';

const READ_CHARS = 4000;
/** Words that mark where a sentence says something of the one who writes it. */
const MEANT =
  /\b(?:want|wish|hope|afraid|worried|stuck|but|because|need|hard|decided|never|would rather|love|hate|tired|lost|asked|said|told)\b/i;

/** The sentence of a message that is most worth coming back to, as a quotation; null when there is nothing to quote. */
export function quoteHeart(text: string): string | null {
  const sentences = text
    .slice(0, READ_CHARS)
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => !isPrivate(sentence));
  const weigh = (sentence: string): number =>
    (MEANT.test(sentence) ? 2 : 0) + (/\bI\b/.test(sentence) ? 1 : 0) + Math.min(1, sentence.length / 200);
  const heart = sentences.reduce((best, sentence) => (weigh(sentence) > weigh(best) ? sentence : best), '');
  return quote(heart, { maxChars: 110 });
}

const FEWEST_QUOTED_WORDS = 3;

/** Words that show something, as a quotation: where they are only one or two, the sentence that they stand in. Null of what was told in confidence. */
export function quotableAround(content: string, { quote: shown, start }: Evidence): string | null {
  if (isPrivate(shown)) return null;
  if (shown.split(/\s+/).length >= FEWEST_QUOTED_WORDS) return quotable(shown);
  const from = Math.max(0, ...['.', '?', '!', '\n'].map((mark) => content.lastIndexOf(mark, start - 1) + 1));
  const sentence = /^[^.?!\n]*/.exec(content.slice(from, from + READ_CHARS))?.[0] ?? shown;
  return isPrivate(sentence) ? null : (quotable(sentence, { maxChars: 110 }) ?? quotable(shown));
}
