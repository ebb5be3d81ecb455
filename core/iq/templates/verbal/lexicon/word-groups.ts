import type { Level } from '../../../domains.ts';
import { ABSTRACT_LINES, CLOSE_LINES, FEATURES_LINES, MORE_SHARED_LINES, SENSES_LINES, THINGS_LINES } from './words/word-groups.ts';

/** Words that share something; a word may stand in several groups, and each group of any level is seen by the solver. */
export interface WordGroup {
  readonly shared: string;
  /** What the group belongs to. Groups of one field are near each other. */
  readonly field: string;
  readonly words: readonly string[];
  /** Words that share it by a rarer sense, such as a nail, which is a unit too: none of them is odd among the words. */
  readonly besides: readonly string[];
}

const read = (lines: string): WordGroup[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [field = '', shared = '', words = '', besides = ''] = line.split('|').map((part) => part.trim());
      return { field, shared, words: words.split(' '), besides: besides.split(' ').filter((word) => word !== '') };
    });

const THINGS = read(THINGS_LINES);

const FEATURES = read(FEATURES_LINES);

const ABSTRACT = read(ABSTRACT_LINES);

const CLOSE = read(CLOSE_LINES);

/** By one of their senses only. */
const SENSES = read(SENSES_LINES);

/** Groups that items of a level are made of, and whether the odd word is near. */
export const WORD_GROUPS: Record<Level, { readonly groups: readonly WordGroup[]; readonly isNear: boolean | null }> = {
  1: { groups: THINGS, isNear: true },
  2: { groups: FEATURES, isNear: null },
  3: { groups: ABSTRACT, isNear: true },
  4: { groups: CLOSE, isNear: true },
  5: { groups: SENSES, isNear: null },
};

export const ALL_GROUPS: readonly WordGroup[] = [...THINGS, ...FEATURES, ...ABSTRACT, ...CLOSE, ...SENSES];

const ANIMALS = read('animals | other animals | shark crocodile tiger butterfly');

/** Groups of which the only one among six words strikes the eye, such as the only animal. */
export const STRIKING: readonly WordGroup[] = [...THINGS, ...ABSTRACT, ...ANIMALS];

/** What else some of the words have in common, so that an item is refused in which it singles out another word. */
export const MORE_SHARED = read(MORE_SHARED_LINES);
