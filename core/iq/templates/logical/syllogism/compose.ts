import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { TERMS } from './forms.ts';
import { bitsOf, NONE, rightOf, setsOf } from './option-sets.ts';
import type { Statement } from './statement.ts';

export interface SyllogismPuzzle {
  readonly letters: readonly string[];
  readonly premises: readonly Statement[];
  /** Null: none of the others must be true. */
  readonly options: readonly (Statement | null)[];
}

/** None of them is the name of an option. */
const LETTERS = Array.from('KLMPRSTVWXZ');

export function composeSyllogism(random: Random, level: Level): Composed<SyllogismPuzzle> | null {
  const { statements, arguments: args, sets } = setsOf(level);
  const set = pickOne(random, sets);
  const right = pickOne(random, [NONE, ...bitsOf(set)]);
  const { premises: inOrder } = pickOne(
    random,
    args.filter((argument) => rightOf(argument, set) === right),
  );
  const premises = shuffle(random, inOrder);
  const stated = shuffle(random, bitsOf(set));
  const places = [...stated, NONE];
  return {
    puzzle: {
      letters: pickMany(random, LETTERS, TERMS[level]),
      premises,
      options: places.map((i) => (random() < 0.5 ? turn(statements[i]) : statements[i]) ?? null),
    },
    key: OPTION_IDS.charAt(places.indexOf(right)),
    rules: `${writeForm(premises)} > ${statements[right]?.mood ?? 'none'}`,
  };
}

/** The other way to say the same, where there is one. */
const turn = (statement: Statement | undefined): Statement | undefined =>
  statement && (statement.mood === 'E' || statement.mood === 'I') ? { ...statement, of: [statement.of[1], statement.of[0]] } : statement;

/** Terms are numbered as they come up. */
export function writeForm(statements: readonly Statement[], ranks = new Map<number, number>()): string {
  const rankOf = (term: number): number => ranks.get(term) ?? ranks.set(term, ranks.size).size - 1;
  return statements.map(({ mood, of: [s, p], isOnly }) => `${isOnly ? 'only ' : ''}${mood}${rankOf(s)}${rankOf(p)}`).join(' ');
}
