import type { Reading } from '../../reading/read-text.ts';
import type { Span } from '../../reading/read-words.ts';

/** The number of the clause in which a place lies; null for what was left out of reading. */
export function clauseAt({ clauses }: Pick<Reading, 'clauses'>, { start }: Span): number | null {
  let [low, high] = [0, clauses.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const clause = clauses[middle];
    if (clause === undefined) return null;
    if (start < clause.start) high = middle - 1;
    else if (start >= clause.end) low = middle + 1;
    else return middle;
  }
  return null;
}
