import type { EvaluatedFeature } from '../evaluation.ts';

/** Parts that are read at once; and of those that were not found in a longer list, how many are. */
const MOST_ROWS = 8;
const MOST_OPEN = 3;

interface Folded {
  readonly first: readonly EvaluatedFeature[];
  readonly rest: readonly EvaluatedFeature[];
}

/** What is shown at once, and what of a long rubric stands folded: parts that were not found and weigh the least. */
export function foldFeatures(parts: readonly EvaluatedFeature[]): Folded {
  if (parts.length <= MOST_ROWS) return { first: parts, rest: [] };
  const missing = parts.filter(({ found }) => !found).toSorted((a, b) => b.weight - a.weight);
  const folded = new Set(missing.slice(MOST_OPEN));
  return { first: parts.filter((part) => !folded.has(part)), rest: parts.filter((part) => folded.has(part)) };
}
