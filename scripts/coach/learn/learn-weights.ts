import type { Features } from '#core/coach/score/features.ts';
import { sumOf, type Model } from '#core/coach/score/linear.ts';
import { fit, subtract, type Difference, type Vector } from './fit.ts';

/** One text before another, or as much as it. */
export interface Pair<Row> {
  readonly better: Row;
  readonly worse: Row;
  readonly weight: number;
  readonly isTie?: boolean;
}

export interface Learning<Row> {
  readonly rows: readonly Row[];
  readonly featuresOf: (row: Row) => Features;
  readonly pairs: readonly Pair<Row>[];
  /** How much the weights of counted signs and of single words are held down. */
  readonly ridge: { readonly sign: number; readonly word: number };
  /** A word counts when it stands in texts of so many groups. */
  readonly minGroups: number;
  readonly groupOf: (row: Row) => string;
}

const DIGITS = 4;
const isWord = (name: string): boolean => name.startsWith('word ');

/** Weights for features as they are counted: their spread among the rows is already in them. */
export function learnWeights<Row>({ rows, featuresOf, pairs, ridge, minGroups, groupOf }: Learning<Row>): Model['weights'] {
  const all = new Map(rows.map((row) => [row, featuresOf(row)]));
  const groups = new Map<string, Set<string>>();
  for (const [row, features] of all)
    for (const name of Object.keys(features)) groups.set(name, (groups.get(name) ?? new Set()).add(groupOf(row)));
  const names = [...groups].filter(([name, { size }]) => !isWord(name) || size >= minGroups).map(([name]) => name);
  const place = new Map(names.map((name, i) => [name, i]));
  const spreads = names.map((name) => spreadOf([...all.values()].map((features) => features[name] ?? 0)).spread);
  const vectors = new Map<Row, Vector>(
    [...all].map(([row, features]) => [
      row,
      new Map(
        Object.entries(features).flatMap(([name, value]) => {
          const i = place.get(name);
          return i === undefined || value === 0 ? [] : [[i, value / (spreads[i] ?? 1)]];
        }),
      ),
    ]),
  );
  const differences = (isTie: boolean): Difference[] =>
    pairs
      .filter((pair) => (pair.isTie ?? false) === isTie)
      .map(({ better, worse, weight }) => ({ by: subtract(vectors.get(better) ?? new Map(), vectors.get(worse) ?? new Map()), weight }));
  const ridges = Float64Array.from(names, (name) => (isWord(name) ? ridge.word : ridge.sign));
  const learned = fit(differences(false), differences(true), ridges);
  const rounded = names.map((name, i) => [name, Number(((learned[i] ?? 0) / (spreads[i] ?? 1)).toPrecision(DIGITS))] as const);
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The weights with the scores that they give the rows. */
export function toModel<Row>(weights: Model['weights'], { rows, featuresOf }: Pick<Learning<Row>, 'rows' | 'featuresOf'>): Model {
  const { middle, spread } = spreadOf(rows.map((row) => sumOf(featuresOf(row), weights)));
  return { weights, middle: Number(middle.toFixed(DIGITS)), spread: Number(spread.toFixed(DIGITS)) };
}

/** A feature that hardly varies is held to a spread that does not blow it up. */
const LEAST_SPREAD = 1e-3;

export function spreadOf(values: readonly number[]): { middle: number; spread: number } {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length);
  return { middle, spread: Math.max(spread, LEAST_SPREAD) };
}
