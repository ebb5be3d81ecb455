import { shuffle, type Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { linkByBridge, linkCrosswise, throwWeb, type Chain } from '../../categorical/chain.ts';
import type { Literal, Statement } from '../../categorical/statement.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { sayStatement } from './say.ts';

export interface SyllogismPuzzle {
  readonly letters: readonly string[];
  readonly premises: readonly Statement[];
  /** Null: none of the others must be true. */
  readonly options: readonly (Statement | null)[];
}

/** None of them is the name of an option. */
const LETTERS = Array.from('KLMPRSTVWXZ');

/** Sentences turned round and denied, of all or of some things only; two of them lead to what follows, or three. */
const WEBS = {
  2: { quantity: 'none', link: linkCrosswise },
  3: { quantity: 'some', link: linkCrosswise },
  4: { quantity: 'none', link: linkByBridge },
  5: { quantity: 'some', link: linkByBridge },
} as const;

export function composeSyllogism(random: Random, level: Level): Composed<SyllogismPuzzle> {
  const { premises, options: stated, right } = level === 1 ? throwPairs(random) : throwWeb(random, WEBS[level]);
  const options = shuffle(random, [...stated, null]);
  const terms = Math.max(...premises.flatMap(({ of }) => of.map(({ term }) => term))) + 1;
  return {
    puzzle: { letters: pickMany(random, LETTERS, terms), premises, options },
    key: OPTION_IDS.charAt(options.indexOf(right)),
    rules: `${premises.map(nameForm).toSorted().join(', ')} > ${right?.said ?? 'none'}`,
  };
}

/** How it is said, and which of its words are denied. */
const nameForm = (premise: Statement): string =>
  sayStatement(premise, Array<string>(12).fill('x'))
    .replace(/ are|x|\.|-/g, '')
    .trim()
    .replace(/ +/g, ' ')
    .toLowerCase();

type Say = (one: Literal, other: Literal) => Statement;
const not = ({ term }: Literal): Literal => ({ term, is: false });
const all: Say = (one, other) => ({ quantity: 'none', of: [one, not(other)], said: 'all' });
const no: Say = (one, other) => ({ quantity: 'none', of: [one, other], said: 'no' });
const some: Say = (one, other) => ({ quantity: 'some', of: [one, other], said: 'some' });

const FORMS: readonly { readonly first: Say; readonly second: Say; readonly drawn: Say }[] = [
  { first: all, second: all, drawn: all },
  { first: some, second: all, drawn: some },
  { first: all, second: no, drawn: no },
];

/**
 * Two statements of each sort, of which at most one of the first and one of the second share the middle term. The options
 * join each beginning to each end: all look alike, and whether a middle is shared tells. Where none follows, one is shared too,
 * by two beginnings or two ends.
 */
function throwPairs(random: Random): Chain {
  const { first, second, drawn } = pickOne(random, FORMS);
  const is = (term: number): Literal => ({ term, is: true });
  const [a, b, c, d, shared, other, third] = [0, 1, 2, 3, 4, 5, 6].map(is) as [
    Literal,
    Literal,
    Literal,
    Literal,
    Literal,
    Literal,
    Literal,
  ];
  const options = [a, b].flatMap((one) => [c, d].map((end) => drawn(one, end)));
  const place = intBetween(random, 0, 4);
  const right = options[place] ?? null;
  const middles =
    place < 4
      ? {
          a: place < 2 ? shared : other,
          b: place < 2 ? other : shared,
          c: place % 2 === 0 ? shared : third,
          d: place % 2 === 0 ? third : shared,
        }
      : random() < 0.5
        ? { a: shared, b: shared, c: other, d: third }
        : { a: other, b: third, c: shared, d: shared };
  return {
    premises: shuffle(random, [first(a, middles.a), first(b, middles.b), second(middles.c, c), second(middles.d, d)]),
    options,
    right,
  };
}
