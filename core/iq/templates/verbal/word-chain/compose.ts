import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickMany } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { COMPOUNDS } from '../lexicon/compounds.ts';
import { solveChain, type Chain, type ChainPuzzle } from './solve.ts';
import { listTwinNeighbours, listTwins, pickTwins, throwTwinChains, type Middle } from './twins.ts';

const OPTIONS = 8;
const MAX_TRIES = 40;
const MAX_CHAINS = 60;

const FIRSTS = [...COMPOUNDS.keys()];
const before = (word: string): readonly string[] => FIRSTS.filter((first) => COMPOUNDS.get(first)?.includes(word));
const after = (word: string): readonly string[] => COMPOUNDS.get(word) ?? [];

/** Words with others on both sides, by both. */
const MIDDLES: readonly Middle[] = FIRSTS.map((word) => ({ word, lefts: before(word), rights: after(word) })).filter(
  ({ lefts, rights }) => lefts.length > 0 && rights.length > 0,
);
const THREE_NEIGHBOURS = MIDDLES.filter(({ lefts, rights }) => lefts.length + rights.length > 2);
const CROSSINGS = MIDDLES.filter(({ lefts, rights }) => lefts.length > 1 && rights.length > 1);

const TWINS = listTwins(MIDDLES);

const poolOf = (level: Level): readonly Middle[] => (level === 5 ? CROSSINGS : level > 2 ? THREE_NEIGHBOURS : MIDDLES);

/** Chains about a word: with one neighbour, two, three, or two on each side. */
function throwChains(random: Random, level: Level, { lefts, rights }: Middle): readonly Chain[] {
  const [left = '', otherLeft] = pickMany(random, lefts, Math.min(2, lefts.length));
  const [right = '', otherRight] = pickMany(random, rights, Math.min(2, rights.length));
  if (level === 1) return random() < 0.5 ? [[left, null]] : [[null, right]];
  const through: Chain = [left, null, right];
  if (level === 2) return [through];
  if (level === 5) return [through, [otherLeft ?? '', null, otherRight ?? '']];
  const isLeft = otherRight === undefined || (otherLeft !== undefined && random() < 0.5);
  return [through, isLeft ? [otherLeft ?? '', null] : [null, otherRight ?? '']];
}

/** Whether an option is the only one that fits, and no option is shown. */
const isSound = ({ chains, options }: ChainPuzzle, i: number): boolean =>
  solveChain({ chains, options }).join() === OPTION_IDS[i] && !chains.flat().some((link) => link !== null && options.includes(link));

/** The words to choose from. On the fourth level each has a twin among them, which fits all but one of its neighbours. */
function pickOptions(random: Random, level: Level): { middle: Middle; twin: Middle | null }[] {
  if (level !== 4) return pickMany(random, poolOf(level), OPTIONS).map((middle) => ({ middle, twin: null }));
  return shuffle(
    random,
    pickTwins(random, TWINS, OPTIONS / 2).flatMap(([one, other]) => [
      { middle: one, twin: other },
      { middle: other, twin: one },
    ]),
  );
}

function findChains(random: Random, level: Level, picked: ReturnType<typeof pickOptions>, i: number): readonly Chain[] | null {
  const options = picked.map(({ middle }) => middle.word);
  const [asked] = picked.slice(i);
  if (!asked) return null;
  const neighbours = asked.twin && listTwinNeighbours(asked.middle, asked.twin, options);
  if (asked.twin && !neighbours) return null;
  for (let n = 0; n < MAX_CHAINS; n++) {
    const chains = neighbours ? throwTwinChains(random, neighbours) : throwChains(random, level, asked.middle);
    if (chains && isSound({ chains, options }, i)) return chains;
  }
  return null;
}

const nameChain = (chain: Chain): string => chain.map((link) => (link === null ? '?' : 'w')).join('');

/** Each of the options has a chain of its own that it alone fits, so that none gives itself away; one of them is asked for. */
export function composeChain(random: Random, level: Level): Composed<ChainPuzzle> | null {
  for (let n = 0; n < MAX_TRIES; n++) {
    const picked = pickOptions(random, level);
    if (picked.length < OPTIONS) continue;
    const options = picked.map(({ middle }) => middle.word);
    const place = intBetween(random, 0, OPTIONS - 1);
    const chains = findChains(random, level, picked, place);
    if (!chains) continue;
    const isFair = picked.every((_, i) => i === place || findChains(random, level, picked, i));
    if (!isFair) continue;
    return { puzzle: { chains, options }, key: OPTION_IDS[place] ?? '', rules: `${chains.map(nameChain).join(' ')} ${options[place]}` };
  }
  return null;
}
