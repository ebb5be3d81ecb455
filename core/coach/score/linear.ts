import type { Features } from './features.ts';

/** What was learned: the worth of each feature, and where the scores of the labelled texts lie. Written by `scripts/coach/train-scores.ts`. */
export interface Model {
  readonly weights: Readonly<Record<string, number>>;
  /** Middle and spread of the scores of the texts it was learned from. */
  readonly middle: number;
  readonly spread: number;
}

export function sumOf(features: Features, weights: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const name of Object.keys(features)) if (Object.hasOwn(weights, name)) sum += (features[name] ?? 0) * (weights[name] ?? 0);
  return sum;
}

/** In spreads from the middle. */
export const placeOf = (features: Features, { weights, middle, spread }: Model): number => (sumOf(features, weights) - middle) / spread;

/** 0 to 1, in the same order. */
export const squash = (place: number): number => 1 / (1 + Math.exp(-1.5 * place));
