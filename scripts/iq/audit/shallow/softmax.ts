/** Features of one candidate: each in three ways, after its mean and spread among the candidates, and whether it is the most or the least. */
export type Row = Float64Array;

export interface Lesson {
  readonly rows: readonly Row[];
  /** The place of the right one. */
  readonly right: number;
}

const WAYS = 3;

/** The features of the candidates of one item, told beside each other. */
export function standardise(candidates: readonly Readonly<Record<string, number>>[], names: readonly string[]): Row[] {
  const rows = candidates.map(() => new Float64Array(WAYS * names.length));
  names.forEach((name, n) => {
    const values = candidates.map((features) => features[name] ?? 0);
    const [most, least] = [Math.max(...values), Math.min(...values)];
    if (most - least < 1e-9) return;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    const [mosts, leasts] = [most, least].map((end) => values.filter((value) => Math.abs(value - end) < 1e-9).length);
    values.forEach((value, k) => {
      rows[k]?.set([(value - mean) / spread, value > most - 1e-9 ? 1 / (mosts ?? 1) : 0, value < least + 1e-9 ? 1 / (leasts ?? 1) : 0], WAYS * n); // prettier-ignore
    });
  });
  return rows;
}

/** In a loop of its own: this is where the time goes. */
function score(row: Row, weights: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < row.length; n++) sum += (row[n] as number) * (weights[n] as number);
  return sum;
}

/** The place of the candidate with the highest score. */
export function likeliest(rows: readonly Row[], weights: Float64Array): number {
  const scores = rows.map((row) => score(row, weights));
  return scores.indexOf(Math.max(...scores));
}

const STEPS = 60;
const RATE = 0.1;
/** Of the ridge, in items: weights that a few items speak for stay small. */
const RIDGE_ITEMS = 4;

/** Logistic regression over the candidates of each item, by Adam on all items at once. */
export function fitSoftmax(lessons: readonly Lesson[]): Float64Array {
  const size = lessons[0]?.rows[0]?.length ?? 0;
  const [weights, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeOf(lessons, weights);
    for (let n = 0; n < size; n++) {
      const g = (slope[n] ?? 0) / lessons.length;
      mean[n] = 0.9 * (mean[n] ?? 0) + 0.1 * g;
      square[n] = 0.999 * (square[n] ?? 0) + 0.001 * g * g;
      const [m, v] = [(mean[n] ?? 0) / (1 - 0.9 ** step), (square[n] ?? 0) / (1 - 0.999 ** step)];
      weights[n] = (weights[n] ?? 0) - (RATE * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return weights;
}

function slopeOf(lessons: readonly Lesson[], weights: Float64Array): Float64Array {
  const slope = weights.map((weight) => RIDGE_ITEMS * weight);
  for (const { rows, right } of lessons) {
    const scores = rows.map((row) => score(row, weights));
    const most = Math.max(...scores);
    const odds = scores.map((value) => Math.exp(value - most));
    const total = odds.reduce((sum, value) => sum + value, 0);
    rows.forEach((row, k) => {
      const gap = (odds[k] ?? 0) / total - Number(k === right);
      for (let n = 0; n < row.length; n++) slope[n] = (slope[n] as number) + gap * (row[n] as number);
    });
  }
  return slope;
}
