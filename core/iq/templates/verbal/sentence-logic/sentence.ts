import type { Literal as KindLiteral, Statement } from '../../categorical/statement.ts';

/** That something is so, or is not. `thing` is its place in the topic. */
export interface Literal {
  readonly thing: number;
  readonly isSo: boolean;
}

/** Sentences about states of things: `if a, b`, `a only if b`, `a unless b`, `a or b`, `never a while b`. */
export type StateSentence =
  | { readonly form: 'fact'; readonly a: Literal }
  | { readonly form: 'if' | 'only-if' | 'unless' | 'or' | 'not-both'; readonly a: Literal; readonly b: Literal };

/** That more than half are so; `fewer`: said as fewer than half of the opposite. Terms are properties. */
export interface Majority {
  readonly quantity: 'most';
  readonly of: readonly [KindLiteral];
  readonly said: 'more' | 'fewer';
}

/** Sentences about things of one sort; terms are properties. */
export type KindSentence = Statement | Majority;

/** `null`: that none of the others has to be true. */
export interface StatesPuzzle {
  readonly kind: 'states';
  readonly topic: number;
  readonly premises: readonly StateSentence[];
  readonly options: readonly (Literal | null)[];
}

export interface KindsPuzzle {
  readonly kind: 'kinds';
  readonly topic: number;
  readonly premises: readonly KindSentence[];
  readonly options: readonly (Statement | null)[];
}

export type LogicPuzzle = StatesPuzzle | KindsPuzzle;
