import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { Literal, StateSentence, StatesPuzzle } from './sentence.ts';
import { solveLogic } from './solve.ts';
import { STATE_TOPICS } from './topics.ts';

const MAX_TRIES = 60;

const so = (thing: number): Literal => ({ thing, isSo: true });
const either = (random: Random, thing: number): Literal => ({ thing, isSo: random() < 0.5 });
const negate = ({ thing, isSo }: Literal): Literal => ({ thing, isSo: !isSo });

type Link = Exclude<StateSentence, { form: 'fact' }>;

/** What may be said at each level; repeated for what shall come more often. */
const FORMS = { 1: ['if'], 2: ['if', 'if', 'or', 'not-both'], 3: ['only-if', 'unless'] } as const;
type StateLevel = keyof typeof FORMS;

function throwLink(random: Random, level: StateLevel, [a, b]: readonly [number, number]): Link {
  const form = pickOne<Link['form']>(random, FORMS[level]);
  if (form === 'not-both') return { form, a: so(a), b: so(b) };
  return { form, a: level === 1 ? so(a) : either(random, a), b: either(random, b) };
}

/** Two links between four things and a fact; the options are about two things of which no sentence says it outright. */
function throwStates(random: Random, level: StateLevel): StatesPuzzle {
  const [p = 0, q = 1, r = 2, s = 3] = shuffle(random, [0, 1, 2, 3]);
  const links = shuffle(random, [throwLink(random, level, [p, q]), throwLink(random, level === 1 ? 2 : level, [r, s])]);
  const known = level === 1 ? so(p) : either(random, pickOne(random, [p, q]));
  const partner = p + q - known.thing;
  const asked = random() < 0.75 ? [partner, pickOne(random, [r, s])] : [r, s];
  const fact: StateSentence = { form: 'fact', a: known };
  return {
    kind: 'states',
    topic: intBetween(random, 0, STATE_TOPICS.length - 1),
    premises: random() < 0.5 ? [fact, ...links] : [...links, fact],
    options: shuffle(random, [...asked.flatMap((thing) => [so(thing), negate(so(thing))]), null]),
  };
}

const nameLiterals = (...literals: Literal[]): string => literals.map(({ isSo }) => (isSo ? '+' : '-')).join('');

function nameRules({ premises }: StatesPuzzle, right: Literal | null): string {
  const fact = premises.find((premise) => premise.form === 'fact');
  const links = premises.filter((premise): premise is Link => premise.form !== 'fact');
  const isUsed = ({ a, b }: Link): boolean => a.thing === fact?.a.thing || b.thing === fact?.a.thing;
  const names = links.toSorted((x, y) => Number(isUsed(y)) - Number(isUsed(x))).map(({ form, a, b }) => `${form}${nameLiterals(a, b)}`);
  return `${names.join(' beside ')} ${right ? `gives ${nameLiterals(right)}` : 'gives nothing'}`;
}

/** Each of the five sorts of answers (so and not so of either thing; none) is right equally often. */
export function composeStates(random: Random, level: StateLevel): Composed<StatesPuzzle> | null {
  const wanted = pickOne(random, [true, true, false, false, null]);
  for (let n = 0; n < MAX_TRIES; n++) {
    const puzzle = throwStates(random, level);
    const [key = '', ...more] = solveLogic(puzzle);
    const right = puzzle.options[OPTION_IDS.indexOf(key)];
    if (right === undefined || more.length > 0 || (right?.isSo ?? null) !== wanted) continue;
    return { puzzle, key, rules: nameRules(puzzle, right) };
  }
  return null;
}
