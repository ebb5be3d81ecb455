import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { EQUATION_FORMS, fillIn } from './forms.ts';
import { type Equation, type EquationPuzzle, SYMBOLS } from './puzzle.ts';

const LOWEST_VALUE = 2;
const HIGHEST_VALUE = 90;
const MAX_NUMBER = 250;
const MAX_TRIES = 60;

/** The answer is thrown first and kept while the rest is tried, so that one is right as often as another. */
export function composeEquations(random: Random, level: Level): Composed<EquationPuzzle> | null {
  const { name, signs, asks, throwEquations } = pickOne(random, EQUATION_FORMS[level]);
  const asked = pickOne(random, asks);
  const throwValue = (): number => intBetween(random, LOWEST_VALUE, HIGHEST_VALUE);
  const answer = throwValue();
  const key = String(answer);
  for (let n = 0; n < MAX_TRIES; n++) {
    const values = Array.from({ length: signs }, (_, i) => (i === asked ? answer : throwValue()));
    const equations = throwEquations((low, high) => intBetween(random, low, high)).map((draft) => fillIn(draft, values));
    if (new Set(values).size < signs || !equations.every(isPlain)) continue;
    // A number that stands there as it is would be a false friend.
    if (equations.some(({ left, right }) => [left.number, right.number].includes(answer))) continue;
    const ordered = level === 2 ? equations : shuffle(random, equations);
    return { puzzle: { symbols: pickMany(random, SYMBOLS, signs), equations: ordered, asked }, key, rules: name };
  }
  return null;
}

/** No side is below 1, and none of the numbers is too large. */
const isPlain = ({ left, right }: Equation): boolean =>
  right.number <= MAX_NUMBER && (right.signs.length === 0 ? right.number > 0 : Math.abs(right.number) <= 60) && left.number <= MAX_NUMBER;
