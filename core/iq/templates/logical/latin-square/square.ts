/** A 4 x 4 square, row by row: the symbol 0 to 3 of each cell, or what `EMPTY` says. */
export type Square = readonly number[];

export const SIDE = 4;
export const EMPTY = -1;
export const CELLS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;

const isFree = (square: Square, cell: number, symbol: number): boolean =>
  CELLS.every((other) => square[other] !== symbol || (rowOf(other) !== rowOf(cell) && columnOf(other) !== columnOf(cell)));

const fillFrom = (square: Square, cell: number): Square[] =>
  cell === CELLS.length
    ? [square]
    : [0, 1, 2, 3].filter((symbol) => isFree(square, cell, symbol)).flatMap((symbol) => fillFrom(square.with(cell, symbol), cell + 1));

/** The 576 squares that have each symbol once in each row and column. */
export const LATIN_SQUARES: readonly Square[] = fillFrom(Array<number>(SIDE * SIDE).fill(EMPTY), 0);
