import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { ASPECTS, aspectsOf, FAMILIES, FAMILY_NAMES, valueCount, type AspectId, type Family, type Figure } from '../figures/aspects.ts';
import { FAMILY_OF, RELATIONS, type RelationName } from '../figures/features.ts';
import { pickStill } from '../figures/pick-aspects.ts';
import { pickValue } from '../figures/pick-axes.ts';
import { writeFigure } from '../figures/sign-figures.ts';
import { findRules, solveGroups } from './solve.ts';
import { SIDES, type GroupsPuzzle } from './two-groups-puzzle.ts';

/** What is true of one group: one thing, or two at once. */
interface Test {
  readonly name: string;
  readonly needs: readonly AspectId[];
  holds(figure: Figure): boolean;
}

interface Idea {
  readonly family: Family;
  readonly tests: readonly Test[];
  /** Aspects that differ and do not count. */
  readonly noise: number;
}

const IN_PLAY: Record<Family, readonly AspectId[]> = {
  emblem: ['shape', 'shade', 'mark', 'pointer', 'beads'],
  dial: FAMILIES.dial,
  flower: FAMILIES.flower,
  clock: FAMILIES.clock,
};

const GROUP = 6;
const ASKED = 3;
const MAX_THROWS = 400;
/** Ways to lay what does not count over a group, of which one leaves no two figures alike. */
const MAX_GROUPS = 40;

function valueTest(random: Random, id: AspectId): Test {
  const value = pickValue(random, id);
  return { name: id, needs: [id], holds: (figure) => figure[id] === value };
}

function countTest(random: Random, id: AspectId): Test {
  const least = pickOne(random, id === 'beads' ? [1, 2] : [0, 1]);
  const exact = pickValue(random, id);
  return pickOne(random, [
    { name: `${id} above ${least + 1}`, needs: [id], holds: (figure) => (figure[id] ?? 0) > least },
    { name: `${id} exactly`, needs: [id], holds: (figure) => figure[id] === exact },
    { name: `${id} even`, needs: [id], holds: (figure) => (figure[id] ?? 0) % 2 === 1 },
  ]);
}

const relationTest = (name: RelationName, value: number): Test => ({
  ...{ name: `${name}:${value}`, needs: RELATIONS[name].needs },
  holds: (figure) => RELATIONS[name].of(figure) === value,
});

/** A feature, a count, a relation, the same or different, two things at once. */
function pickIdea(random: Random, level: Level): Idea {
  const family = pickOne(random, FAMILY_NAMES);
  switch (level) {
    case 1: {
      const id = pickOne(random, IN_PLAY[family].filter((aspect) => ASPECTS[aspect].kind !== 'ordered' || aspect === 'span')); // prettier-ignore
      return { family, tests: [valueTest(random, id)], noise: 3 };
    }
    case 2: {
      const id = pickOne(random, ['beads', 'rings', 'beads'] as const);
      return { family: id === 'rings' ? 'dial' : family, tests: [countTest(random, id)], noise: 3 };
    }
    case 3: {
      const [name, value] = pickOne(random, [['counts', 0], ['counts', 2], ['offset', 2], ['offset', 4], ['offset', 1], ['offset', 3], ['hands', 1], ['hands', 2], ['hands', 3], ['hands', 4]] as const); // prettier-ignore
      return { family: FAMILY_OF[name], tests: [relationTest(name, value)], noise: 2 };
    }
    case 4: {
      const [name, value] = pickOne(random, [['alike', 1], ['counts', 1], ['offset', 0], ['hands', 0]] as const); // prettier-ignore
      return { family: FAMILY_OF[name], tests: [relationTest(name, value)], noise: 3 };
    }
    case 5: {
      const [one = 'shape', other = 'shade'] = pickMany(random, IN_PLAY[family], 2);
      return { family, tests: [one, other].map((id) => conjunct(random, id)), noise: 3 };
    }
  }
}

