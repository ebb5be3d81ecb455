import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickOne } from '../../dice.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { WORD_GROUPS, type WordGroup } from '../lexicon/word-groups.ts';
import { solveOddWord, type OddWordPuzzle } from './solve.ts';

const WORDS = 6;
const DRAWS = 20;

interface OddWordItem extends Composed<OddWordPuzzle> {
  readonly shared: string;
}

function pickGroups(random: Random, level: Level): readonly [WordGroup, WordGroup] {
  const { groups, isNear } = WORD_GROUPS[level];
  const pairs = groups.flatMap((first) =>
    groups
      .filter((second) => second !== first && (isNear === null || isNear === (second.field === first.field)))
      .map((second) => [first, second] as const),
  );
  return pickOne(random, pairs);
}

/** Pairs of words of the two groups that are as long as each other. */
function pairByLength(random: Random, first: WordGroup, second: WordGroup): (readonly [string, string])[] {
  const left = shuffle(random, second.words);
  const pairs: (readonly [string, string])[] = [];
  for (const word of shuffle(random, first.words)) {
    const place = left.findIndex((other) => other.length === word.length);
    if (place !== -1) pairs.push([word, ...left.splice(place, 1)] as [string, string]);
  }
  return pairs;
}

/** The items in which one of the words stands among the others' partners, for each of the words. */
const composeSiblings = (pairs: readonly (readonly [string, string])[]): { words: readonly string[]; odd: string; alikeIn: 0 | 1 }[] =>
  ([0, 1] as const).flatMap((alikeIn) =>
    pairs.map((pair, place) => ({
      words: pairs.map((each, i) => each[i === place ? 1 - alikeIn : alikeIn] ?? ''),
      odd: pair[1 - alikeIn] ?? '',
      alikeIn,
    })),
  );

/** An ending that all words but one share is something in common too, such as -ly: what they mean is asked for. */
const ENDING_CHARS = 2;
const endAlikeButOne = (words: readonly string[]): boolean =>
  words.some((word) => words.filter((other) => other.slice(-ENDING_CHARS) === word.slice(-ENDING_CHARS)).length === WORDS - 1);

const isSound = ({ words, odd }: { readonly words: readonly string[]; readonly odd: string }): boolean =>
  new Set(words).size === WORDS && !endAlikeButOne(words) && solveOddWord({ words }).join() === OPTION_IDS[words.indexOf(odd)];

/**
 * Six words of either group, pair by pair of the same length: any of the twelve can be the odd one in the place of its
 * partner, and one of these items is taken. So no word is odd more often than another, nor is any length.
 */
function compose(random: Random, level: Level): OddWordItem | null {
  const groups = pickGroups(random, level);
  for (let n = 0; n < DRAWS; n++) {
    const pairs = pairByLength(random, ...groups).slice(0, WORDS);
    const siblings = pairs.length < WORDS ? [] : composeSiblings(pairs);
    if (siblings.length === 0 || !siblings.every(isSound)) continue;
    const { words, odd, alikeIn } = pickOne(random, siblings);
    const shuffled = shuffle(random, words);
    const { shared } = groups[alikeIn];
    return {
      puzzle: { words: shuffled },
      key: OPTION_IDS[shuffled.indexOf(odd)] ?? '',
      rules: `${shared} and ${groups[1 - alikeIn]?.shared}`,
      shared,
    };
  }
  return null;
}

export const oddWord = defineTemplate<OddWordPuzzle>({
  id: 'odd-word',
  compose,
  solve: solveOddWord,
  present: ({ words }) => ({
    prompt: 'Five of these words have something in common: which one does not belong?',
    blocks: [],
    format: { type: 'choice', options: words.map((text, i) => ({ id: OPTION_IDS[i] ?? '', text })) },
  }),
  sign: ({ words }) => words.toSorted().join(),
  explain: (item) => {
    const { puzzle, key, shared } = item as OddWordItem;
    return `The other five can all be described as ${shared}; “${puzzle.words[OPTION_IDS.indexOf(key)]}” cannot.`;
  },
  // No `optionTraits`: the options are the question.
});
