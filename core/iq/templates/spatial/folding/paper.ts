import type { Point } from '../shapes.ts';

/** The paper is a square of so many cells a side; holes are punched in the middle of cells. */
export const SIDE = 10;

/** The part of the paper where `across * x + down * y` is more than `at` is folded over the line where it is equal. */
export interface Fold {
  readonly across: -1 | 0 | 1;
  readonly down: -1 | 0 | 1;
  readonly at: number;
  /** To the back, so that nothing of it is to be seen any more. */
  readonly isBehind: boolean;
}

export interface FoldingPuzzle {
  readonly folds: readonly Fold[];
  readonly punches: readonly Point[];
  /** Holes of the unfolded paper. */
  readonly options: readonly (readonly Point[])[];
}

/** How far beyond the fold line; below zero on the side that stays. */
export const beyond = ({ across, down, at }: Fold, [x, y]: Point): number => across * x + down * y - at;

export function reflect(fold: Fold, point: Point): Point {
  const steps = (2 * beyond(fold, point)) / (fold.across ** 2 + fold.down ** 2);
  return [point[0] - steps * fold.across, point[1] - steps * fold.down];
}

/** The same text for the same holes in any order. */
export const writeHoles = (holes: readonly Point[]): string =>
  holes
    .map((hole) => hole.join(','))
    .toSorted()
    .join(' ');
