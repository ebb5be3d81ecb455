import type { Level } from '../../../domains.ts';
import { NEAR_EACH_OTHER } from './words/near-synonyms.ts';
import { NEAR_WORDS } from './words/near-words.ts';
import { SYNONYMS_1 } from './words/synonyms-1.ts';
import { SYNONYMS_2 } from './words/synonyms-2.ts';
import { SYNONYMS_3 } from './words/synonyms-3.ts';
import { SYNONYMS_4 } from './words/synonyms-4.ts';
import { SYNONYMS_5 } from './words/synonyms-5.ts';

export interface SynonymPair {
  readonly words: readonly [string, string];
  /** What both mean, such as "not great in size"; null where nobody has said it yet. */
  readonly meaning: string | null;
}

/** Pairs of one part of speech of which none means the same as another. */
export interface SynonymField {
  readonly part: 'adjective' | 'verb' | 'noun';
  readonly pairs: readonly SynonymPair[];
}

const linesOf = (text: string): string[] => text.trim().split('\n');

function readPair(text: string): SynonymPair {
  const [words = '', meaning = null] = text.trim().split('/');
  const [one = '', other = ''] = words.split('=');
  return { words: [one, other], meaning };
}

const readFields = (text: string): SynonymField[] =>
  linesOf(text).map((line) => {
    const [part = '', pairs = ''] = line.trim().split(': ');
    return { part: part as SynonymField['part'], pairs: pairs.split(',').map(readPair) };
  });

/** By level, from the most frequent words of English to rare ones: about 5, 4.3, 3.7, 3.1 and 2.6 on the Zipf scale. */
export const SYNONYMS: Record<Level, readonly SynonymField[]> = {
  1: readFields(SYNONYMS_1),
  2: readFields(SYNONYMS_2),
  3: readFields(SYNONYMS_3),
  4: readFields(SYNONYMS_4),
  5: readFields(SYNONYMS_5),
};

/** Words that come too near each other for a choice between them. */
export const NEARLY: readonly (readonly string[])[] = [
  ...linesOf(NEAR_EACH_OTHER).map((line) => line.trim().split(', ')),
  ...linesOf(NEAR_WORDS).flatMap((line) =>
    line.split(' | ').flatMap((entry) => {
      const [word = '', near = ''] = entry.trim().split(': ');
      return near.split(' ').map((other) => [word, other]);
    }),
  ),
];
