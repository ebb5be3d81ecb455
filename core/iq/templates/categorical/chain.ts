import { shuffle, type Random } from '../../../random.ts';
import { pickOne } from '../dice.ts';
import { opposite, type Literal, type Statement } from './statement.ts';

export interface Chain {
  readonly premises: readonly Statement[];
  /** Four statements about ends, of the quantity of the chain. */
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

interface Links {
  readonly premises: readonly Statement[];
  readonly start: Literal;
  readonly end: Literal;
}

/**
 * Premises that link term to term, from `first` on. What follows of start and end is thrown first; whether a term is denied is
 * thrown for each place anew. Where a chain is not whole, an inner term is denied once too often, and nothing follows.
 */
function throwLinks(random: Random, quantities: readonly Statement['quantity'][], first: number, isWhole: boolean): Links {
  const last = quantities.length;
  const [start, end] = [literal(random, first), literal(random, first + last)];
  const brokenAt = isWhole ? 0 : 1 + Math.floor(random() * (last - 1));
  const premises: Statement[] = [];
  let known = start;
  for (const [i, quantity] of quantities.entries()) {
    const from = i > 0 && i === brokenAt ? opposite(known) : known;
    const to = i === last - 1 ? (quantities[0] === 'some' ? opposite(end) : end) : literal(random, first + i + 1);
    premises.push(quantity === 'some' ? saySome(random, from, to) : sayNone(random, [from, to]));
    known = quantity === 'some' ? to : opposite(to);
  }
  return { premises, start, end };
}

const NONE_SHARE = 1 / 5;

/** One chain. The options are its ends, each as it is and denied: all four look as if they were meant. */
export function throwChain(random: Random, quantities: readonly Statement['quantity'][]): Chain {
  const isWhole = random() >= NONE_SHARE;
  const { premises, start, end } = throwLinks(random, quantities, 0, isWhole);
  const isTurned = random() < 0.5;
  const ways = [start, opposite(start)].flatMap((one) => [end, opposite(end)].map((other): [Literal, Literal] => [one, other]));
  const options = ways.map((way) => sayOption(quantities[0] ?? 'none', way, isTurned));
  return { premises: shuffle(random, premises), options, right: isWhole ? (options[0] ?? null) : null };
}

/**
 * Two chains alike, of which at most one is whole. The options join either start to either end, as its own premise has it: what
 * a premise says of an end, by itself, tells nothing.
 */
export function throwTwinChains(random: Random, quantities: readonly Statement['quantity'][]): Chain {
  const whole = random() < NONE_SHARE ? -1 : random() < 0.5 ? 0 : 1;
  const chains = [0, 1].map((n) => throwLinks(random, quantities, n * (quantities.length + 1), n === whole));
  const isTurned = random() < 0.5;
  const starts = chains.map(({ start }) => start);
  const ends = chains.map(({ end }) => end);
  const options = starts.flatMap((start) => ends.map((end) => sayOption(quantities[0] ?? 'none', [start, end], isTurned)));
  return { premises: shuffle(random, chains.flatMap(({ premises }) => premises)), options, right: options[whole * 3] ?? null }; // prettier-ignore
}

function sayOption(quantity: Statement['quantity'], [first, second]: readonly [Literal, Literal], isTurned: boolean): Statement {
  const of: readonly [Literal, Literal] = isTurned ? [second, first] : [first, second];
  return quantity === 'none' ? { quantity, of, said: 'no' } : { quantity, of, said: 'some' };
}
