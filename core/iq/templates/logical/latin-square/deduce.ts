import { CELLS, columnOf, EMPTY, rowOf, type Square } from './square.ts';

/**
 * How a cell is known: three of its row or of its column are there; its row and column together leave one symbol; or a
 * symbol has no other place left in its row or column.
 */
export type Reason = 'row' | 'column' | 'cross' | 'place in row' | 'place in column';

export interface Step {
  readonly cell: number;
  readonly symbol: number;
  readonly reason: Reason;
}

const ALL = 0b1111;
const isOne = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;
const symbolOf = (mask: number): number => 31 - Math.clz32(mask);

type Peers = readonly (readonly number[])[];
const IN_ROW: Peers = CELLS.map((cell) => CELLS.filter((other) => other !== cell && rowOf(other) === rowOf(cell)));
const IN_COLUMN: Peers = CELLS.map((cell) => CELLS.filter((other) => other !== cell && columnOf(other) === columnOf(cell)));

/** The symbols, as bits, that each row and each column still lacks: worked out once for a square, as every cell is looked at. */
export interface Lacks {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export function findLacks(square: Square): Lacks {
  const [rows, columns] = [
    [ALL, ALL, ALL, ALL],
    [ALL, ALL, ALL, ALL],
  ] as [number[], number[]];
  for (let cell = 0; cell < square.length; cell++) {
    const symbol = square[cell] as number;
    if (symbol === EMPTY) continue;
    (rows[rowOf(cell)] as number) &= ~(1 << symbol);
    (columns[columnOf(cell)] as number) &= ~(1 << symbol);
  }
  return { rows, columns };
}

/** The symbols, as bits, that neither the row nor the column of an empty cell has. */
export const leftOf = ({ rows, columns }: Lacks, cell: number): number =>
  (rows[rowOf(cell)] as number) & (columns[columnOf(cell)] as number);

/** What can be known of an empty cell in one step, in the simplest way; null: not yet. */
function deduceCell(square: Square, cell: number, lacks: Lacks): Step | null {
  const [row, column] = [lacks.rows[rowOf(cell)] as number, lacks.columns[columnOf(cell)] as number];
  if (isOne(row)) return { cell, symbol: symbolOf(row), reason: 'row' };
  if (isOne(column)) return { cell, symbol: symbolOf(column), reason: 'column' };
  if (isOne(row & column)) return { cell, symbol: symbolOf(row & column), reason: 'cross' };
  const inRow = onlyPlace(square, cell, IN_ROW, lacks);
  if (isOne(inRow)) return { cell, symbol: symbolOf(inRow), reason: 'place in row' };
  const inColumn = onlyPlace(square, cell, IN_COLUMN, lacks);
  return isOne(inColumn) ? { cell, symbol: symbolOf(inColumn), reason: 'place in column' } : null;
}

/** Of a cell's candidates those that no other empty cell of its line can have. */
function onlyPlace(square: Square, cell: number, line: Peers, lacks: Lacks): number {
  let mask = leftOf(lacks, cell);
  for (const other of line[cell] as readonly number[]) if (square[other] === EMPTY) mask &= ~leftOf(lacks, other);
  return mask;
}

interface Reached {
  readonly square: Square;
  readonly steps: readonly Step[];
}

/** The fewest steps that lead to a cell, itself the last; null: more than `maxSteps` are needed. Breadth first. */
export function proveCell(square: Square, cell: number, maxSteps: number): readonly Step[] | null {
  const seen = new Set<number>();
  let reached: Reached[] = [{ square, steps: [] }];
  for (let length = 1; length <= maxSteps; length++) {
    for (const state of reached) {
      const last = deduceCell(state.square, cell, findLacks(state.square));
      if (last) return [...state.steps, last];
    }
    reached = reached.flatMap((state) => stepOn(state, seen));
  }
  return null;
}

/** What one more step reaches that was not `seen` yet: what is filled says all, as each cell has one symbol to be known. */
function stepOn({ square, steps }: Reached, seen: Set<number>): Reached[] {
  const next: Reached[] = [];
  const lacks = findLacks(square);
  for (const cell of CELLS) {
    if (square[cell] !== EMPTY) continue;
    const filled = steps.reduce((mask, step) => mask | (1 << step.cell), 1 << cell);
    if (seen.has(filled)) continue;
    const step = deduceCell(square, cell, lacks);
    if (!step) continue;
    seen.add(filled);
    next.push({ square: square.with(cell, step.symbol), steps: [...steps, step] });
  }
  return next;
}
