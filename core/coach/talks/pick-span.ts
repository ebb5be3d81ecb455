import type { Evidence } from '../evaluation.ts';
import { quotable, quote } from '../plan/quote.ts';

const READ_CHARS = 4000;
/** Words that mark where a sentence says something of the one who writes it. */
const MEANT =
  /\b(?:want|wish|hope|afraid|worried|stuck|but|because|need|hard|decided|never|would rather|love|hate|tired|lost|asked|said|told)\b/i;

/** The sentence of a message that is most worth coming back to, as a quotation; null when there is nothing to quote. */
export function quoteHeart(text: string): string | null {
  const sentences = text.slice(0, READ_CHARS).split(/(?<=[.!?\n])\s+/);
  const weigh = (sentence: string): number =>
    (MEANT.test(sentence) ? 2 : 0) + (/\bI\b/.test(sentence) ? 1 : 0) + Math.min(1, sentence.length / 200);
  const heart = sentences.reduce((best, sentence) => (weigh(sentence) > weigh(best) ? sentence : best), '');
  return quote(heart, { maxChars: 110 }) ?? quote(text, { maxChars: 110 });
}

const FEWEST_QUOTED_WORDS = 3;

/** Words that show something, as a quotation: where they are only one or two, the sentence that they stand in. */
export function quotableAround(content: string, { quote: shown, start }: Evidence): string | null {
  if (shown.split(/\s+/).length >= FEWEST_QUOTED_WORDS) return quotable(shown);
  const from = Math.max(0, ...['.', '?', '!', '\n'].map((mark) => content.lastIndexOf(mark, start - 1) + 1));
  const sentence = /^[^.?!\n]*/.exec(content.slice(from, from + READ_CHARS))?.[0] ?? shown;
  return quotable(sentence, { maxChars: 110 }) ?? quotable(shown);
}

/** What binds a clause to the one before. */
const LINKS = /^\s*(?:and|but|because|so|while|although|when|since)\s/i;
const FEWEST_WORDS = 3;
const MOST_WORDS = 9;

/**
 * The few words of a message that carry it, as a quotation: one clause of several.
 * @returns null where the message is one clause by itself, which nobody needs to hear again
 */
export function quoteFew(text: string): string | null {
  const clauses = text
    .slice(0, READ_CHARS)
    .split(/[.!?;:,\n]+|(?<!\s)\s+(?=(?:but|because|so|while|although|when|since|and (?:I|we|my|he|she|they|it|nobody|then))\s)/i)
    .map((clause) => clause.replace(LINKS, '').trim());
  const countOf = (clause: string): number => clause.split(/\s+/).length;
  const fitting = clauses.filter((clause) => countOf(clause) >= FEWEST_WORDS && countOf(clause) <= MOST_WORDS);
  if (clauses.length < 2 || fitting.length === 0) return null;
  const weigh = (clause: string): number => (MEANT.test(clause) ? 2 : 0) + (/\bI\b/.test(clause) ? 1 : 0);
  return quote(fitting.reduce((best, clause) => (weigh(clause) > weigh(best) ? clause : best)));
}
