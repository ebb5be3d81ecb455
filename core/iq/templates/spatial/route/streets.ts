/** Crossings along each side of the map. */
export const SIDE = 8;
export const COLUMNS = 'ABCDEFGH';

/** Clockwise: on the page up, right, down, left; by the compass north, east, south, west. */
export type Direction = 0 | 1 | 2 | 3;
export const COMPASS = ['north', 'east', 'south', 'west'] as const;
const ACROSS = [0, 1, 0, -1] as const;
const DOWN = [-1, 0, 1, 0] as const;

export interface Crossing {
  readonly column: number;
  readonly row: number;
}

export interface Step {
  readonly turn: 'ahead' | 'left' | 'right' | (typeof COMPASS)[number];
  readonly blocks: number;
}

export interface Walker {
  readonly at: Crossing;
  /** By the compass. */
  readonly facing: Direction;
}

export interface RoutePuzzle {
  /** Where north is on the page. */
  readonly north: Direction;
  /** Before the first step; after the last one where the start is asked for. */
  readonly walker: Walker;
  readonly steps: readonly Step[];
  readonly asks: 'end' | 'start';
}

export const turnBy = (direction: Direction, quarters: number): Direction => ((((direction + quarters) % 4) + 4) % 4) as Direction;
export const nameOf = ({ column, row }: Crossing): string => `${COLUMNS[column]}${row + 1}`;
export const isOnMap = ({ column, row }: Crossing): boolean => column >= 0 && row >= 0 && column < SIDE && row < SIDE;

/** `blocks` further in a direction of the page; below zero: back. */
export const goOn = ({ column, row }: Crossing, onPage: Direction, blocks: number): Crossing => ({
  column: column + ACROSS[onPage] * blocks,
  row: row + DOWN[onPage] * blocks,
});
