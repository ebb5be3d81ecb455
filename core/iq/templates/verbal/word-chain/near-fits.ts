import type { Random } from '../../../../random.ts';
import { pickOne } from '../../dice.ts';
import { COMPOUNDS, makesWord } from '../lexicon/compounds.ts';

/** A word that is shown on one side of the one asked for, and words that stand on the other. */
export interface Neighbour {
  readonly word: string;
  /** That make a word with it which anybody knows. */
  readonly known: ReadonlySet<string>;
  /** That make a word with it which anybody may think of. */
  readonly thought: ReadonlySet<string>;
}

/** A word and the words that stand before and after it in others. */
export interface Middle {
  readonly word: string;
  readonly lefts: readonly Neighbour[];
  readonly rights: readonly Neighbour[];
}

const FIRSTS = [...COMPOUNDS.keys()];
const isKnown = (first: string, second: string): boolean => COMPOUNDS.get(first)?.includes(second) ?? false;

const LEFTS: ReadonlyMap<string, Neighbour> = new Map(
  FIRSTS.map((word) => [
    word,
    {
      word,
      known: new Set(COMPOUNDS.get(word)),
      thought: new Set(FIRSTS.filter((second) => makesWord(word, second))),
    },
  ]),
);
const RIGHTS: ReadonlyMap<string, Neighbour> = new Map(
  [...new Set([...COMPOUNDS.values()].flat())].map((word) => [
    word,
    {
      word,
      known: new Set(FIRSTS.filter((first) => isKnown(first, word))),
      thought: new Set(FIRSTS.filter((first) => makesWord(first, word))),
    },
  ]),
);

/** Words with others on both sides, by both. */
export const MIDDLES: readonly Middle[] = FIRSTS.map((word) => ({
  word,
  lefts: [...LEFTS.values()].filter(({ known }) => known.has(word)),
  rights: [...RIGHTS.values()].filter(({ known }) => known.has(word)),
})).filter(({ lefts, rights }) => lefts.length > 0 && rights.length > 0);

export interface WrongOptions {
  readonly words: readonly Middle[];
  /** How often whoever reads but one of the shown words is right: squared and summed, so that the one that tells most counts most. */
  readonly tells: number;
  /** How many of the words fit all but one of those shown. */
  readonly near: number;
}

/** Wrong options that fit some of the words that are shown, each of these as far as there are such. Null where there are too few. */
export function pickWrong(random: Random, shown: readonly Neighbour[], pool: readonly Middle[], count: number): WrongOptions | null {
  const left = pool
    .filter(({ word }) => !shown.some((each) => each.word === word) && !shown.every(({ thought }) => thought.has(word)))
    .map((middle) => ({ middle, fitted: shown.map(({ known }) => Number(known.has(middle.word))) }));
  if (left.length < count) return null;
  // The one that is asked for fits each.
  const counts = shown.map(() => 1);
  const picked = Array.from({ length: count }, () => {
    const worth = left.map(({ fitted }) => fitted.reduce((sum, fit, n) => sum + fit / (counts[n] ?? 1) ** 2, 0));
    const most = Math.max(...worth) - 1e-9;
    const one = pickOne(random, left.filter((_, n) => (worth[n] ?? 0) > most)); // prettier-ignore
    left.splice(left.indexOf(one), 1);
    one.fitted.forEach((fit, n) => (counts[n] = (counts[n] ?? 0) + fit));
    return one;
  });
  return {
    words: picked.map(({ middle }) => middle),
    tells: counts.reduce((sum, fit) => sum + 1 / fit ** 2, 0),
    near: picked.filter(({ fitted }) => fitted.filter((fit) => fit === 0).length === 1).length,
  };
}
