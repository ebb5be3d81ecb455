/** That a thing is of a term, or that it is not. Terms are numbers. */
export interface Literal {
  readonly term: number;
  readonly is: boolean;
}

/**
 * Nothing is both, or at least one thing is both: with literals, two quantities say what the four moods of old logic say.
 * `said` is how: with x and y for the literals "all x are not y", "only what is not y is x", "no x are y" (none of both), or
 * "some x are y", "not all x are not y" (some are both).
 */
export type Statement =
  | { readonly quantity: 'none'; readonly of: readonly [Literal, Literal]; readonly said: 'all' | 'only' | 'no' }
  | { readonly quantity: 'some'; readonly of: readonly [Literal, Literal]; readonly said: 'some' | 'notAll' };

export const opposite = ({ term, is }: Literal): Literal => ({ term, is: !is });
export const isSame = (one: Literal, other: Literal): boolean => one.term === other.term && one.is === other.is;
export const deny = ({ quantity, of }: Statement): Statement =>
  quantity === 'none' ? { quantity: 'some', of, said: 'some' } : { quantity: 'none', of, said: 'no' };

/** Kinds of things are numbered by what they are: bit t is set when they are a t. */
const isOf = (kind: number, { term, is }: Literal): boolean => (((kind >> term) & 1) === 1) === is;
const isBoth = (kind: number, { of: [one, other] }: Statement): boolean => isOf(kind, one) && isOf(kind, other);

/**
 * Whether some world makes all of them true. A world is what kinds of things there are, out of 2^terms. Statements of "none"
 * forbid kinds, each of the others needs one that is left; needs never get in each other's way, so that looking for each by
 * itself decides over all worlds.
 * @param isPeopled each term has things: old logic presumes it, new logic does not
 */
function canAllBeTrue(statements: readonly Statement[], terms: number, isPeopled: boolean): boolean {
  const [forbidding, needing] = [
    statements.filter(({ quantity }) => quantity === 'none'),
    statements.filter(({ quantity }) => quantity === 'some'),
  ];
  const kinds = Array.from({ length: 2 ** terms }, (_, kind) => kind).filter((kind) => !forbidding.some((one) => isBoth(kind, one)));
  const isMet = needing.every((one) => kinds.some((kind) => isBoth(kind, one)));
  return (
    isMet &&
    (!isPeopled || Array.from({ length: terms }, (_, term) => term).every((term) => kinds.some((kind) => isOf(kind, { term, is: true }))))
  );
}

export const follows = (premises: readonly Statement[], conclusion: Statement, terms: number, isPeopled: boolean): boolean =>
  !canAllBeTrue([...premises, deny(conclusion)], terms, isPeopled);