function conjunct(random: Random, id: AspectId): Test {
  if (ASPECTS[id].kind !== 'ordered') return valueTest(random, id);
  const least = pickOne(random, Array.from({ length: valueCount(id) - 1 }, (_, n) => n)); // prettier-ignore
  return { name: id, needs: [id], holds: (figure) => (figure[id] ?? 0) > least };
}

/** Three values of an aspect that does not count. */
const pickFew = (random: Random, id: AspectId): number[] => pickMany(random, Array.from({ length: valueCount(id) }, (_, n) => n), 3); // prettier-ignore

/** One value is frequent in the left group, another in the right one: whoever is like a group on the whole need not belong to it. */
const leanTo = (random: Random, [often = 0, seldom = 0, third = 0]: readonly number[]): number[] =>
  shuffle(random, [often, often, often, often, seldom, third]);

/** Values of which each test says what `wanted` does; null when the dice do not come to any. */
function throwValues(random: Random, { tests }: Idea, wanted: readonly boolean[]): Figure | null {
  const needed = tests.flatMap(({ needs }) => needs);
  const values: Partial<Record<AspectId, number>> = {};
  for (let n = 0; n < MAX_THROWS; n++) {
    for (const id of needed) values[id] = pickValue(random, id);
    if (tests.every(({ holds }, k) => holds(values) === wanted[k])) return values;
  }
  return null;
}

/** What tests say of the figures of a group: all yes, or, of two tests, one or the other or neither. */
function wantedOf(random: Random, tests: readonly Test[], isInside: boolean): (readonly boolean[])[] {
  if (isInside || tests.length === 1) return Array.from({ length: GROUP }, () => tests.map(() => isInside));
  const near = [[true, false], [false, true], [true, false], [false, true], [false, false], pickOne(random, [[true, false], [false, true]])]; // prettier-ignore
  return shuffle(random, near);
}

/** Figures of which one is asked for. */
const CANDIDATES = 60;

/** By what a figure may seem to be of a group: how much more of it there is of its own than of the other. */
type Gaps = (figure: Figure, mine: readonly Figure[], others: readonly Figure[]) => number[];

/**
 * A figure of one group that looks as much like the other: of two that fit, one of which is more like its own group by as much as
 * the other is less, on the whole and beside the figure that is most like it, either is taken.
 */
function pickUntold(
  random: Random,
  throwOne: () => Figure | null,
  gapsTo: (figure: Figure) => number[],
  known: readonly Figure[],
): Figure | null {
  const seen = new Set(known.map(writeFigure));
  const thrown = Array.from({ length: CANDIDATES }, throwOne).filter((figure) => figure !== null && !seen.has(writeFigure(figure)));
  const told = thrown.map((figure) => ({ figure: figure as Figure, gaps: gapsTo(figure as Figure) }));
  for (const one of told) {
    const counterpart = told.find(({ gaps }) => gaps.every((gap, n) => gap + (one.gaps[n] ?? 0) === 0));
    if (counterpart) return pickOne(random, [one.figure, counterpart.figure]);
  }
  return null;
}

/** How much more a figure has in common with a group than with another: with all of it, and with the figure that is most like it. */
const gapsOf: Gaps = (figure, mine, others) => {
  const ids = aspectsOf(figure);
  const [own = [], foreign = []] = [mine, others].map((group) => group.map((other) => ids.filter((id) => other[id] === figure[id]).length));
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return [sum(own) - sum(foreign), Math.max(...own) - Math.max(...foreign)];
};

/** The same, and whether its dots are nearer to the mean of the group. */
const gapsWithDots: Gaps = (figure, mine, others) => {
  const [own = 0, foreign = 0] = [mine, others].map((group) =>
    Math.abs(group.reduce((sum, other) => sum + (other.beads ?? 0) - (figure.beads ?? 0), 0)),
  );
  return [...gapsOf(figure, mine, others), Math.sign(foreign - own)];
};

/** What the simplest rule costs at least: a throw that can be told by an easier one comes to nothing. */
const LEAST_COST: Record<Level, number> = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 3 };
const MAX_TRIES = 40;

