import { readClauses, type Clause } from './read-clauses.ts';
import { readWords, type Word } from './read-words.ts';

/** A text as the coach has read it. Reading takes time in proportion to the text. */
export interface Reading {
  readonly content: string;
  readonly words: readonly Word[];
  readonly clauses: readonly Clause[];
}

/** @param isLeftOut sentences that are no part of what is read, by their text */
export function readText(content: string, isLeftOut: (sentence: string) => boolean = () => false): Reading {
  const words = readWords(content);
  const kept = splitSentences(words).filter((sentence) => !isLeftOut(content.slice(sentence[0]?.start, sentence.at(-1)?.end)));
  const read = kept.flat();
  return { content, words: read, clauses: readClauses(read) };
}

function splitSentences(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    if (word.pause === 'sentence' || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences;
}
