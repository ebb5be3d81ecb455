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

/** The symbols, as bits, that the others of a cell's row or column do not have. */
function missing(square: Square, cell: number, peers: Peers): number {
  let mask = ALL;
  for (const other of peers[cell] ?? []) if (square[other] !== EMPTY) mask &= ~(1 << (square[other] ?? 0));
  return mask;
}

/** What can be known of an empty cell in one step, in the simplest way; null: not yet. */
export function deduceCell(square: Square, cell: number): Step | null {
  const [row, column] = [missing(square, cell, IN_ROW), missing(square, cell, IN_COLUMN)];
  if (isOne(row)) return { cell, symbol: symbolOf(row), reason: 'row' };
  if (isOne(column)) return { cell, symbol: symbolOf(column), reason: 'column' };
  if (isOne(row & column)) return { cell, symbol: symbolOf(row & column), reason: 'cross' };
  const inRow = onlyPlace(square, cell, IN_ROW, row & column);
  if (isOne(inRow)) return { cell, symbol: symbolOf(inRow), reason: 'place in row' };
  const inColumn = onlyPlace(square, cell, IN_COLUMN, row & column);
  return isOne(inColumn) ? { cell, symbol: symbolOf(inColumn), reason: 'place in column' } : null;
}

/** Of a cell's candidates those that no other empty cell of its line can have. */
function onlyPlace(square: Square, cell: number, line: Peers, candidates: number): number {
  let mask = candidates;
  for (const other of line[cell] ?? [])
    if (square[other] === EMPTY) mask &= ~(missing(square, other, IN_ROW) & missing(square, other, IN_COLUMN));
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
      const last = deduceCell(state.square, cell);
      if (last) return [...state.steps, last];
    }
    reached = reached.flatMap((state) => stepOn(state, seen));
  }
  return null;
}

/** What one more step reaches that was not `seen` yet: what is filled says all, as each cell has one symbol to be known. */
function stepOn({ square, steps }: Reached, seen: Set<number>): Reached[] {
  const next: Reached[] = [];
  for (const cell of CELLS) {
    if (square[cell] !== EMPTY) continue;
    const filled = steps.reduce((mask, step) => mask | (1 << step.cell), 1 << cell);
    if (seen.has(filled)) continue;
    const step = deduceCell(square, cell);
    if (!step) continue;
    seen.add(filled);
    next.push({ square: square.with(cell, step.symbol), steps: [...steps, step] });
  }
  return next;
}
