import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { ASPECTS, FAMILIES, FAMILY_NAMES, valueCount, type AspectId, type Family, type Figure } from '../figures/aspects.ts';
import { FAMILY_OF, RELATIONS, type RelationName } from '../figures/features.ts';
import { pickStill } from '../figures/pick-aspects.ts';
import { pickValue } from '../figures/pick-axes.ts';
import { writeFigure } from '../figures/sign-figures.ts';
import { pickInconspicuous } from './pick-inconspicuous.ts';
import { findReasons, nameFeatures, oddBy, type OddPuzzle } from './solve.ts';

const COUNT = 6;

type Column = readonly [AspectId, readonly number[]];

const SEEN_IN: Record<Family, readonly AspectId[]> = {
  emblem: ['shape', 'shade', 'mark', 'pointer', 'beads'],
  dial: FAMILIES.dial,
  flower: FAMILIES.flower,
  clock: FAMILIES.clock,
};

const valuesOf = (id: AspectId): number[] => Array.from({ length: valueCount(id) }, (_, n) => n);

/** How many figures have each value of an aspect that does not count: none is the only one of its value, or several are. */
const SPLITS = [[2, 2, 2], [3, 3], [4, 2], [4, 1, 1], [3, 1, 1, 1], [2, 2, 1, 1]] as const; // prettier-ignore

/** Such that whoever has the frequent value of some of them is as common as the others, who are alone with another here and there. */
const LEANING_SPLITS = [[4, 1, 1], [4, 1, 1], [4, 2], [3, 1, 1, 1]] as const; // prettier-ignore

function noise(random: Random, id: AspectId, lean: number): Column {
  const split = pickOne(random, (lean > 0 ? LEANING_SPLITS : SPLITS).filter(({ length }) => length <= valueCount(id))); // prettier-ignore
  const values = pickMany(random, valuesOf(id), split.length);
  const all = split.flatMap((count, n) => Array.from({ length: count }, () => values[n] ?? 0));
  const [most = 0, ...others] = all;
  return [id, random() < lean ? [...shuffle(random, others), most] : shuffle(random, all)];
}

/** The last figure has another value than the five before it. */
function single(random: Random, id: AspectId): Column {
  const [five = 0, one = 0] = pickMany(random, valuesOf(id), 2);
  return [id, [five, five, five, five, five, one]];
}

/** The last figure has a value of another kind than the five before it, which differ: upright beside slanting, even beside odd. */
function ofOneKind(random: Random, id: AspectId): Column {
  const [five, one] = shuffle(random, [0, 1]).map((kind) => valuesOf(id).filter((value) => value % 2 === kind)); // prettier-ignore
  const some = pickMany(random, five ?? [], pickOne(random, [3, 4]));
  const split = some.length > 3 ? [2, 1, 1, 1] : [2, 2, 1];
  const values = shuffle(random, split.flatMap((count, n) => Array.from({ length: count }, () => some[n] ?? some[0] ?? 0))); // prettier-ignore
  return [id, [...values, pickOne(random, one ?? [])]];
}

/** Two aspects go together in five figures, and the last one has a pair of its own, of values that others have. */
function together(random: Random, one: AspectId, other: AspectId): Column[] {
  const [a = 0, b = 0] = pickMany(random, valuesOf(one), 2);
  const [c = 0, d = 0] = pickMany(random, valuesOf(other), 2);
  return [[one, [a, a, a, b, b, b]], [other, [c, c, c, d, d, c]]]; // prettier-ignore
}

const MAX_THROWS = 40;

/** Values of two aspects that stand to each other as `want` says. */
function relate(random: Random, name: RelationName, want: (value: number) => boolean): [number, number] {
  const { needs, of } = RELATIONS[name];
  for (let n = 0; n < MAX_THROWS; n++) {
    const pair = [pickValue(random, needs[0]), pickValue(random, needs[1])] as [number, number];
    if (want(of({ [needs[0]]: pair[0], [needs[1]]: pair[1] }))) return pair;
  }
  return [0, 0];
}

/** Relations, each with a value of it that can hold. */
const HOLDING: readonly (readonly [RelationName, number])[] = [
  ...[0, 1].map((value) => ['alike', value] as const),
  ...[0, 2, 4].map((value) => ['offset', value] as const),
  ...[0, 2, 4].map((value) => ['hands', value] as const),
  ...[0, 1, 2].map((value) => ['counts', value] as const),
];

const relationColumns = (random: Random, name: RelationName, wanted: readonly ((value: number) => boolean)[]): Column[] => {
  const pairs = wanted.map((want) => relate(random, name, want));
  return RELATIONS[name].needs.map((id, n) => [id, pairs.map((pair) => pair[n] ?? 0)]);
};

interface Idea {
  readonly family: Family;
  readonly columns: readonly Column[];
  readonly name: string;
  /** The features by which the last figure is the odd one. */
  readonly by: readonly string[];
  /** How many aspects differ that do not count. */
  readonly noise: number;
  /** How often the odd figure has the frequent value of one of these. */
  readonly lean?: number;
}

/** Angles of 45° and 135° go with one slanting direction, others with none or two: an odd one of the other kind would show by that alone. */
const isAsStraight = (name: RelationName, one: number, other: number): boolean =>
  !['offset', 'hands'].includes(name) || one % 2 === other % 2;

function relationIdea(random: Random, noiseCount: number): Idea {
  const [name, value] = pickOne(random, HOLDING);
  const isOdd = (seen: number): boolean => seen !== value && isAsStraight(name, seen, value);
  const wanted = Array.from({ length: COUNT }, (_, n) => (n < COUNT - 1 ? (seen: number) => seen === value : isOdd));
  const columns = relationColumns(random, name, wanted);
  return { family: FAMILY_OF[name], columns, name: `${name}:${value}`, by: [name], noise: noiseCount };
}

