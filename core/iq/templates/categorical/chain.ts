import { shuffle, type Random } from '../../../random.ts';
import { pickOne } from '../dice.ts';
import { opposite, type Literal, type Statement } from './statement.ts';

export interface Chain {
  readonly premises: readonly Statement[];
  /** The four statements about the two ends, of the quantity of the chain. */
  readonly options: readonly Statement[];
  /** The one that follows; null when none does. */
  readonly right: Statement | null;
}

const literal = (random: Random, term: number): Literal => ({ term, is: random() < 0.5 });

/** In either order, with "all" or "only": of what a word stands beside, and of whether it is denied there, nothing can be told. */
const sayNone = (random: Random, of: readonly [Literal, Literal]): Statement => ({
  quantity: 'none',
  of: random() < 0.5 ? of : [of[1], of[0]],
  said: pickOne(random, ['all', 'only']),
});

/** The end stands behind, denied as often as not. */
const saySome = (random: Random, end: Literal, inner: Literal): Statement => ({
  quantity: 'some',
  of: [inner, end],
  said: pickOne(random, ['some', 'notAll']),
});

/**
 * Premises that link term to term. The right option, or that none is, is thrown first; whether a term is denied is thrown for
 * each place anew, so that all four options look as if they were meant, and only going along the chain tells which is.
 */
export function throwChain(random: Random, quantities: readonly Statement['quantity'][]): Chain {
  const last = quantities.length;
  const [start, end] = [literal(random, 0), literal(random, last)];
  const isWhole = random() >= 1 / 5;
  const brokenAt = isWhole ? 0 : 1 + Math.floor(random() * (last - 1));
  const premises: Statement[] = [];
  let known = start;
  for (const [i, quantity] of quantities.entries()) {
    const from = i > 0 && i === brokenAt ? opposite(known) : known;
    const to = i === last - 1 ? (quantities[0] === 'some' ? opposite(end) : end) : literal(random, i + 1);
    premises.push(quantity === 'some' ? saySome(random, from, to) : sayNone(random, [from, to]));
    known = quantity === 'some' ? to : opposite(to);
  }
  const isTurned = random() < 0.5;
  const options = [true, false].flatMap((first) =>
    [true, false].map((second) =>
      sayOption(
        quantities[0] ?? 'none',
        [
          { term: 0, is: first },
          { term: last, is: second },
        ],
        isTurned,
      ),
    ),
  );
  const right = isWhole
    ? (options.find(({ of }) => [start, end].every((one) => of.some(({ term, is }) => term === one.term && is === one.is))) ?? null)
    : null;
  return { premises: shuffle(random, premises), options, right };
}

function sayOption(quantity: Statement['quantity'], [first, second]: readonly [Literal, Literal], isTurned: boolean): Statement {
  const of: readonly [Literal, Literal] = isTurned ? [second, first] : [first, second];
  return quantity === 'none' ? { quantity, of, said: 'no' } : { quantity, of, said: 'some' };
}
