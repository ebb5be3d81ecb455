import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { capitalized } from '../../../../words.ts';
import { intBetween, pickOne } from '../../dice.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { SYNONYMS } from '../lexicon/synonyms.ts';
import { meaningOf, solveSynonym, type SynonymPuzzle } from './solve.ts';

/** One word of each pair of two fields of one part of speech: each of them could be asked for, and by chance one is. */
function compose(random: Random, level: Level): Composed<SynonymPuzzle> | null {
  const field = pickOne(random, SYNONYMS[level]);
  const others = SYNONYMS[level].filter((other) => other !== field && other.part === field.part);
  const pairs = shuffle(random, [...field.pairs, ...pickOne(random, others).pairs]);
  const side = intBetween(random, 0, 1);
  const options = pairs.map(({ words }) => words[side] ?? '');
  const stems = pairs.map(({ words }) => words[1 - side] ?? '');
  if (stems.some((word, i) => solveSynonym({ word, options }).join() !== OPTION_IDS[i])) return null;
  const place = intBetween(random, 0, options.length - 1);
  const word = stems[place] ?? '';
  return { puzzle: { word, options }, key: OPTION_IDS[place] ?? '', rules: word };
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
