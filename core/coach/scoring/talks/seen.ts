import type { Evidence } from '#core/coach/evaluation.ts';
import { findPhrases, type Match, type Phrases } from './reading/phrases.ts';
import { quoteSentence, quoteWords, type ReadText, type Sentence, type Word } from './reading/read-text.ts';

/** What one look found: how much of it, 0 to 1, and the words that show it. */
export interface Seen {
  readonly strength: number;
  readonly evidence: readonly Evidence[];
}

export const NOTHING: Seen = { strength: 0, evidence: [] };

/** The strongest of several looks, the first of equals. */
export const best = (looks: readonly Seen[]): Seen => looks.reduce((top, one) => (one.strength > top.strength ? one : top), NOTHING);

export const seenSentence = (text: ReadText, sentence: Sentence, strength: number): Seen => ({
  strength,
  evidence: quoteSentence(text, sentence),
});

export const seenSentences = (text: ReadText, sentences: readonly Sentence[], strength = 1): Seen =>
  sentences.length === 0 ? NOTHING : { strength, evidence: sentences.flatMap((sentence) => quoteSentence(text, sentence)) };

/** All places that `find` finds in the sentences. */
export function seenPlaces(text: ReadText, sentences: readonly Sentence[], find: (words: readonly Word[]) => readonly Match[]): Seen {
  const evidence = sentences.flatMap(({ words }) => find(words).flatMap(({ from, to }) => quoteWords(text, words.slice(from, to))));
  return evidence.length === 0 ? NOTHING : { strength: 1, evidence };
}

export const seenPhrases = (text: ReadText, wanted: Phrases): Seen =>
  seenPlaces(text, text.sentences, (words) => findPhrases(words, wanted));
