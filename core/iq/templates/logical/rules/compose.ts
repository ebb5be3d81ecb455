import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { COVERS, when, type Cover } from './cores.ts';
import { opposite, type Literal, type Rule } from './rule.ts';

export interface RulesPuzzle {
  readonly objects: readonly string[];
  readonly rules: readonly Rule[];
  readonly options: readonly Literal[];
}

/** Things that fit in a box and cannot be mistaken for each other; none begins with a vowel. */
const THINGS = [
  'bell',
  'book',
  'button',
  'candle',
  'coin',
  'cup',
  'key',
  'lamp',
  'map',
  'pen',
  'ring',
  'rope',
  'spoon',
  'stamp',
  'watch',
  'whistle',
];

/** Objects that are asked for, each as in and as not in. */
const ASKED = 3;
const TRIES = 40;

interface Thought {
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Of objects from 0; the first one is sure, the others are open. */
  readonly asked: readonly Literal[];
}

/** Of each object that is asked for both ways are offered, and one is sure. In the rules all options are said as often, and alike. */
export function composeRules(random: Random, level: Level): Composed<RulesPuzzle> | null {
  const thought = level === 1 || level === 2 ? throwChain(random, level) : throwCases(random, level);
  if (!thought) return null;
  const { name, rules, asked } = thought;
  const [sure] = asked as [Literal];
  const options = shuffle(random, asked).flatMap(({ object }) => [true, false].map((isIn) => ({ object, isIn })));
  const objects = 1 + Math.max(...asked.map(({ object }) => object));
  return {
    puzzle: { objects: pickMany(random, THINGS, objects), rules: shuffle(random, rules), options },
    key: OPTION_IDS.charAt(options.findIndex(({ object, isIn }) => object === sure.object && isIn === sure.isIn)),
    rules: `${name}, ${sure.isIn ? 'in' : 'out'}`,
  };
}

const throwLiterals = (random: Random, from: number, count: number): Literal[] =>
  Array.from({ length: count }, (_, n) => ({ object: from + n, isIn: random() < 0.5 }));

/**
 * Each of six conditions leads to one option, and stands in one sentence besides: with what is there or, in a chain, behind
 * something that is. One of them is as the sentence has it; the others are its opposite, or behind something that is not there.
 */
function throwChain(random: Random, level: 1 | 2): Thought {
  const options = 2 * ASKED;
  const conditions = throwLiterals(random, 0, options);
  const heads = level === 2 ? throwLiterals(random, options, 3) : [];
  const asked = throwLiterals(random, options + heads.length, ASKED);
  const [sure, ...others] = asked as [Literal, ...Literal[]];
  const results = [sure, ...shuffle(random, [opposite(sure), ...others.flatMap((one) => [one, opposite(one)])])];
  const ifs = conditions.map((condition, n) => when(condition, ...results.slice(n, n + 1)));
  const halves = level === 1 ? shuffle(random, conditions.map((one, n) => (n === 0 ? one : opposite(one)))) : []; // prettier-ignore
  const facts = level === 1 ? [halves.slice(0, 3), halves.slice(3)] : [shuffle(random, heads)];
  // Behind each head one condition as it is and the opposite of one: whoever does not see which head is there finds three.
  const links = heads.map((head, n) =>
    when(n === 0 ? head : opposite(head), ...shuffle(random, [conditions[n], conditions[3 + n]].flatMap((one, k) => (one ? [k === 0 ? one : opposite(one)] : [])))),
  ); // prettier-ignore
  return {
    name: level === 2 ? 'chain' : 'if',
    rules: [...facts.map((results_): Rule => ({ kind: 'facts', results: results_ })), ...links, ...ifs],
    asked,
  };
}

function findCover(random: Random, level: 3 | 4 | 5): Cover | null {
  for (let n = 0; n < TRIES; n++) {
    const cover = COVERS[level](random);
    if (cover) return cover;
  }
  return null;
}

/**
 * Four cases, of which one of the first two is there, without it being told which: sure is what both lead to. Each object that
 * is asked for is in by two cases and out by two, so that each option goes with another two of them.
 */
function throwCases(random: Random, level: 3 | 4 | 5): Thought | null {
  const cover = findCover(random, level);
  if (!cover) return null;
  const asked = throwLiterals(random, cover.objects, ASKED);
  const said = shuffle(random, asked);
  const cases = cover.cases.map((condition, n) =>
    when(condition, ...said.map((literal) => (n === 0 || n === asked.indexOf(literal) + 1 ? literal : opposite(literal)))),
  );
  return { name: cover.name, rules: [...cover.rules, ...cases], asked };
}