/** Aspects that can go with a relation. */
const BESIDE: Record<Family, readonly AspectId[]> = {
  emblem: ['shade', 'beads', 'pointer'],
  dial: ['tint', 'span'],
  clock: ['face', 'pointer', 'beads'],
  flower: ['petalShade'],
};

/** In five figures a relation goes with another relation, or with a value; in the last one it does not. */
function secondOrderIdea(random: Random): Idea {
  const [name, value] = pickOne(random, HOLDING);
  const wanted = [true, true, true, false, false, pickOne(random, [true, false])];
  const first = relationColumns(random, name, wanted.map((holds) => (seen: number) => (seen === value) === holds)); // prettier-ignore
  const partner = pickOne(random, [null, ...HOLDING.filter(([other]) => other !== name && FAMILY_OF[other] === FAMILY_OF[name])]);
  const follows = wanted.map((holds, n) => holds === n < COUNT - 1);
  if (partner) {
    const [partnerName, other] = partner;
    const second = relationColumns(random, partnerName, follows.map((holds) => (seen: number) => (seen === other) === holds)); // prettier-ignore
    return {
      family: FAMILY_OF[name],
      columns: [...first, ...second],
      name: [`${name}:${value}`, `${partnerName}:${other}`].toSorted().join(' '),
      by: [name, partnerName],
      noise: 0,
    };
  }
  const aspect = pickOne(random, BESIDE[FAMILY_OF[name]]);
  const [yes = 0, no = 0] = pickMany(random, Array.from({ length: valueCount(aspect) }, (_, n) => n), 2); // prettier-ignore
  const columns = [...first, [aspect, follows.map((holds) => (holds ? yes : no))] as const];
  return { family: FAMILY_OF[name], columns, name: `${name}:${value} ${aspect}`, by: [name, aspect], noise: 0 };
}

/** Aspects whose values are of two kinds. */
const OF_TWO_KINDS: readonly AspectId[] = ['pointer', 'sector', 'longHand', 'shortHand', 'beads', 'petals'];

const kindOf = (id: AspectId): string => `${id} ${ASPECTS[id].kind === 'cyclic' ? 'slant' : 'evenness'}`;

/** One feature, one kind of values, a relation between parts, that or two features that go together among much that does not count, a relation between relations. */
function pickIdea(random: Random, level: Level): Idea {
  const family = pickOne(random, FAMILY_NAMES);
  const [one = 'pointer', other = 'beads'] = pickMany(random, SEEN_IN[family], 2);
  switch (level) {
    case 1:
      return { family, columns: [single(random, one)], name: one, by: [one], noise: SEEN_IN[family].length - 1, lean: 0.9 };
    case 2: {
      const id = pickOne(random, SEEN_IN[family].filter((each) => OF_TWO_KINDS.includes(each))); // prettier-ignore
      return { family, columns: [ofOneKind(random, id)], name: `${id} kind`, by: [kindOf(id)], noise: 2, lean: 0.6 };
    }
    case 3:
      return relationIdea(random, 1);
    case 4:
      if (pickOne(random, [true, false])) return relationIdea(random, 3);
      return { family, columns: together(random, one, other), name: [one, other].toSorted().join(' '), by: [one, other], noise: 2 };
    case 5:
      return secondOrderIdea(random);
  }
}

/** What the simplest way to see the odd one costs at each level: a throw that gives an easier one comes to nothing. */
const COST: Record<Level, number> = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3 };

/** Six figures of which the last is the odd one by all that is simple enough; null when a throw comes to nothing. */
function throwFigures(random: Random, level: Level): { figures: Figure[]; name: string } | null {
  const idea = pickIdea(random, level);
  const ruled = idea.columns.map(([id]) => id);
  const rest = shuffle(random, SEEN_IN[idea.family].filter((id) => !ruled.includes(id))); // prettier-ignore
  const noisy = rest.slice(0, idea.noise).map((id) => noise(random, id, idea.lean ?? 0));
  const still = pickStill(random, rest.slice(idea.noise));
  const figures = Array.from({ length: COUNT }, (_, n): Figure => ({
    ...still,
    ...Object.fromEntries([...idea.columns, ...noisy].map(([id, values]) => [id, values[n] ?? 0])),
  }));
  if (new Set(figures.map(writeFigure)).size < COUNT) return null;
  const reasons = findReasons(figures);
  // Another rule may say the same of the figures, as simply: it would be the one that is told afterwards.
  if (reasons[0]?.cost !== COST[level] || reasons[0].by !== nameFeatures(idea.by)) return null;
  const found = oddBy(reasons);
  return found.length === 1 && found[0] === COUNT - 1 ? { figures, name: idea.name } : null;
}

/** Throws of which one is taken. */
const THROWS: Record<Level, number> = { 1: 80, 2: 60, 3: 100, 4: 100, 5: 140 };

export function composeOdd(random: Random, level: Level): Composed<OddPuzzle> | null {
  const thrown = Array.from({ length: THROWS[level] }, () => throwFigures(random, level)).filter((each) => each !== null);
  const taken = pickInconspicuous(random, thrown, ({ figures }) => figures, level);
  if (!taken) return null;
  const { figures, name } = taken;
  const order = shuffle(random, figures.map((_, n) => n)); // prettier-ignore
  const key = OPTION_IDS.charAt(order.indexOf(COUNT - 1));
  return { puzzle: { options: order.map((n) => figures[n] ?? {}) }, key, rules: name };
}
