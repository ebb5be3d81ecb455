import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { COVERS, when } from './cores.ts';
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

/** Objects that are asked for by cases, each as in and as not in; of a chain one fewer. */
const ASKED = 4;

interface Thought {
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Of objects from 0; the first one is sure, the others are open. */
  readonly asked: readonly Literal[];
}

/** Of each object that is asked for both ways are offered, and one is sure. In the rules all options are said as often, and alike. */
export function composeRules(random: Random, level: Level): Composed<RulesPuzzle> {
  const { name, rules, asked } = level === 1 || level === 2 ? throwChain(random, level) : throwCases(random, level);
  const [sure] = asked as [Literal];
  const options = shuffle(random, asked).flatMap(({ object }) => [true, false].map((isIn) => ({ object, isIn })));
  const objects = 1 + Math.max(...asked.map(({ object }) => object));
  return {
    puzzle: { objects: pickMany(random, THINGS, objects), rules: shuffle(random, rules), options },
    key: OPTION_IDS.charAt(options.findIndex(({ object, isIn }) => object === sure.object && isIn === sure.isIn)),
    rules: `${name}, ${sure.isIn ? 'in' : 'out'}`,
  };
}

const throwLiterals = (random: Random, count: number): Literal[] =>
  Array.from({ length: count }, (_, object) => ({ object, isIn: random() < 0.5 }));

/**
 * Straight on from what is there. Whoever takes what is false for true (from "if" to "if not") finds two more objects, of
 * which one is the sure one's opposite; the third goes with something of which nothing tells whether it is there. Conditions of
 * an object are one in and one out, and go with its being in or out alike throughout: the words of a line tell nothing either.
 */
function throwChain(random: Random, level: 1 | 2): Thought {
  const [first, ...others] = throwLiterals(random, (level === 2 ? 4 : 3) + ASKED - 1) as [Literal, ...Literal[]];
  const isAlike = random() < 0.5;
  const along = ({ object }: Literal, { isIn }: Literal): Literal => ({ object, isIn: isIn === isAlike });
  const [open, sure, denied, other] = others.slice(-ASKED) as [Literal, Literal, Literal, Literal];
  const [second, third] = others.slice(0, -ASKED).map(({ object }) => ({ object, isIn: !first.isIn })) as [Literal, Literal?];
  const from = third ? second : pickOne(random, [first, second]);
  const [untrue, alsoUntrue] = shuffle(random, [first, third ? pickOne(random, [second, third]) : second]).map(opposite) as [
    Literal,
    Literal,
  ];
  const asked = [along(sure, from), along(denied, untrue), along(other, open)] as const;
  return {
    name: third ? 'chain' : 'if',
    rules: [
      ...[first, third ?? second].map((result): Rule => ({ kind: 'fact', result })),
      ...(third ? [when(first, second)] : []),
      when(from, asked[0]),
      when(opposite(from), opposite(asked[0])),
      when(untrue, asked[1]),
      when(alsoUntrue, opposite(asked[1])),
      when(open, asked[2]),
      when(opposite(open), opposite(asked[2])),
    ],
    asked,
  };
}

/**
 * Four cases, of which one of the first two is there, without it being told which: sure is what both lead to. Each object is in
 * by two cases and out by two; only which two they are is other than with the sure one.
 */
function throwCases(random: Random, level: 3 | 4 | 5): Thought {
  const cover = pickOne(random, COVERS[level]);
  const signs = throwLiterals(random, cover.objects + 2 + ASKED);
  const say = (object: number): Literal => signs[object] ?? { object, isIn: true };
  const idle = [say(cover.objects), say(cover.objects + 1)] as const;
  const asked = signs.slice(-ASKED);
  const [sure] = asked;
  const said = shuffle(random, asked);
  const partners = new Map(asked.map((literal, n) => [literal, literal === sure ? 1 : n === 1 ? pickOne(random, [2, 3]) : n]));
  const cases = [...cover.cases(say), ...idle].map((condition, n) =>
    when(condition, ...said.map((literal) => (n === 0 || n === partners.get(literal) ? literal : opposite(literal)))),
  );
  return { name: cover.name, rules: [...cover.rules(say), when(...idle), ...cases], asked };
}
