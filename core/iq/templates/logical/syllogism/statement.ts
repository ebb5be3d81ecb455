/** All S are P, no S are P, some S are P, some S are not P: the four moods of old logic, A, E, I and O. Terms are numbers. */
export interface Statement {
  readonly mood: 'A' | 'E' | 'I' | 'O';
  readonly of: readonly [number, number];
  /** "Only P are S" for "all S are P": the same, to be turned round. */
  readonly isOnly?: true;
}

const bit = (things: number, term: number): boolean => ((things >> term) & 1) === 1;

/** Kinds of things are numbered by what they are: bit t is set when they are a t. */
const isForbiddenBy = ({ mood, of: [s, p] }: Statement, kind: number): boolean =>
  (mood === 'A' && bit(kind, s) && !bit(kind, p)) || (mood === 'E' && bit(kind, s) && bit(kind, p));

/** Whether a thing of this kind makes it true that some S are (not) P. */
const isWitnessOf = ({ mood, of: [s, p] }: Statement, kind: number): boolean => bit(kind, s) && bit(kind, p) === (mood === 'I');

const isUniversal = ({ mood }: Statement): boolean => mood === 'A' || mood === 'E';
const DENIALS = { A: 'O', O: 'A', E: 'I', I: 'E' } as const;
export const deny = ({ mood, of }: Statement): Statement => ({ mood: DENIALS[mood], of });

/**
 * Whether some world makes all of them true. A world is what kinds of things there are, out of 2^terms. The universal
 * statements forbid kinds, each of the others needs one that is left; needs never get in each other's way, so that looking
 * for each by itself decides over all worlds.
 * @param isPeopled each term has things: old logic presumes it, new logic does not
 */
export function canAllBeTrue(statements: readonly Statement[], terms: number, isPeopled: boolean): boolean {
  const universal = statements.filter(isUniversal);
  const kinds = Array.from({ length: 2 ** terms }, (_, kind) => kind).filter((kind) => !universal.some((one) => isForbiddenBy(one, kind)));
  const isMet = statements.every((one) => isUniversal(one) || kinds.some((kind) => isWitnessOf(one, kind)));
  return isMet && (!isPeopled || Array.from({ length: terms }, (_, term) => term).every((term) => kinds.some((kind) => bit(kind, term))));
}

export const follows = (premises: readonly Statement[], conclusion: Statement, terms: number, isPeopled: boolean): boolean =>
  !canAllBeTrue([...premises, deny(conclusion)], terms, isPeopled);

export function sayStatement({ mood, of: [s, p], isOnly }: Statement, letters: readonly string[]): string {
  const [subject, predicate] = [letters[s], letters[p]];
  switch (mood) {
    case 'A':
      return isOnly ? `Only ${predicate} are ${subject}.` : `All ${subject} are ${predicate}.`;
    case 'E':
      return `No ${subject} are ${predicate}.`;
    case 'I':
      return `Some ${subject} are ${predicate}.`;
    case 'O':
      return `Some ${subject} are not ${predicate}.`;
  }
}
