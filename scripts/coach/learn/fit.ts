/** Values by the number of their feature. */
export type Vector = ReadonlyMap<number, number>;
/** How one text differs from another that is worth less, or, as a tie, as much. */
export interface Difference {
  readonly by: Vector;
  readonly weight: number;
}

const STEPS = 250;
const STILL = 1e-10;

/**
 * Logistic regression on pairs, by accelerated gradient steps: the weights under which the better text comes out better,
 * ties apart as little as may be, and no weight larger than it must be (`ridge`, one for each feature). No chance is in it.
 */
export function fit(better: readonly Difference[], ties: readonly Difference[], ridge: Float64Array): Float64Array {
  const size = ridge.length;
  const pairs = [...better.map((one) => compact(one, false)), ...ties.map((one) => compact(one, true))];
  let [x, y] = [new Float64Array(size), new Float64Array(size)];
  const slope = new Float64Array(size);
  let [step, momentum, lowest] = [1, 1, lossAt(x, null)];
  for (let round = 0; round < STEPS; round++) {
    const here = lossAt(y, slope);
    const steep = slope.reduce((sum, one) => sum + one * one, 0);
    if (steep < STILL) break;
    let next = y.map((one, i) => one - step * (slope[i] ?? 0));
    for (let half = 0; half < 60 && lossAt(next, null) > here - 0.5 * step * steep; half++) {
      step /= 2;
      next = y.map((one, i) => one - step * (slope[i] ?? 0));
    }
    const reached = lossAt(next, null);
    if (reached > lowest) {
      y = x.slice();
      momentum = 1;
      continue;
    }
    const grown = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    y = next.map((one, i) => one + ((momentum - 1) / grown) * (one - (x[i] ?? 0)));
    [x, lowest, momentum, step] = [next, reached, grown, step * 1.1];
  }
  return x;

  function lossAt(at: Float64Array, into: Float64Array | null): number {
    let loss = 0;
    into?.fill(0);
    for (const { places, values, weight, isTie } of pairs) {
      let sum = 0;
      for (let k = 0; k < places.length; k++) sum += (values[k] ?? 0) * (at[places[k] ?? 0] ?? 0);
      loss += weight * (isTie ? sum * sum : Math.max(-sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))));
      if (!into) continue;
      const pull = weight * (isTie ? 2 * sum : -1 / (1 + Math.exp(sum)));
      for (let k = 0; k < places.length; k++) {
        const place = places[k] ?? 0;
        into[place] = (into[place] ?? 0) + pull * (values[k] ?? 0);
      }
    }
    for (let i = 0; i < size; i++) {
      const [one, hold] = [at[i] ?? 0, ridge[i] ?? 0];
      loss += hold * one * one;
      if (into) into[i] = (into[i] ?? 0) + 2 * hold * one;
    }
    return loss;
  }
}

const compact = ({ by, weight }: Difference, isTie: boolean) => ({
  places: Int32Array.from(by.keys()),
  values: Float64Array.from(by.values()),
  weight,
  isTie,
});

export function subtract(one: Vector, other: Vector): Vector {
  const by = new Map(one);
  for (const [place, value] of other) by.set(place, (by.get(place) ?? 0) - value);
  return by;
}
