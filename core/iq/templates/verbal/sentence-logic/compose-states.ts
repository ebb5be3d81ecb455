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

/** What may be said; repeated for what shall come more often. */
const FORMS = { 2: ['if', 'if', 'or', 'not-both'], 3: ['only-if', 'unless'] } as const;
type LinkLevel = keyof typeof FORMS;
type StateLevel = 1 | LinkLevel;

function throwLink(random: Random, level: LinkLevel, [a, b]: readonly [number, number]): Link {
  const form = pickOne<Link['form']>(random, FORMS[level]);
  if (form === 'not-both') return { form, a: so(a), b: so(b) };
  return { form, a: either(random, a), b: either(random, b) };
}

/** Two links between four things and a fact; the options are about two things of which no sentence says it outright. */
function throwStates(random: Random, level: LinkLevel): StatesPuzzle {
  const [p = 0, q = 1, r = 2, s = 3] = shuffle(random, [0, 1, 2, 3]);
  const links = shuffle(random, [throwLink(random, level, [p, q]), throwLink(random, level, [r, s])]);
  const known = either(random, pickOne(random, [p, q]));
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

/**
 * Each option stands word for word behind an "if". One of these is what is known, another its opposite, and of two nothing is
 * known; where nothing follows, two are the opposite.
 */
function throwLookUp(random: Random): StatesPuzzle {
  const [p = 0, q = 1, r = 2, s = 3] = shuffle(random, [0, 1, 2, 3]);
  const [known, other] = [either(random, p), either(random, q)];
  const whens = [pickOne(random, [known, known, known, known, negate(known)]), negate(known)];
  const links = [r, s].flatMap((thing, i): Link[] => {
    const then = either(random, thing);
    return [
      { form: 'if', a: whens[i] ?? known, b: then },
      { form: 'if', a: other, b: negate(then) },
    ];
  });
  return {
    kind: 'states',
    topic: intBetween(random, 0, STATE_TOPICS.length - 1),
    premises: [...shuffle(random, links), { form: 'fact', a: known }],
    options: shuffle(random, [...[r, s].flatMap((thing) => [so(thing), negate(so(thing))]), null]),
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

/** Whether a sentence says it word for word, so that it could be found without thinking. */
const stands = (right: Literal, { premises }: StatesPuzzle): boolean =>
  premises.some(
    (premise) => premise.form !== 'fact' && [premise.a, premise.b].some(({ thing, isSo }) => thing === right.thing && isSo === right.isSo),
  );

/** Each of the five sorts of answers (so and not so of either thing; none) is right equally often. */
export function composeStates(random: Random, level: StateLevel): Composed<StatesPuzzle> | null {
  const wanted = pickOne(random, [true, true, false, false, null]);
  const isVerbatim = random() < 0.5;
  for (let n = 0; n < MAX_TRIES; n++) {
    const puzzle = level === 1 ? throwLookUp(random) : throwStates(random, level);
    const [key = '', ...more] = solveLogic(puzzle);
    const right = puzzle.options[OPTION_IDS.indexOf(key)];
    if (right === undefined || more.length > 0 || (right?.isSo ?? null) !== wanted) continue;
    if (level === 3 && right && stands(right, puzzle) !== isVerbatim) continue;
    return { puzzle, key, rules: nameRules(puzzle, right) };
  }
  return null;
}
