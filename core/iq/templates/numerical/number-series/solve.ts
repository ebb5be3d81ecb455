import { findRecurrences, isThoughtOf, type SeriesRule } from './recurrences.ts';
import { findCubic, findRarerRules, findThreeTurns } from './rarer-rules.ts';
import { findAlternating, findGrowingFactors, findInterleaved } from './turns.ts';

/** Shown in order; the next number is asked for. */
export interface SeriesPuzzle {
  readonly terms: readonly number[];
}

const findRecurrencesThoughtOf = (terms: readonly number[]): SeriesRule[] => findRecurrences(terms, isThoughtOf);

/** All explanations in whole numbers, the cheapest first, and of those the one that speaks of smaller numbers. */
export const explainSeries = (terms: readonly number[]): SeriesRule[] =>
  [findInterleaved, findAlternating, findGrowingFactors, findRecurrencesThoughtOf, findRarerRules, findCubic, findThreeTurns]
    .flatMap((find) => find(terms))
    .filter(({ next }) => Number.isInteger(next))
    .toSorted((a, b) => a.cost - b.cost || a.size - b.size);

/** Where the explanations lead that cost no more than one above the cheapest. */
export function solveSeries({ terms }: SeriesPuzzle): string[] {
  const rules = explainSeries(terms);
  const least = rules[0]?.cost ?? 0;
  return [...new Set(rules.filter(({ cost }) => cost <= least + 1).map(({ next }) => String(next)))];
}
