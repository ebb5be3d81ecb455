import { findSpans } from './find-spans.ts';
import { readClauses, type Clause } from './read-clauses.ts';
import { BRACKETED, FILLER_PHRASES } from './filler-phrases.ts';
import { readWords, strongest, type Word } from './read-words.ts';

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
  const read = dropFillers(content, kept.flat());
  return { content, words: read, clauses: readClauses(read) };
}

/** The words without turns of speech such as "you know". The commas round one go with it; the end of a sentence stays. */
function dropFillers(content: string, words: readonly Word[]): Word[] {
  const fillers = findSpans(content, FILLER_PHRASES);
  const kept: Word[] = [];
  let at = 0;
  let dropped: Word['pause'] | null = null;
  for (const [i, word] of words.entries()) {
    while ((fillers[at]?.end ?? Infinity) <= word.start) at += 1;
    if (word.start >= (fillers[at]?.start ?? Infinity) || isBracketed(words, i)) {
      dropped = strongest(dropped ?? 'none', word.pause);
      continue;
    }
    if (dropped === null) kept.push(word);
    else kept.push({ ...word, pause: dropped === 'sentence' || word.pause === 'sentence' ? 'sentence' : 'none' });
    dropped = null;
  }
  return kept;
}

/** "I paid him, like, eight euros": a small word between two pauses fills one. */
function isBracketed(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return word !== undefined && next !== undefined && BRACKETED.has(word.text) && word.pause !== 'none' && next.pause !== 'none';
}

function splitSentences(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    if (word.pause === 'sentence' || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences;
}
