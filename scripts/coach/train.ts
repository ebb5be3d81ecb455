import { logSoftmax, weigh, type Mix, type Sample, type Table, type Weighed, type Weights } from '#core/language/classifier.ts';

export interface Example<Label extends string> {
  readonly author: string;
  readonly label: Label;
  readonly sample: Sample;
}

/** What is learned: the labels, into how many buckets what stands in a text falls, and what the verdicts of the two models count. */
export interface Course<Label extends string> {
  readonly labels: readonly Label[];
  readonly buckets: number;
  readonly mix: Mix;
}

/** Chosen by leaving authors out; `bench/coach-table.ts` prints what it gives. */
const LINEAR = { epochs: 12, rate: 0.15, decay: 3e-5 };
const NETWORK = { units: 96, epochs: 10, rate: 1e-3, decay: 3e-4, batch: 64 };
/** What stands in one example alone is chance. */
const LEAST_EXAMPLES = 2;

/**
 * A softmax regression over tf-idf by stochastic gradients with a rate for each weight (AdaGrad), and a network of one layer of
 * rectified units (Adam). The same examples give the same weights.
 */
export function train<Label extends string>(examples: readonly Example<Label>[], { labels, buckets, mix }: Course<Label>): Weights<Label> {
  const ys = examples.map(({ label }) => labels.indexOf(label));
  const rarity = quantise(rarities(examples, buckets));
  const rows = examples.map(({ sample }) => weigh(sample, rarity));
  const sparse = quantise(regress(rows, ys, buckets, labels.length));
  const { hidden, out } = learnNetwork(
    examples.map(({ sample }) => sample.dense),
    ys,
    labels.length,
  );
  return { labels, buckets, rarity, sparse, units: NETWORK.units, hidden: quantise(hidden), out: quantise(out), mix };
}

/** The inverse document frequency of each bucket. */
function rarities(examples: readonly Example<string>[], buckets: number): Float32Array {
  const counts = new Float32Array(buckets);
  for (const { sample } of examples)
    for (const bucket of new Set(sample.groups.flatMap((group) => [...group.keys()]))) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => (count < LEAST_EXAMPLES ? 0 : Math.log((1 + examples.length) / (1 + count)) + 1));
}

function regress(rows: readonly Weighed[], ys: readonly number[], buckets: number, classes: number): Float32Array {
  const { epochs, rate, decay } = LINEAR;
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes);
  const order = rows.map((_, i) => i);
  const random = dice(1);
  const sums = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const features = rows[at] as Weighed;
      sums.fill(0);
      for (const [row, value] of features)
        for (let k = 0; k < classes; k++) sums[k] = (sums[k] as number) + value * (weights[row * classes + k] as number);
      const wrong = wrongness(sums, ys[at] as number);
      for (let k = 0; k < classes; k++)
        for (const [row, value] of features) {
          const i = row * classes + k;
          const slope = (wrong[k] as number) * value + decay * (weights[i] as number);
          squares[i] = (squares[i] as number) + slope * slope;
          weights[i] = (weights[i] as number) - (rate * slope) / Math.sqrt((squares[i] as number) + 1e-6);
        }
    }
  }
  return weights;
}

