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
export const sayNone = (random: Random, of: readonly [Literal, Literal]): Statement => ({
  quantity: 'none',
  of: random() < 0.5 ? of : [of[1], of[0]],
  said: pickOne(random, ['all', 'only']),
});

/** The end stands behind, denied as often as not. */
export const saySome = (random: Random, end: Literal, inner: Literal): Statement => ({
  quantity: 'some',
  of: [inner, end],
  said: pickOne(random, ['some', 'notAll']),
});

/** Of items in which none of the statements offered follows. */
export const NONE_SHARE = 1 / 5;

/** A premise by which a thing of `start` is `inner`. */
const sayStart = (random: Random, quantity: Statement['quantity'], start: Literal, inner: Literal): Statement =>
  quantity === 'some' ? saySome(random, start, inner) : sayNone(random, [start, opposite(inner)]);

/** Premises of two starts (terms 0 and 1) and two ends (terms 2 and 3), which are said alike, over two inner terms. */
type Link = (
  random: Random,
  quantity: Statement['quantity'],
  way: Way | null,
  starts: readonly Literal[],
  ends: readonly Literal[],
) => Statement[];
/** Which start leads to which end. */
interface Way {
  readonly start: number;
  readonly end: number;
}

const INNER = [4, 5] as const;

/** Of the ends that nothing of some things leads to, so many are missed by the last step; at the others neither start has the first. */
const MISSED_LAST = 3 / 4;

/** Of statements about all things, so often one is made to begin with the inner term: begun with the end, it reads straight on only where it leads nowhere. */
const TURNED = 1 / 2;

/** Each start is linked to each inner term, and each of these to one of the ends: two statements lead from start to end. */
export const linkCrosswise: Link = (random, quantity, way, starts, ends) => {
  const inner = INNER.map((term) => literal(random, term));
  return ends.flatMap((end, at) => {
    const needed = inner[at] ?? end;
    // Of all things either way round is as good; some things that both starts are not would tell that nothing leads on from them.
    const isMissedLast = quantity === 'some' && way?.end !== at && random() < MISSED_LAST;
    const first = isMissedLast ? pickOne(random, [0, 1]) : way?.end === at ? way.start : null;
    const links = starts.map((start, n) => sayStart(random, quantity, start, n === first ? needed : opposite(needed)));
    const last = sayNone(random, [needed, isMissedLast ? opposite(end) : end]);
    return [...links, quantity === 'none' && random() < TURNED ? { ...last, of: [needed, end] } : last];
  });
};

/** Both starts are linked to one inner term, this to another, and that one to both ends: three statements lead from start to end. */
export const linkByBridge: Link = (random, quantity, way, starts, ends) => {
  const [first, second] = INNER.map((term) => literal(random, term)) as [Literal, Literal];
  const isStartOpen = way === null && random() < 0.5;
  const [start, end] = way ? [way.start, way.end] : [random() < 0.5 ? 0 : 1, random() < 0.5 ? 0 : 1];
  return [
    ...starts.map((one, n) => sayStart(random, quantity, one, n === start && !isStartOpen ? first : opposite(first))),
    sayNone(random, [first, opposite(second)]),
    ...ends.map((one, n) => sayNone(random, [n === end && (way !== null || isStartOpen) ? second : opposite(second), one])),
  ];
};

/**
 * The options join either start to either end, as its own premises have it, and at most one of them follows. All letters are
 * linked alike, so that neither what a premise says of an end nor which letters go together tells anything.
 */
export function throwWeb(random: Random, { quantity, link }: { readonly quantity: Statement['quantity']; readonly link: Link }): Chain {
  const pairs = [0, 1].flatMap((start) => [0, 1].map((end) => ({ start, end })));
  const way = random() < NONE_SHARE ? null : pickOne(random, pairs);
  const [one, other, ...ends] = [0, 1, 2, 3].map((term) => literal(random, term)) as [Literal, Literal, Literal, Literal];
  const isTurned = random() < 0.5;
  const options = pairs.map(({ start, end }) => {
    const ended = ends[end] ?? one;
    return sayOption(quantity, [start === 0 ? one : other, quantity === 'some' ? opposite(ended) : ended], isTurned);
  });
  return {
    premises: shuffle(random, link(random, quantity, way, [one, other], ends)),
    options,
    right: way && (options[2 * way.start + way.end] ?? null),
  };
}

function sayOption(quantity: Statement['quantity'], [first, second]: readonly [Literal, Literal], isTurned: boolean): Statement {
  const of: readonly [Literal, Literal] = isTurned ? [second, first] : [first, second];
  return quantity === 'none' ? { quantity, of, said: 'no' } : { quantity, of, said: 'some' };
}
