import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { MIDDLES, pickWrong, type Middle, type Neighbour, type WrongOptions } from './near-fits.ts';
import { solveChain, type Chain, type ChainPuzzle } from './solve.ts';

const OPTIONS = 8;
const MAX_TRIES = 40;
const MAX_CHAINS = 60;
/** Of so many chains about a word the one is taken whose wrong options fit best. */
const THROWS = 16;
/** Steps from word to word, after which it makes no difference where one began. */
const STEPS = 12;

const THREE_NEIGHBOURS = MIDDLES.filter(({ lefts, rights }) => lefts.length + rights.length > 2);
const CROSSINGS = MIDDLES.filter(({ lefts, rights }) => lefts.length > 1 && rights.length > 1);
/** Words that share two of their neighbours with another. */
const TWINNED = THREE_NEIGHBOURS.filter(({ word, lefts, rights }) =>
  MIDDLES.some((other) => other.word !== word && [...lefts, ...rights].filter(({ known }) => known.has(other.word)).length > 1),
);
const POOLS: Readonly<Record<Level, readonly Middle[]>> = { 1: MIDDLES, 2: MIDDLES, 3: THREE_NEIGHBOURS, 4: TWINNED, 5: CROSSINGS };

const nameChain = (chain: Chain): string => chain.map((link) => (link === null ? '?' : 'w')).join('');

const toItem = (chains: readonly Chain[], options: readonly string[], right: string): Composed<ChainPuzzle> => ({
  puzzle: { chains, options },
  key: OPTION_IDS[options.indexOf(right)] ?? '',
  rules: `${chains.map(nameChain).join(' ')} ${right}`,
});

/** Whether an option is the only one that fits, and no option is shown. */
const isSound = ({ chains, options }: ChainPuzzle, i: number): boolean =>
  solveChain({ chains, options }).join() === OPTION_IDS[i] && !chains.flat().some((link) => link !== null && options.includes(link));

function throwShort(random: Random, { lefts, rights }: Middle): readonly Chain[] {
  return random() < 0.5 ? [[pickOne(random, lefts).word, null]] : [[null, pickOne(random, rights).word]];
}

/** Whether it begins as a word that is shown does, and no other option does. */
const isToldByLetter = (chains: readonly Chain[], asked: string, options: readonly string[]): boolean =>
  chains.flat().some((link) => link?.[0] === asked[0]) && options.filter((option) => option[0] === asked[0]).length === 1;

function findChains(random: Random, asked: Middle, options: readonly string[]): readonly Chain[] | null {
  for (let n = 0; n < MAX_CHAINS; n++) {
    const chains = throwShort(random, asked);
    if (isSound({ chains, options }, options.indexOf(asked.word)) && !isToldByLetter(chains, asked.word, options)) return chains;
  }
  return null;
}

/** With one word shown. Each of the options has a chain of its own that it alone fits, so that none gives itself away. */
function composeShort(random: Random): Composed<ChainPuzzle> | null {
  for (let n = 0; n < MAX_TRIES; n++) {
    const picked = pickMany(random, MIDDLES, OPTIONS);
    const options = picked.map(({ word }) => word);
    const place = intBetween(random, 0, OPTIONS - 1);
    const found = picked.map((asked) => findChains(random, asked, options));
    const chains = found[place];
    if (chains && found.every((each) => each !== null)) return toItem(chains, options, options[place] ?? '');
  }
  return null;
}

/** Words beside one: on either side, or two on one of them, or two on both. */
function throwBeside(
  random: Random,
  level: Level,
  { lefts, rights }: Middle,
): { before: readonly Neighbour[]; after: readonly Neighbour[] } {
  const before = pickMany(random, lefts, Math.min(2, lefts.length));
  const after = pickMany(random, rights, Math.min(2, rights.length));
  if (level === 5) return { before, after };
  const isLeft = level > 2 && (after.length < 2 || (before.length > 1 && random() < 0.5));
  return { before: before.slice(0, isLeft ? 2 : 1), after: after.slice(0, level > 2 && !isLeft ? 2 : 1) };
}

const toChains = ([left, otherLeft]: readonly Neighbour[], [right, otherRight]: readonly Neighbour[]): readonly Chain[] => {
  const through = [left?.word ?? '', null, right?.word ?? ''];
  if (otherLeft) return [through, [otherLeft.word, null, ...(otherRight ? [otherRight.word] : [])]];
  return otherRight ? [through, [null, otherRight.word]] : [through];
};

/** So many wrong options of the fourth level fit all but one of the words shown, where there are such. */
const NEAR = 2;

/** On the fourth level the nearest, else those of which fewest are told by one of the words shown. */
function isBetter(level: Level, one: WrongOptions, other: WrongOptions): boolean {
  const nearer = level === 4 ? Math.min(one.near, NEAR) - Math.min(other.near, NEAR) : 0;
  return nearer === 0 ? one.tells < other.tells : nearer > 0;
}

/** Chains about a word, and wrong options. */
function throwAbout(random: Random, level: Level, asked: Middle): (WrongOptions & { readonly chains: readonly Chain[] }) | null {
  const others = POOLS[level].filter((other) => other !== asked);
  let best: ReturnType<typeof throwAbout> = null;
  for (let n = 0; n < THROWS; n++) {
    const { before, after } = throwBeside(random, level, asked);
    if (before.some((each) => after.some(({ word }) => word === each.word))) continue;
    const wrong = pickWrong(random, [...before, ...after], others, OPTIONS - 1);
    if (wrong && (best === null || isBetter(level, wrong, best))) best = { ...wrong, chains: toChains(before, after) };
  }
  return best;
}

/**
 * With several words shown. What is asked for is found by steps, each to a wrong option of the one before: in the long run a
 * word is asked for as often as it is each of the wrong options, so that no word is right more often than others.
 */
function composeLong(random: Random, level: Level): Composed<ChainPuzzle> | null {
  let asked = pickOne(random, POOLS[level]);
  for (let n = 0; n < STEPS; n++) {
    const found = throwAbout(random, level, asked);
    if (found) asked = pickOne(random, found.words);
  }
  const found = throwAbout(random, level, asked);
  if (!found) return null;
  return toItem(found.chains, shuffle(random, [asked, ...found.words]).map(({ word }) => word), asked.word); // prettier-ignore
}

export const composeChain = (random: Random, level: Level): Composed<ChainPuzzle> | null =>
  level === 1 ? composeShort(random) : composeLong(random, level);
