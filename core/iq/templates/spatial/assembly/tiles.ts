/**
 * What a figure covers of one square of the grid, as bits for the quarters that its diagonals make: 1 the upper one, 2 the
 * right one, 4 the lower one, 8 the left one. All four are the whole square, two neighbours the half on one side of a diagonal.
 */
export type Tile = readonly [x: number, y: number, quarters: number];
/** A tile for each square that it reaches, by rows from the top; y grows downwards. */
export type Patch = readonly Tile[];

export interface AssemblyPuzzle {
  readonly pieces: readonly Patch[];
  readonly outlines: readonly Patch[];
  readonly needsTurns: boolean;
}

export const WHOLE = 15;
/** With the right angle at the top left, top right, bottom right, bottom left. */
export const HALVES = [9, 3, 6, 12] as const;

/** In half squares. */
export const areaOf = (patch: Patch): number => patch.reduce((sum, [, , quarters]) => sum + (quarters === WHOLE ? 2 : 1), 0);

/** In order, moved so that it begins at the left and upper rim of the grid. */
export function settle(patch: Patch): Patch {
  const left = Math.min(...patch.map(([x]) => x));
  const top = Math.min(...patch.map(([, y]) => y));
  return patch.map(([x, y, quarters]): Tile => [x - left, y - top, quarters]).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
}

export const movePatch = (patch: Patch, right: number, down: number): Patch =>
  patch.map(([x, y, quarters]) => [x + right, y + down, quarters]);

/** By a quarter to the right. */
const turnOnce = (patch: Patch): Patch =>
  settle(patch.map(([x, y, quarters]): Tile => [-y, x, ((quarters << 1) | (quarters >> 3)) & WHOLE]));

/** By no, one, two and three quarters to the right. */
export function fourTurns(patch: Patch): Patch[] {
  const turns = [settle(patch)];
  while (turns.length < 4) turns.push(turnOnce(turns.at(-1) ?? patch));
  return turns;
}

export const mirrorPatch = (patch: Patch): Patch =>
  settle(patch.map(([x, y, quarters]): Tile => [-x, y, (quarters & 5) | ((quarters & 2) << 2) | ((quarters & 8) >> 2)]));

export const writePatch = (patch: Patch): string => patch.map((tile) => tile.join()).join(' ');

/** The same for a patch however it is turned; not for its mirror image. */
export const shapeOf = (patch: Patch): string =>
  fourTurns(patch)
    .map(writePatch)
    .reduce((least, text) => (text < least ? text : least));

export const extentOf = (patch: Patch): { width: number; height: number } => {
  const xs = patch.map(([x]) => x);
  const ys = patch.map(([, y]) => y);
  return { width: Math.max(...xs) - Math.min(...xs) + 1, height: Math.max(...ys) - Math.min(...ys) + 1 };
};
