import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickWeighted } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { Literal, StateSentence, StatesPuzzle } from './sentence.ts';
import { solveLogic } from './solve.ts';
import { STATE_TOPICS } from './topics.ts';

const either = (random: Random, thing: number): Literal => ({ thing, isSo: random() < 0.5 });
const negate = ({ thing, isSo }: Literal): Literal => ({ thing, isSo: !isSo });

type Link = Exclude<StateSentence, { form: 'fact' }>;
type StateLevel = 1 | 2 | 3;

interface Way {
  readonly share: number;
  readonly say: (when: Literal, then: Literal) => Link;
}

/**
 * That if the one is so, so is the other, as each level says it: straight on; turned round, with "or" or by what cannot be; by
 * "only if" and "unless". The shares are such that what is known, and what is asked for, is said as it is in sentences that lead
 * to something about as often as in those that do not.
 */
const WAYS: Readonly<Record<StateLevel, readonly Way[]>> = {
  1: [{ share: 1, say: (a, b) => ({ form: 'if', a, b }) }],
  2: [
    { share: 10, say: (when, then) => ({ form: 'if', a: negate(then), b: negate(when) }) },
    { share: 1, say: (when, then) => ({ form: 'or', a: negate(when), b: then }) },
    { share: 1, say: (when, then) => ({ form: 'or', a: then, b: negate(when) }) },
    { share: 4, say: (when, then) => ({ form: 'not-both', a: when, b: negate(then) }) },
    { share: 4, say: (when, then) => ({ form: 'not-both', a: negate(then), b: when }) },
  ],
  3: [
    { share: 3, say: (a, b) => ({ form: 'only-if', a, b }) },
    { share: 3, say: (when, then) => ({ form: 'only-if', a: negate(then), b: negate(when) }) },
    { share: 2, say: (when, then) => ({ form: 'unless', a: then, b: negate(when) }) },
    { share: 2, say: (when, then) => ({ form: 'unless', a: negate(when), b: then }) },
  ],
};

function sayLink(random: Random, level: StateLevel, when: Literal, then: Literal): Link {
  const way = pickWeighted(random, WAYS[level], ({ share }) => share) as Way;
  return way.say(when, then);
}

/**
 * What is known of two things, and a sentence for each of four options that leads to it from one of these: all four look alike.
 * At most one leads from what is so, the others from its opposite.
 */
function throwStates(random: Random, level: StateLevel): StatesPuzzle {
  const [first, second, one, other] = shuffle(random, [0, 1, 2, 3]).map((thing) => either(random, thing)) as [
    Literal,
    Literal,
    Literal,
    Literal,
  ];
  const known = [first, second];
  const sure = random() < 4 / 5 ? one : null;
  const links = [one, other].flatMap((end) => {
    const whens = shuffle(random, known);
    return [end, negate(end)].map((then, n) => {
      const when = whens[n] ?? first;
      return sayLink(random, level, then === sure ? when : negate(when), then);
    });
  });
  const facts = known.map((a): StateSentence => ({ form: 'fact', a }));
  return {
    kind: 'states',
    topic: intBetween(random, 0, STATE_TOPICS.length - 1),
    premises: random() < 0.5 ? [...facts, ...shuffle(random, links)] : [...shuffle(random, links), ...facts],
    options: shuffle(random, [...[one, other].flatMap((end) => [end, negate(end)]), null]),
  };
}

const nameLiterals = (...literals: Literal[]): string => literals.map(({ isSo }) => (isSo ? '+' : '-')).join('');

function nameRules({ premises }: StatesPuzzle, right: Literal | null): string {
  const links = premises.flatMap((premise) => (premise.form === 'fact' ? [] : [`${premise.form}${nameLiterals(premise.a, premise.b)}`]));
  return `${links.toSorted().join(' beside ')} ${right ? `gives ${nameLiterals(right)}` : 'gives nothing'}`;
}

/** Each of the five sorts of answers (so and not so of either thing; none) is right equally often. */
export function composeStates(random: Random, level: StateLevel): Composed<StatesPuzzle> | null {
  const puzzle = throwStates(random, level);
  const [key = ''] = solveLogic(puzzle);
  const right = puzzle.options[OPTION_IDS.indexOf(key)];
  return right === undefined ? null : { puzzle, key, rules: nameRules(puzzle, right) };
}
