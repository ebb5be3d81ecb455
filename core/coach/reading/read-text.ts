import { findSpans } from './find-spans.ts';
import { readClauses, type Clause } from './read-clauses.ts';
import { FILLER_PHRASES } from './filler-phrases.ts';
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

/** The words without turns of speech such as "you know". What paused before one pauses before the word behind it. */
function dropFillers(content: string, words: readonly Word[]): Word[] {
  const fillers = findSpans(content.replaceAll('’', "'"), FILLER_PHRASES);
  const kept: Word[] = [];
  let at = 0;
  let pause: Word['pause'] = 'none';
  for (const word of words) {
    while ((fillers[at]?.end ?? Infinity) <= word.start) at += 1;
    pause = strongest(pause, word.pause);
    if (word.start >= (fillers[at]?.start ?? Infinity)) continue;
    kept.push(pause === word.pause ? word : { ...word, pause });
    pause = 'none';
  }
  return kept;
}

function splitSentences(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    if (word.pause === 'sentence' || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences;
}
