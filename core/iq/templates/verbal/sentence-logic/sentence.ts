/** That something is so, or is not. `thing` is its place in the topic. */
export interface Literal {
  readonly thing: number;
  readonly isSo: boolean;
}

/** Sentences about states of things: `if a, b`, `a only if b`, `a unless b`, `a or b`, `never a while b`. */
export type StateSentence =
  | { readonly form: 'fact'; readonly a: Literal }
  | { readonly form: 'if' | 'only-if' | 'unless' | 'or' | 'not-both'; readonly a: Literal; readonly b: Literal };

/** Sentences about things of one sort; `a` and `b` are properties. `all-not` is "all that are not a are b". */
export type KindSentence =
  | { readonly form: 'all' | 'no' | 'some' | 'some-not' | 'all-not' | 'some-neither'; readonly a: number; readonly b: number }
  | { readonly form: 'most'; readonly a: number };

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
  /** Premises say "only" and "not all" for "all" and "some not". */
  readonly isScoped: boolean;
  readonly premises: readonly KindSentence[];
  readonly options: readonly KindSentence[];
}

export type LogicPuzzle = StatesPuzzle | KindsPuzzle;
