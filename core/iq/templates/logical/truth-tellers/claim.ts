/** People are numbers. */
export interface Verdict {
  readonly who: number;
  readonly isHonest: boolean;
}

export type Claim =
  /** "7 is more than 5": anybody knows whether it is. */
  | { readonly kind: 'more'; readonly left: number; readonly right: number }
  | { readonly kind: 'is'; readonly of: Verdict }
  /** `or`: both verdicts are the same. */
  | { readonly kind: 'and' | 'or'; readonly of: readonly [Verdict, Verdict] }
  | { readonly kind: 'same' | 'differ'; readonly who: readonly [number, number] }
  /** Exactly so many of all tell the truth. */
  | { readonly kind: 'count'; readonly honest: number }
  /** None or two of three tell the truth; or one or all. */
  | { readonly kind: 'even' | 'odd' }
  /** Somebody would say so, if asked. */
  | { readonly kind: 'says'; readonly who: number; readonly of: Verdict };

/** Who tells the truth, by person. */
export type Honesty = readonly boolean[];

export function isClaimTrue(claim: Claim, honesty: Honesty): boolean {
  const isRight = ({ who, isHonest }: Verdict): boolean => honesty[who] === isHonest;
  switch (claim.kind) {
    case 'more':
      return claim.left > claim.right;
    case 'is':
      return isRight(claim.of);
    case 'and':
      return claim.of.every(isRight);
    case 'or':
      return claim.of.some(isRight);
    case 'same':
      return honesty[claim.who[0]] === honesty[claim.who[1]];
    case 'differ':
      return honesty[claim.who[0]] !== honesty[claim.who[1]];
    case 'count':
      return honesty.filter(Boolean).length === claim.honest;
    case 'even':
    case 'odd':
      return (honesty.filter(Boolean).length % 2 === 0) === (claim.kind === 'even');
    case 'says':
      return honesty[claim.who] === isRight(claim.of);
  }
}

export const allHonesties = (people: number): Honesty[] =>
  Array.from({ length: 2 ** people }, (_, bits) => Array.from({ length: people }, (_, person) => ((bits >> person) & 1) === 1));

/** Whoever tells the truth says what is true, and whoever lies says what is not. */
export const fits = (claims: readonly Claim[], honesty: Honesty): boolean =>
  claims.every((claim, speaker) => isClaimTrue(claim, honesty) === honesty[speaker]);
