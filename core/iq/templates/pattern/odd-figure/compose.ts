import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { FAMILIES, valueCount, type AspectId, type Figure } from '../figures/aspects.ts';
import { RELATIONS, type RelationName } from '../figures/features.ts';
import { pickStill } from '../figures/pick-aspects.ts';
import { pickValue } from '../figures/pick-axes.ts';
import { writeFigure } from '../figures/sign-figures.ts';
import { findReasons, type OddPuzzle } from './solve.ts';

const COUNT = 6;

type Column = readonly [AspectId, readonly number[]];

const seenIn: Record<keyof typeof FAMILIES, readonly AspectId[]> = {
  emblem: ['shape', 'shade', 'mark', 'pointer', 'beads'],
  dial: FAMILIES.dial,
  flower: FAMILIES.flower,
  clock: FAMILIES.clock,
};

/** Values that make none of six figures the only one: two or three kinds, or two of which one is rarer. */
function noise(random: Random, id: AspectId): number[] {
  const split = pickOne(random, [[2, 2, 2], [3, 3], [4, 2]]); // prettier-ignore
  const values = pickMany(random, Array.from({ length: valueCount(id) }, (_, n) => n), split.length); // prettier-ignore
  return shuffle(random, split.flatMap((count, n) => Array.from({ length: count }, () => values[n] ?? 0))); // prettier-ignore
}

/** The last figure has another value than the five before it. */
function single(random: Random, id: AspectId): Column {
  const [five = 0, one = 0] = pickMany(random, Array.from({ length: valueCount(id) }, (_, n) => n), 2); // prettier-ignore
  return [id, [five, five, five, five, five, one]];
}

/** Two aspects go together in five figures, and the last one has a pair of its own, of values that others have. */
function together(random: Random, one: AspectId, other: AspectId): Column[] {
  const [a = 0, b = 0] = pickMany(random, Array.from({ length: valueCount(one) }, (_, n) => n), 2); // prettier-ignore
  const [c = 0, d = 0] = pickMany(random, Array.from({ length: valueCount(other) }, (_, n) => n), 2); // prettier-ignore
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
  ...[0, 1, 2].map((value) => ['counts', value] as const),
];

const relationColumns = (random: Random, name: RelationName, wanted: readonly ((value: number) => boolean)[]): Column[] => {
  const pairs = wanted.map((want) => relate(random, name, want));
  return RELATIONS[name].needs.map((id, n) => [id, pairs.map((pair) => pair[n] ?? 0)]);
};

interface Idea {
  readonly family: keyof typeof FAMILIES;
  readonly columns: readonly Column[];
  readonly name: string;
  readonly noise: number;
}

const familyOf = (name: RelationName): keyof typeof FAMILIES => (name === 'alike' ? 'emblem' : 'dial');

function relationIdea(random: Random, noiseCount: number): Idea {
  const [name, value] = pickOne(random, HOLDING);
  const wanted = Array.from({ length: COUNT }, (_, n) => (seen: number) => (seen === value) === n < COUNT - 1);
  return { family: familyOf(name), columns: relationColumns(random, name, wanted), name: `${name}:${value}`, noise: noiseCount };
}

/** In five figures a relation goes with another relation, or with a value; in the last one it does not. */
function secondOrderIdea(random: Random): Idea {
  const [name, value] = pickOne(random, HOLDING);
  const wanted = [true, true, true, false, false, pickOne(random, [true, false])];
  const first = relationColumns(random, name, wanted.map((holds) => (seen: number) => (seen === value) === holds)); // prettier-ignore
  const partner = pickOne(random, [null, ...HOLDING.filter(([other]) => name !== 'alike' && other !== 'alike' && other !== name)]);
  const follows = wanted.map((holds, n) => holds === n < COUNT - 1);
  if (partner) {
    const [partnerName, other] = partner;
    const second = relationColumns(random, partnerName, follows.map((holds) => (seen: number) => (seen === other) === holds)); // prettier-ignore
    return {
      family: 'dial',
      columns: [...first, ...second],
      name: [`${name}:${value}`, `${partnerName}:${other}`].toSorted().join(' '),
      noise: 0,
    };
  }
  const aspect = name === 'alike' ? pickOne(random, ['shade', 'beads', 'pointer'] as const) : 'tint';
  const [yes = 0, no = 0] = pickMany(random, Array.from({ length: valueCount(aspect) }, (_, n) => n), 2); // prettier-ignore
  const columns = [...first, [aspect, follows.map((holds) => (holds ? yes : no))] as const];
  return { family: familyOf(name), columns, name: `${name}:${value} ${aspect}`, noise: 0 };
}

/** One feature, two, a relation between parts, that among much that does not count, a relation between relations. */
function pickIdea(random: Random, level: Level): Idea {
  const family = pickOne(random, ['emblem', 'dial'] as const);
  const [one = 'pointer', other = 'beads'] = pickMany(random, seenIn[family], 2);
  switch (level) {
    case 1:
      return { family, columns: [single(random, one)], name: one, noise: 2 };
    case 2:
      return { family, columns: together(random, one, other), name: [one, other].toSorted().join(' '), noise: 2 };
    case 3:
      return relationIdea(random, 1);
    case 4:
      return relationIdea(random, 3);
    case 5:
      return secondOrderIdea(random);
  }
}

/** What the simplest way to see the odd one costs at each level: a throw that gives an easier one comes to nothing. */
const COST: Record<Level, number> = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3 };

export function composeOdd(random: Random, level: Level): Composed<OddPuzzle> | null {
  const idea = pickIdea(random, level);
  const ruled = idea.columns.map(([id]) => id);
  const rest = shuffle(random, seenIn[idea.family].filter((id) => !ruled.includes(id))); // prettier-ignore
  const noisy = rest.slice(0, idea.noise).map((id): Column => [id, noise(random, id)]);
  const still = pickStill(random, rest.slice(idea.noise));
  const figures = Array.from({ length: COUNT }, (_, n): Figure => ({
    ...still,
    ...Object.fromEntries([...idea.columns, ...noisy].map(([id, values]) => [id, values[n] ?? 0])),
  }));
  if (new Set(figures.map(writeFigure)).size < COUNT || findReasons(figures)[0]?.cost !== COST[level]) return null;
  const order = shuffle(random, figures.map((_, n) => n)); // prettier-ignore
  const key = OPTION_IDS.charAt(order.indexOf(COUNT - 1));
  return { puzzle: { options: order.map((n) => figures[n] ?? {}) }, key, rules: idea.name };
}
