import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { pickMany, pickOne } from '../../dice.ts';
import { makesWord } from '../lexicon/compounds.ts';
import type { Chain } from './solve.ts';

/** A word and the words that stand before and after it in others. */
export interface Middle {
  readonly word: string;
  readonly lefts: readonly string[];
  readonly rights: readonly string[];
}

interface Neighbour {
  readonly side: 'left' | 'right';
  readonly word: string;
}

const neighboursOf = ({ lefts, rights }: Middle): Neighbour[] => [
  ...lefts.map((word) => ({ side: 'left' as const, word })),
  ...rights.map((word) => ({ side: 'right' as const, word })),
];
/** Also by words that are never asked for. */
const fits = (word: string, { side, word: neighbour }: Neighbour): boolean =>
  side === 'left' ? makesWord(neighbour, word) : makesWord(word, neighbour);
const hasNeighbour = ({ lefts, rights }: Middle, { side, word }: Neighbour): boolean => (side === 'left' ? lefts : rights).includes(word);

/** What can be shown of a word: neighbours that its twin has not, and such as both have. */
export interface TwinNeighbours {
  readonly own: readonly Neighbour[];
  readonly shared: readonly Neighbour[];
}

/** Null when there are too few of them. */
export function listTwinNeighbours(middle: Middle, twin: Middle, unshown: readonly string[]): TwinNeighbours | null {
  const neighbours = neighboursOf(middle).filter(({ word }) => !unshown.includes(word));
  const own = neighbours.filter((neighbour) => !fits(twin.word, neighbour));
  const shared = neighbours.filter((neighbour) => hasNeighbour(twin, neighbour));
  return own.length === 0 || shared.length < 2 ? null : { own, shared };
}

/** Three neighbours of a word, on both sides of it, of which its twin has all but one. Null when the dice come to nothing. */
export function throwTwinChains(random: Random, { own, shared }: TwinNeighbours): readonly Chain[] | null {
  const three = shuffle(random, [pickOne(random, own), ...pickMany(random, shared, 2)]);
  const [left, otherLeft] = three.filter(({ side }) => side === 'left').map(({ word }) => word);
  const [right, otherRight] = three.filter(({ side }) => side === 'right').map(({ word }) => word);
  if (left === undefined || right === undefined) return null;
  return [[left, null, right], otherLeft === undefined ? [null, otherRight ?? ''] : [otherLeft, null]];
}

function areTwins(one: Middle, other: Middle): boolean {
  const shared = neighboursOf(one).filter((neighbour) => hasNeighbour(other, neighbour));
  const hasOwn = (middle: Middle, twin: Middle): boolean => neighboursOf(middle).some((neighbour) => !fits(twin.word, neighbour));
  return shared.length > 1 && hasOwn(one, other) && hasOwn(other, one);
}

export const listTwins = (middles: readonly Middle[]): (readonly [Middle, Middle])[] =>
  middles.flatMap((one, i) => middles.slice(i + 1).flatMap((other) => (areTwins(one, other) ? [[one, other] as const] : [])));

/** Pairs of which no word stands in two. */
export function pickTwins(random: Random, twins: readonly (readonly [Middle, Middle])[], count: number): (readonly [Middle, Middle])[] {
  const picked: (readonly [Middle, Middle])[] = [];
  for (const pair of shuffle(random, twins)) {
    if (picked.length === count) break;
    if (!picked.flat().some(({ word }) => pair.some((middle) => middle.word === word))) picked.push(pair);
  }
  return picked;
}
