import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { ONE_OPERATION, RECURSIVE, TURNS, TWO_IN_ONE_STEP, TWO_OPERATIONS, type SeriesKind } from './kinds.ts';
import type { SeriesPuzzle } from './solve.ts';

/** Three times the last, six times over, grows large. */
const MAX_TERM: Record<Level, number> = { 1: 999, 2: 999, 3: 999, 4: 9999, 5: 999 };
const MAX_ROWS = 100;

const KINDS: Record<Level, { readonly kinds: readonly SeriesKind[]; readonly shown: number }> = {
  1: { kinds: ONE_OPERATION, shown: 5 },
  2: { kinds: TWO_OPERATIONS, shown: 6 },
  3: { kinds: TURNS, shown: 8 },
  4: { kinds: TWO_IN_ONE_STEP, shown: 6 },
  5: { kinds: RECURSIVE, shown: 7 },
};

/** 1: one operation; 2: the step changes; 3: two rules take turns; 4: two operations in a step, of which one changes; 5: two numbers before and the place count. */
export function composeSeries(random: Random, level: Level): Composed<SeriesPuzzle> | null {
  const { kinds, shown } = KINDS[level];
  const { name, throwTerms } = pickOne(random, kinds);
  // One kind comes as often as another, although fewer of its rows will do.
  for (let n = 0; n < MAX_ROWS; n++) {
    const row = throwTerms((low, high) => intBetween(random, low, high), shown + 1);
    if (isFit(row, MAX_TERM[level])) return { puzzle: { terms: row.slice(0, -1) }, key: String(row.at(-1)), rules: name };
  }
  return null;
}

/** A number that returns soon makes a series look like one that goes round. */
const isFit = (row: readonly number[], most: number): boolean =>
  row.every((term, i) => Number.isInteger(term) && term >= 1 && term <= most && term !== row[i - 1] && term !== row[i - 2]);
