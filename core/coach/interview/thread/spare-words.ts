import { quote } from '../../plan/quote.ts';
import type { Evaluation } from '../../evaluation.ts';
import { countWords, sentencesOf } from './sentences.ts';

/** Shorter answers have nothing to halve. */
export const HALVABLE_WORDS = 60;
/** So many words are pointed at: enough to feel the difference, few enough to find them again. */
const ENOUGH_WORDS = 40;
const MAX_QUOTES = 3;
const MIN_SENTENCE_WORDS = 4;

export interface SpareWords {
  readonly count: number;
  readonly quotes: readonly string[];
}

/** Sentences that hold nothing of what was found in an answer, in its order; a particular alone does not keep a sentence. */
export function findSpareWords(content: string, { features }: Evaluation): SpareWords {
  const evidence = features
    .filter(({ id, weight, found }) => id !== 'particulars' && weight > 0 && found)
    .flatMap((feature) => feature.evidence);
  const spare = sentencesOf(content)
    .filter(({ start, text }) => !evidence.some((span) => span.start < start + text.length && span.end > start))
    .flatMap(({ text }) => {
      const quoted = quote(text, { maxChars: 120 });
      return quoted === null ? [] : [{ quoted, words: countWords(text) }];
    })
    .filter(({ words }) => words >= MIN_SENTENCE_WORDS);
  const chosen: typeof spare = [];
  for (const sentence of spare) {
    if (chosen.length >= MAX_QUOTES || total(chosen) >= ENOUGH_WORDS) break;
    chosen.push(sentence);
  }
  return { count: total(chosen), quotes: chosen.map(({ quoted }) => quoted) };
}

const total = (sentences: readonly { readonly words: number }[]): number => sentences.reduce((sum, { words }) => sum + words, 0);
