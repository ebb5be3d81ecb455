import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { capitalized } from '../../../../words.ts';
import { intBetween, pickOne } from '../../dice.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { SYNONYMS } from '../lexicon/synonyms.ts';
import { meaningOf, solveSynonym, type SynonymPuzzle } from './solve.ts';

const OPTIONS = 8;
const DRAWS = 40;

/** Pairs of letters, the beginning and the end of the word taken for letters too. */
const letterPairs = (word: string): Set<string> =>
  new Set(Array.from(`${word} `, (letter, n) => `${n === 0 ? ' ' : word[n - 1]}${letter}`));

/** How many of the options look more like the word than the one at `place` does; of those as like, which come first is thrown. */
function rankLook(random: Random, word: string, options: readonly string[], place: number): number {
  const pairs = letterPairs(word);
  const looks = options.map((option) => [...letterPairs(option)].filter((pair) => pairs.has(pair)).length + random() / 2);
  return looks.filter((look) => look > (looks[place] ?? 0)).length;
}

/** One word of each pair of two fields of one part of speech: each of them could be asked for. */
function throwPairs(random: Random, level: Level): { options: readonly string[]; stems: readonly string[] } | null {
  const field = pickOne(random, SYNONYMS[level]);
  const others = SYNONYMS[level].filter((other) => other !== field && other.part === field.part);
  const pairs = shuffle(random, [...field.pairs, ...pickOne(random, others).pairs]);
  const side = intBetween(random, 0, 1);
  const options = pairs.map(({ words }) => words[side] ?? '');
  const stems = pairs.map(({ words }) => words[1 - side] ?? '');
  return stems.some((word, i) => solveSynonym({ word, options }).join() !== OPTION_IDS[i]) ? null : { options, stems };
}

/**
 * Words that mean the same often look alike, such as "unfeeling" and "uncaring". How many wrong options look more like the
 * word than the right one does is thrown first, so that neither the likest nor the least like is right more often.
 */
function compose(random: Random, level: Level): Composed<SynonymPuzzle> | null {
  const rank = intBetween(random, 0, OPTIONS - 1);
  for (let n = 0; n < DRAWS; n++) {
    const thrown = throwPairs(random, level);
    if (!thrown) continue;
    const { options, stems } = thrown;
    const fitting = stems.flatMap((word, place) => (rankLook(random, word, options, place) === rank ? [place] : []));
    if (fitting.length === 0) continue;
    const place = pickOne(random, fitting);
    const word = stems[place] ?? '';
    return { puzzle: { word, options }, key: OPTION_IDS[place] ?? '', rules: word };
  }
  return null;
}

function explain({ puzzle: { word, options }, key }: Composed<SynonymPuzzle>): string {
  const right = options[OPTION_IDS.indexOf(key)] ?? '';
  const meaning = meaningOf(word, right);
  return meaning === null
    ? `“${capitalized(word)}” and “${right}” mean nearly the same.`
    : `“${capitalized(word)}” and “${right}” both mean “${meaning}”.`;
}

export const synonym = defineTemplate<SynonymPuzzle>({
  id: 'synonym',
  compose,
  solve: solveSynonym,
  present: ({ word, options }) => ({
    prompt: 'Which word means most nearly the same as the one below?',
    blocks: [{ type: 'series', cells: [{ text: word }] }],
    format: { type: 'choice', options: options.map((text, i) => ({ id: OPTION_IDS[i] ?? '', text })) },
  }),
  sign: ({ word, options }) => `${word} ${options.find((option) => solveSynonym({ word, options: [option] }).length > 0)}`,
  explain,
  optionTraits: ({ options }) => options.map((word) => [word.slice(-2)]),
});
