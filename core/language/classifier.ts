import type { Features } from './ngrams.ts';

/**
 * A text as a classifier reads it: what stands in it, and where it lies among all sentences (the vector of a sentence
 * encoder and a few figures beside it).
 */
export interface Sample {
  /** What stands in it, of each kind by itself: its words, its letters, what it follows. Each kind counts alike, however much it holds. */
  readonly groups: readonly Features[];
  /** The first is always 1. */
  readonly dense: Float32Array;
}

/**
 * Two models whose verdicts are multiplied, log p = a log p1 + b log p2 + c: a linear one of what stands in a text, rare things
 * counting more (tf-idf), and a network of one layer of where it lies.
 */
export interface Weights<Label extends string> {
  readonly labels: readonly Label[];
  readonly buckets: number;
  /** By bucket: how rare it is, as the inverse document frequency; 0 of what was seen in one text alone. */
  readonly rarity: Table;
  /** By bucket and label; a value is worth `scale`. */
  readonly sparse: Table;
  readonly units: number;
  /** By dimension and unit. */
  readonly hidden: Table;
  /** By unit and label; the last row is what is added whatever the units say. */
  readonly out: Table;
  readonly mix: Mix;
}

/** What the verdict of each counts. */
export interface Mix {
  readonly sparse: number;
  readonly dense: number;
}

export interface Table {
  readonly scale: number;
  readonly values: Int8Array;
}

/** What stands in a text, as it is weighed: how often, and how rare it is. */
export type Weighed = readonly (readonly [bucket: number, value: number])[];

/** What is rare counts more, and what stands there twice not twice as much. */
export function weigh({ groups }: Sample, { scale, values }: Table): Weighed {
  return groups.flatMap((group) => {
    const weighed = [...group].flatMap(([bucket, count]): (readonly [number, number])[] => {
      const rarity = scale * (values[bucket] ?? 0);
      return rarity === 0 ? [] : [[bucket, rarity * (count > 1 ? 1 + Math.log(count) : count)]];
    });
    const length = Math.sqrt(weighed.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
    return weighed.map(([bucket, value]) => [bucket, value / length] as const);
  });
}

/** Chances of the labels, in their order; they sum to 1. */
export function classify<Label extends string>(sample: Sample, weights: Weights<Label>): Float64Array {
  const { labels, units, mix } = weights;
  const standing = new Float64Array(labels.length);
  for (const [bucket, value] of weigh(sample, weights.rarity)) addRow(standing, weights.sparse, bucket, value);
  const hidden = new Float64Array(units);
  for (const [dimension, value] of sample.dense.entries()) if (value !== 0) addRow(hidden, weights.hidden, dimension, value);
  const lying = new Float64Array(labels.length);
  for (const [unit, value] of hidden.entries()) if (value > 0) addRow(lying, weights.out, unit, value);
  addRow(lying, weights.out, units, 1);
  const [one, other] = [logSoftmax(standing), logSoftmax(lying)];
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
