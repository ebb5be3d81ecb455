import { quote } from '../plan/quote.ts';

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
