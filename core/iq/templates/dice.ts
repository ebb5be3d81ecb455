import { shuffle, type Random } from '../../random.ts';

/** A whole number from `low` to `high`, both of them possible. */
export const intBetween = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

/** A tenth from `low` to `high`, both of them possible. */
export const between = (random: Random, low: number, high: number): number => Math.round(10 * low + (high - low) * 10 * random()) / 10;

/** @throws {RangeError} when there is nothing to pick from */
export function pickOne<Value>(random: Random, values: readonly Value[]): Value {
  if (values.length === 0) throw new RangeError('Nothing to pick from');
  return values[Math.floor(random() * values.length)] as Value;
}

/** One of them, as likely as it weighs; undefined when there is none. */
export function pickWeighted<Value>(random: Random, values: readonly Value[], weightOf: (value: Value) => number): Value | undefined {
  let left = random() * values.reduce((sum, value) => sum + weightOf(value), 0);
  return values.find((value) => (left -= weightOf(value)) < 0) ?? values.at(-1);
}

/** Some of them, none twice, in a random order. */
export const pickMany = <Value>(random: Random, values: readonly Value[], count: number): Value[] =>
  shuffle(random, values).slice(0, count);
