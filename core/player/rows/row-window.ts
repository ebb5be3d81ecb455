/** Rows that are drawn, by index; `last` is before `first` when there are none. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Drawn above and below what is seen, so that scrolling and the Tab key always find a row. */
const SPARE_ROWS = 6;
/** Rows come and go in bundles, so that scrolling draws once in a while instead of at each row. */
const BUNDLE = 4;

/** Rows that can be seen `offsetPx` below the top of the list, and some more. */
export function visibleRows(offsetPx: number, heightPx: number, rowPx: number, count: number): RowRange {
  const first = Math.floor((offsetPx / rowPx - SPARE_ROWS) / BUNDLE) * BUNDLE;
  const last = Math.ceil(((offsetPx + heightPx) / rowPx + SPARE_ROWS) / BUNDLE) * BUNDLE - 1;
  return {
    first: Math.min(Math.max(0, first), Math.max(0, count - 1)),
    last: Math.min(last, count - 1),
  };
}

/** Before anything is measured: enough for any screen around the row that is scrolled to. */
export const rowsAround = (index: number, count: number): RowRange => visibleRows(Math.max(0, index), 24, 1, count);

/** Indices to draw in order, with those that may not vanish while something holds on to them. */
export function drawnRows({ first, last }: RowRange, held: readonly number[], count: number): number[] {
  const indices = new Set<number>();
  for (let i = Math.max(0, first); i <= Math.min(last, count - 1); i++) indices.add(i);
  for (const index of held) if (index >= 0 && index < count) indices.add(index);
  return [...indices].toSorted((a, b) => a - b);
}
