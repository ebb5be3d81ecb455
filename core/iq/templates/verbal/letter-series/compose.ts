import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { ALPHABET, ASKED, toLetters, toPlaces, type SeriesPuzzle } from './series.ts';

interface Rule {
  readonly name: string;
  readonly shown: number;
  /** What is said of it afterwards. */
  readonly meaning: string;
  /** The place of each letter in the alphabet, but for where the series starts. */
  placeAt(n: number): number;
}

export interface SeriesItem extends Composed<SeriesPuzzle> {
  readonly meaning: string;
}

const say = (step: number): string =>
  step === 0 ? 'stays the same' : `moves ${Math.abs(step)} ${Math.abs(step) === 1 ? 'letter' : 'letters'} ${step > 0 ? 'on' : 'back'}`;
const sign = (step: number): string => (step > 0 ? `+${step}` : String(step));
const stepOf = (random: Random, max: number): number => pickOne(random, [1, -1]) * intBetween(random, 1, max);

/** Two that differ. */
function stepsOf(random: Random, max: number): [number, number] {
  const [a, b] = pickMany(
    random,
    Array.from({ length: 2 * max }, (_, i) => (i < max ? i - max : i - max + 1)),
    2,
  );
  return [a ?? 0, b ?? 0];
}

function single(random: Random): Rule {
  const step = stepOf(random, 4);
  const shown = Math.abs(step) > 3 ? 5 : 6;
  return { name: `step ${sign(step)}`, shown, meaning: `Each letter ${say(step)} from the one before.`, placeAt: (n) => n * step };
}

function doubled(random: Random): Rule {
  const step = stepOf(random, 3);
  const meaning = `Each letter stands twice, and then it ${say(step)}.`;
  return { name: `twice ${sign(step)}`, shown: 7, meaning, placeAt: (n) => Math.floor(n / 2) * step };
}

/** Streams in turn, each with its own start and step. */
function inTurn(name: string, shown: number, streams: readonly { start: number; step: number }[]): Rule {
  const places = ['first', 'second', 'third'];
  const meanings = streams.map(({ step }, i) => `the ${places[i]} ${say(step)}`);
  return {
    name: `${name} ${streams.map(({ step }) => sign(step)).join(' ')}`,
    shown,
    meaning: `The letters come in groups of ${streams.length}; from group to group ${meanings.join(', ')}.`,
    placeAt: (n) => {
      const { start, step } = streams[n % streams.length] ?? { start: 0, step: 0 };
      return start + Math.floor(n / streams.length) * step;
    },
  };
}

/** Steps that come back in the same order. */
function stepsInTurn(steps: readonly number[], shown: number): Rule {
  const sum = steps.reduce((total, step) => total + step, 0);
  const within = steps.map((_, i) => steps.slice(0, i).reduce((total, step) => total + step, 0));
  return {
    name: `steps ${steps.map(sign).join(' ')}`,
    shown,
    meaning: `The steps from letter to letter are ${steps.map(sign).join(', ')}, and then the same again.`,
    placeAt: (n) => Math.floor(n / steps.length) * sum + (within[n % steps.length] ?? 0),
  };
}

const period2 = (random: Random): Rule => stepsInTurn(stepsOf(random, 5), 7);
const period3 = (random: Random): Rule => stepsInTurn([stepOf(random, 3), stepOf(random, 4), stepOf(random, 5)], 10);

/** With the same step in both it would be the other rule of its level. */
function interleaved(random: Random): Rule {
  const [a, b] = stepsOf(random, 4);
  return inTurn('interleaved', 8, [
    { start: 0, step: a },
    { start: intBetween(random, -20, 20), step: b },
  ]);
}

const grown = (n: number, first: number, growth: number): number => n * first + (growth * n * (n - 1)) / 2;

function growingBesideSteady(random: Random): Rule {
  const [first, growth, step] = [intBetween(random, 1, 2), 1, stepOf(random, 3)];
  const [direction, start, turn] = [pickOne(random, [1, -1]), intBetween(random, -20, 20), intBetween(random, 0, 1)];
  return {
    name: `growing ${direction > 0 ? 'on' : 'back'} beside ${step > 0 ? 'on' : 'back'}`,
    shown: 9,
    meaning:
      `Two series take turns: in one the steps grow (${[0, 1, 2].map((n) => sign(direction * (first + n * growth))).join(', ')}, ...), ` +
      `in the other each letter ${say(step)}.`,
    placeAt: (n) => {
      const k = Math.floor(n / 2);
      return n % 2 === turn ? direction * grown(k, first, growth) : start + k * step;
    },
  };
}

/** Groups of 1, 2, 3, ... letters. */
function growingGroups(random: Random): Rule {
  const [within, between] = [stepOf(random, 2), intBetween(random, -3, 3)];
  return {
    name: `longer groups ${within > 0 ? 'on' : 'back'}`,
    shown: 10,
    meaning: `The groups grow longer by one letter each. In a group each letter ${say(within)}; the start of the groups ${say(between)}.`,
    placeAt: (n) => {
      let [group, first] = [0, 0];
      while (first + group + 1 <= n) first += ++group;
      return group * between + (n - first) * within;
    },
  };
}

/** Steps that are themselves two series in turn. */
function stepsOfTwoSeries(random: Random): Rule {
  const [a, b] = [intBetween(random, 1, 4), -intBetween(random, 1, 4)];
  const [growthA, growthB] = [pickOne(random, [0, 1]), pickOne(random, [-1, 1])];
  const steps = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? a + (n / 2) * growthA : b + ((n - 1) / 2) * growthB));
  return {
    name: `steps of two series ${growthA} ${sign(growthB)}`,
    shown: 9,
    meaning: `The steps from letter to letter are ${steps.slice(0, 8).map(sign).join(', ')}: two series of steps in turn.`,
    placeAt: (n) => steps.slice(0, n).reduce((sum, step) => sum + step, 0),
  };
}

const RULES: Record<Level, readonly ((random: Random) => Rule)[]> = {
  1: [single, doubled],
  // Both go on by the step from two letters before.
  2: [period2, interleaved],
  3: [period3],
  4: [growingBesideSteady],
  5: [growingGroups, stepsOfTwoSeries],
};

/** Whether every second, third or fourth letter goes on by its last step to the two that are asked for: from the fourth level on that is too little. */
const isSteadyInTurn = (letters: string): boolean => {
  const places = toPlaces(letters);
  const first = places.length - ASKED;
  const value = (n: number): number => places[n] ?? 0;
  return [2, 3, 4].some((period) =>
    [first, first + 1].every((n) => value(n) - value(n - period) === value(n - period) - value(n - 2 * period)),
  );
};

/** Whether the letters that are asked for have stood beside each other before: no step is needed for them. */
const comesBack = (letters: string): boolean => letters.slice(0, -ASKED).includes(letters.slice(-ASKED));

/** Null when the letters would leave the alphabet: each start that fits is as likely, whatever the rule. */
export function composeSeries(random: Random, level: Level): SeriesItem | null {
  const rule = pickOne(random, RULES[level])(random);
  const start = intBetween(random, 0, ALPHABET.length - 1);
  const letters = toLetters(Array.from({ length: rule.shown + ASKED }, (_, n) => start + rule.placeAt(n)));
  if (letters === null || comesBack(letters) || (level >= 4 && isSteadyInTurn(letters))) return null;
  return { puzzle: { shown: letters.slice(0, rule.shown) }, key: letters.slice(rule.shown), rules: rule.name, meaning: rule.meaning };
}