function learnNetwork(rows: readonly Float32Array[], ys: readonly number[], classes: number): { hidden: Float32Array; out: Float32Array } {
  const { units, epochs, batch } = NETWORK;
  const dimensions = rows[0]?.length ?? 0;
  const random = dice(7);
  const hidden = adam(
    Float32Array.from({ length: dimensions * units }, (_, i) => (i < units ? 0 : bell(random) * Math.sqrt(1 / dimensions))),
  );
  const out = adam(
    Float32Array.from({ length: (units + 1) * classes }, (_, i) => (i < units * classes ? bell(random) * Math.sqrt(1 / units) : 0)),
  );
  const order = rows.map((_, i) => i);
  const [lit, sums, back] = [new Float32Array(units), new Float64Array(classes), new Float32Array(units)];
  const learnFrom = (row: Float32Array, y: number): void => {
    lit.fill(0);
    for (const [d, value] of row.entries())
      if (value !== 0) for (let j = 0; j < units; j++) lit[j] = (lit[j] as number) + value * (hidden.values[d * units + j] as number);
    for (let k = 0; k < classes; k++) sums[k] = out.values[units * classes + k] as number;
    for (let j = 0; j < units; j++)
      if ((lit[j] as number) > 0)
        for (let k = 0; k < classes; k++) sums[k] = (sums[k] as number) + (lit[j] as number) * (out.values[j * classes + k] as number);
    const wrong = wrongness(sums, y);
    back.fill(0);
    for (let j = 0; j <= units; j++) {
      const light = j === units ? 1 : (lit[j] as number);
      if (light <= 0) continue;
      for (let k = 0; k < classes; k++) {
        const i = j * classes + k;
        out.slopes[i] = (out.slopes[i] as number) + light * (wrong[k] as number);
        if (j < units) back[j] = (back[j] as number) + (out.values[i] as number) * (wrong[k] as number);
      }
    }
    for (const [d, value] of row.entries())
      if (value !== 0)
        for (let j = 0; j < units; j++)
          hidden.slopes[d * units + j] = (hidden.slopes[d * units + j] as number) + value * (back[j] as number);
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch);
      for (const at of some) learnFrom(rows[at] as Float32Array, ys[at] as number);
      for (const layer of [hidden, out]) layer.step(some.length);
    }
  }
  return { hidden: hidden.values, out: out.values };
}

/** Weights with the slopes gathered for them, and a step along these (Kingma and Ba 2015, with its usual figures). */
function adam(values: Float32Array) {
  const [slopes, means, squares] = [0, 1, 2].map(() => new Float32Array(values.length)) as [Float32Array, Float32Array, Float32Array];
  let steps = 0;
  const step = (examples: number): void => {
    steps += 1;
    const [ofMean, ofSquare] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    for (let i = 0; i < values.length; i++) {
      const slope = (slopes[i] as number) / examples + NETWORK.decay * (values[i] as number);
      means[i] = 0.9 * (means[i] as number) + 0.1 * slope;
      squares[i] = 0.999 * (squares[i] as number) + 0.001 * slope * slope;
      values[i] =
        (values[i] as number) - (NETWORK.rate * ((means[i] as number) / ofMean)) / (Math.sqrt((squares[i] as number) / ofSquare) + 1e-8);
    }
    slopes.fill(0);
  };
  return { values, slopes, step };
}

/** How far each chance is from what it should be. */
function wrongness(sums: Float64Array, y: number): Float64Array {
  const wrong = logSoftmax(sums).map(Math.exp);
  wrong[y] = (wrong[y] as number) - 1;
  return wrong;
}

/** To a byte each: what that costs is under what another author costs. */
function quantise(weights: Float32Array): Table {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
  return { scale, values: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Of mean 0 and spread 1, nearly. */
const bell = (random: () => number): number => (Array.from({ length: 6 }, random).reduce((sum, one) => sum + one, 0) - 3) * Math.SQRT2;

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

/** Weights for each author by whom nothing was learned, some authors left out together so that it takes as many trainings as there are `folds`. */
export function trainWithoutEach<Label extends string>(
  examples: readonly Example<Label>[],
  course: Course<Label>,
  folds: number,
): (author: string) => Weights<Label> {
  const authors = [...new Set(examples.map(({ author }) => author))];
  const foldOf = new Map(authors.map((author, i) => [author, i % folds]));
  const weights = Array.from({ length: Math.min(folds, authors.length) }, (_, fold) =>
    train(
      examples.filter(({ author }) => foldOf.get(author) !== fold),
      course,
    ),
  );
  return (author) => weights[foldOf.get(author) ?? 0] as Weights<Label>;
}
