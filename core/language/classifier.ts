import type { Features } from './ngrams.ts';

/**
 * A text as a classifier reads it: what stands in it, and where it lies among all sentences (the vector of a sentence
 * encoder and a few figures beside it).
 */
export interface Sample {
  readonly features: Features;
  readonly dense: Float32Array;
}

/** Two linear models, each with weights of its own, whose verdicts are multiplied: log p = a log p1 + b log p2 + c. */
export interface Weights<Label extends string> {
  readonly labels: readonly Label[];
  readonly buckets: number;
  /** By bucket and label; a value is worth `scale`. */
  readonly sparse: Table;
  /** By dimension and label. */
  readonly dense: Table;
  readonly mix: { readonly sparse: number; readonly dense: number };
}

export interface Table {
  readonly scale: number;
  readonly values: Int8Array;
}

/** Chances of the labels, in their order; they sum to 1. */
export function classify<Label extends string>({ features, dense }: Sample, weights: Weights<Label>): Float64Array {
  const { labels, mix } = weights;
  const seen = new Float64Array(labels.length);
  for (const [bucket, value] of features) addRow(seen, weights.sparse, bucket, value);
  const lying = new Float64Array(labels.length);
  for (const [dimension, value] of dense.entries()) addRow(lying, weights.dense, dimension, value);
  const [one, other] = [logSoftmax(seen), logSoftmax(lying)];
  return logSoftmax(one.map((value, k) => mix.sparse * value + mix.dense * (other[k] ?? 0))).map(Math.exp);
}

function addRow(sums: Float64Array, { scale, values }: Table, row: number, value: number): void {
  const from = row * sums.length;
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] ?? 0) + value * scale * (values[from + k] ?? 0);
}

export function logSoftmax(logits: Float64Array): Float64Array {
  const most = Math.max(...logits);
  const rest = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0));
  return logits.map((logit) => logit - most - rest);
}
