import type { RubricRow } from './rubric-rows.ts';

/** Rows that are read at once; and of those that were not found in a longer list, how many are. */
const MOST_ROWS = 8;
const MOST_OPEN = 3;

/** What is shown at once, and what of a long rubric stands folded: parts that were not found and weigh the least. */
export function foldRows(rows: readonly RubricRow[]): { readonly first: readonly RubricRow[]; readonly rest: readonly RubricRow[] } {
  if (rows.length <= MOST_ROWS) return { first: rows, rest: [] };
  const missing = rows.filter(({ feature }) => !feature.found).toSorted((a, b) => b.feature.weight - a.feature.weight);
  const folded = new Set(missing.slice(MOST_OPEN));
  return { first: rows.filter((row) => !folded.has(row)), rest: rows.filter((row) => folded.has(row)) };
}
