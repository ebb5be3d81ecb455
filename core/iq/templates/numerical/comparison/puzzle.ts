export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** What is told of the four amounts. */
export type Fact =
  | { readonly kind: 'sum'; readonly of: Letter; readonly parts: readonly [number, number] }
  | { readonly kind: 'price'; readonly of: Letter; readonly coins: number; readonly pieces: number }
  | { readonly kind: 'exactly' | 'at least' | 'at most'; readonly of: Letter; readonly number: number }
  | { readonly kind: 'between'; readonly of: Letter; readonly low: number; readonly high: number }
  /** The number and one from 1 to `upTo` that is not told. */
  | { readonly kind: 'part'; readonly of: Letter; readonly number: number; readonly upTo: number }
  | { readonly kind: 'more' | 'together'; readonly of: Letter; readonly other: Letter; readonly number: number };

/** Whole numbers above 0. */
export interface ComparisonPuzzle {
  readonly facts: readonly Fact[];
}

/** The same five for every item, in this order. */
export const VERDICTS = [...LETTERS, 'None of them'] as const;
export const NONE = VERDICTS.indexOf('None of them');

export function sayFact(fact: Fact): string {
  switch (fact.kind) {
    case 'sum':
      return `${fact.of} = ${fact.parts.join(' + ')}`;
    case 'price':
      return `Shop ${fact.of}: ${fact.pieces} pieces cost ${fact.coins} coins`;
    case 'exactly':
      return `${fact.of} is ${fact.number}`;
    case 'at least':
    case 'at most':
      return `${fact.of} is ${fact.kind} ${fact.number}`;
    case 'between':
      return `${fact.of} is at least ${fact.low} and at most ${fact.high}`;
    case 'part':
      return `${fact.of} = ${fact.number} + a number from 1 to ${fact.upTo}`;
    case 'more':
      return `${fact.of} is ${fact.number} more than ${fact.other}`;
    case 'together':
      return `${[fact.of, fact.other].toSorted().join(' + ')} = ${fact.number}`;
  }
}
