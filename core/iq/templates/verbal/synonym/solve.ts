import { OPTION_IDS } from '../../../item/presentation.ts';
import { NEARLY, SYNONYMS } from '../lexicon/synonyms.ts';

export interface SynonymPuzzle {
  readonly word: string;
  readonly options: readonly string[];
}

const PAIRS = Object.values(SYNONYMS).flatMap((fields) => fields.flatMap(({ pairs }) => pairs));

type Links = ReadonlyMap<string, ReadonlySet<string>>;

function linkWords(sets: readonly (readonly string[])[]): Links {
  const links = new Map<string, Set<string>>();
  for (const words of sets)
    for (const word of words) {
      const linked = links.get(word) ?? new Set();
      for (const other of words) if (other !== word) linked.add(other);
      links.set(word, linked);
    }
  return links;
}

const PAIRED = linkWords(PAIRS.map(({ words }) => words));
const NEAR = linkWords(NEARLY);

const follow = (links: Links, words: readonly string[]): string[] => words.flatMap((word) => [...(links.get(word) ?? [])]);

/**
 * Options that mean nearly the same as the word: by a pair of any level or a line of words that come too near, by two pairs, or
 * by a pair and a line. Two lines do not make a synonym: "rough" is near "cruel", and "cruel" near "stingy".
 */
export function solveSynonym({ word, options }: SynonymPuzzle): string[] {
  const [paired, near] = [follow(PAIRED, [word]), follow(NEAR, [word])];
  const reached = new Set([...paired, ...near, ...follow(PAIRED, [...paired, ...near]), ...follow(NEAR, paired)]);
  return options.flatMap((option, i) => (reached.has(option) ? [OPTION_IDS[i] ?? ''] : []));
}

/** What both words mean; null where it is not said, or they are no pair. */
export const meaningOf = (one: string, other: string): string | null =>
  PAIRS.find(({ words }) => words.includes(one) && words.includes(other))?.meaning ?? null;