/** The sides are thrown first, and kept until figures are found of which they are right: none is likelier for fitting more easily. */
export function composeGroups(random: Random, level: Level): Composed<GroupsPuzzle> | null {
  const sides = Array.from({ length: ASKED }, () => pickOne(random, [0, 1]));
  const key = sides.map((side) => SIDES[side]).join('');
  for (let n = 0; n < MAX_TRIES; n++) {
    const thrown = throwGroups(random, level, sides);
    if (!thrown || (findRules(thrown.puzzle)[0]?.cost ?? 0) < LEAST_COST[level]) continue;
    const found = solveGroups(thrown.puzzle);
    if (found.length === 1 && found[0] === key) return { ...thrown, key };
  }
  return null;
}

function throwGroups(random: Random, level: Level, sides: readonly number[]): Pick<Composed<GroupsPuzzle>, 'puzzle' | 'rules'> | null {
  const idea = pickIdea(random, level);
  const needed = idea.tests.flatMap(({ needs }) => needs);
  const rest = shuffle(random, IN_PLAY[idea.family].filter((id) => !needed.includes(id))); // prettier-ignore
  const noise = rest.slice(0, idea.noise).map((id) => [id, pickFew(random, id)] as const);
  const still = pickStill(random, rest.slice(idea.noise));
  const isLeftInside = pickOne(random, [true, false]);
  /** All of the group outside share a value of this one as well, which is seen in the other group, too. */
  const decoy = idea.tests.length > 1 ? noise[0]?.[0] : undefined;
  const make = (said: readonly boolean[], loud: Figure): Figure | null => {
    const values = throwValues(random, idea, said);
    return values && { ...still, ...loud, ...values };
  };
  const layOver = (id: AspectId, [one = 0, other = 0, third = 0]: readonly number[], isLeft: boolean): number[] => {
    if (id !== decoy) return leanTo(random, isLeft ? [one, other, third] : [other, one, third]);
    return isLeft === isLeftInside ? shuffle(random, [one, one, one, other, other, third]) : Array.from({ length: GROUP }, () => one);
  };
  const makeGroup = (isLeft: boolean): Figure[] | null => {
    const wanted = wantedOf(random, idea.tests, isLeft === isLeftInside);
    for (let n = 0; n < MAX_GROUPS; n++) {
      const columns = noise.map(([id, few]) => [id, layOver(id, few, isLeft)] as const);
      const made = wanted.map((said, place) => make(said, Object.fromEntries(columns.map(([id, values]) => [id, values[place] ?? 0])))); // prettier-ignore
      const group = made.filter((figure) => figure !== null);
      if (new Set(group.map(writeFigure)).size === GROUP) return group;
    }
    return null;
  };
  const [left, right] = [makeGroup(true), makeGroup(false)];
  if (!left || !right) return null;
  // Where the dots alone are tested, those of the other group cannot be as near.
  const gaps = idea.tests.some(({ needs }) => needs.join() === 'beads') ? gapsOf : gapsWithDots;
  const asked: Figure[] = [];
  for (const side of sides) {
    const [mine, others] = side === 0 ? [left, right] : [right, left];
    const isInside = (side === 0) === isLeftInside;
    const throwOne = (): Figure | null => {
      const said = idea.tests.length === 1 || isInside ? idea.tests.map(() => isInside) : shuffle(random, [true, false]);
      const loud = noise.map(([id, few]) => [id, pickOne(random, id === decoy ? [few[0] ?? 0, ...few] : few)]);
      return make(said, Object.fromEntries(loud));
    };
    const found = pickUntold(random, throwOne, (figure) => gaps(figure, mine, others), [...left, ...right, ...asked]);
    if (!found) return null;
    asked.push(found);
  }
  const names = idea.tests.map(({ name }) => name).toSorted();
  return { puzzle: { left, right, asked }, rules: `${names.join(' ')} ${isLeftInside ? 'left' : 'right'}` };
}
