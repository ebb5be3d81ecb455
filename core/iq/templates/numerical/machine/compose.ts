import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { applyRule, type Example } from '../two-place-rules.ts';
import { HIDDEN_RULES } from './hidden-rules.ts';
import { allSteps, type MachinePuzzle, type ToldMachine } from './puzzle.ts';
import { runSteps, type Step } from './steps.ts';

const MAX_NUMBER = 300;
const MAX_TRIES = 100;

/** 1: one step forwards; 2: two; 3: two backwards; 4: two steps, run twice, backwards; 5: the rule is to be found. */
export function composeMachine(random: Random, level: Level): Composed<MachinePuzzle> | null {
  switch (level) {
    case 1:
      return composeTold(random, { kinds: [pickOne(random, SINGLE)], size: 2, runs: 1, known: 'in' });
    case 2:
      return composeTold(random, { kinds: throwKinds(random), size: 2, runs: 1, known: 'in' });
    case 3:
      return composeTold(random, { kinds: throwKinds(random), size: 2, runs: 1, known: 'out' });
    case 4:
      return composeTold(random, { kinds: throwKinds(random), size: 1, runs: 2, known: 'out' });
    case 5:
      return composeHidden(random);
  }
}

interface Plan {
  readonly kinds: readonly Step['does'][];
  /** 1: small numbers, for machines that run twice. */
  readonly size: 1 | 2;
  readonly runs: 1 | 2;
  readonly known: 'in' | 'out';
}

function throwStep(random: Random, does: Step['does'], size: 1 | 2): Step {
  switch (does) {
    case 'add':
    case 'subtract':
      return { does, by: intBetween(random, 3, size === 1 ? 19 : 59) };
    case 'multiply':
    case 'divide':
      return { does, by: intBetween(random, 2, size === 1 ? 4 : 8) };
    case 'subtract-from':
      return { does, by: intBetween(random, 4, 12) * 10 };
  }
}

const SINGLE: readonly Step['does'][] = ['add', 'add', 'subtract', 'subtract-from', 'multiply', 'multiply', 'divide', 'divide'];

/** Two steps that cannot be drawn together into one. */
const DOUBLES: readonly (readonly [Step['does'], Step['does']])[] = (['add', 'subtract', 'subtract-from'] as const).flatMap((sum) =>
  (['multiply', 'divide'] as const).flatMap((product) => [[sum, product] as const, [product, sum] as const]),
);

const throwKinds = (random: Random): readonly Step['does'][] => pickOne(random, DOUBLES);

/** One combination comes as often as another, although fewer of its numbers will do. */
function composeTold(random: Random, plan: Plan): Composed<MachinePuzzle> | null {
  for (let n = 0; n < MAX_TRIES; n++) {
    const composed = throwTold(random, plan);
    if (composed) return composed;
  }
  return null;
}

function throwTold(random: Random, { kinds, size, runs, known }: Plan): Composed<MachinePuzzle> | null {
  const steps = kinds.map((does) => throwStep(random, does, size));
  const input = intBetween(random, 4, 120);
  const machine: ToldMachine = { kind: 'told', steps, runs, known, number: input };
  const numbers = runSteps(allSteps(machine), input);
  if (!numbers || numbers.some((number) => number < 2 || number > MAX_NUMBER)) return null;
  const output = numbers.at(-1) ?? 0;
  // A machine that returns what it got would be a trick.
  if (output === input) return null;
  // Few large numbers can be multiplied: without this most answers would be small ones.
  if (known === 'out' && random() > input / 40) return null;
  return {
    puzzle: known === 'in' ? machine : { ...machine, number: output },
    key: String(known === 'in' ? output : input),
    rules: `${known} x${runs}: ${steps.map((step, i) => nameStep(step, numbers[i] ?? 0)).join(', ')}`,
  };
}

/** Sums that carry into the tens are harder than those that do not. */
function nameStep({ does, by }: Step, input: number): string {
  if (does === 'add') return (input % 10) + (by % 10) > 9 ? 'add, carry' : 'add';
  if (does === 'subtract') return input % 10 < by % 10 ? 'subtract, borrow' : 'subtract';
  return does;
}

const EXAMPLES = 5;

function composeHidden(random: Random): Composed<MachinePuzzle> | null {
  const { name, throwCoefficients } = pickOne(random, HIDDEN_RULES);
  const coefficients = throwCoefficients((low, high) => intBetween(random, low, high));
  const pairs = Array.from({ length: EXAMPLES + 1 }, () => [intBetween(random, 2, 15), intBetween(random, 2, 15)] as const);
  if (new Set(pairs.map(String)).size <= EXAMPLES) return null;
  const examples = pairs.map(([a, b]): Example => [a, b, applyRule({ coefficients }, a, b)]);
  if (examples.some(([, , result]) => result < 1 || result > MAX_NUMBER)) return null;
  const [a, b, result] = examples.pop() ?? [0, 0, 0];
  return { puzzle: { kind: 'hidden', examples, asked: [a, b] }, key: String(result), rules: `find: ${name}` };
}
