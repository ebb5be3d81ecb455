import { lettersOf } from '../place-options.ts';
import { areaOf, fourTurns, WHOLE, type AssemblyPuzzle, type Patch } from './tiles.ts';

/** The outlines that the pieces fill without gap or overlap, moved and turned by quarters, never turned over: every way is tried. */
export const solveAssembly = ({ pieces, outlines }: AssemblyPuzzle): string[] => {
  const ways = pieces.map(fourTurns);
  return lettersOf(outlines, (outline) => fill(outline, ways) !== null);
};

/** One of the ways of a piece, and where it lies. */
interface Placement extends Cover {
  readonly way: number;
  readonly right: number;
  readonly down: number;
}

/** Four bits for each whole square of the outline, one a quarter, and two for each half: enough for 29 half squares. */
interface Cover {
  readonly first: number;
  readonly second: number;
}

/** How to lay one way of each piece so that the outline is filled, in the order of the pieces; null when there is none. */
export function fill(outline: Patch, ways: readonly (readonly Patch[])[]): Placement[] | null {
  if (areaOf(outline) !== ways.reduce((sum, [piece]) => sum + areaOf(piece ?? []), 0)) return null;
  const grid = toGrid(outline);
  const placements: Placement[][] = [];
  for (const each of ways) {
    const ofPiece = each.flatMap((piece, way) => placementsOf(piece, way, outline, grid));
    if (ofPiece.length === 0) return null;
    placements.push(ofPiece);
  }
  return fillRest(coverOf(outline, 0, 0, grid), placements);
}

/** In how many places one piece fits by itself. */
export function countPlaces(outline: Patch, ways: readonly Patch[]): number {
  const grid = toGrid(outline);
  return ways.flatMap((piece, way) => placementsOf(piece, way, outline, grid)).length;
}

/** An outline by places of squares. */
interface Grid {
  readonly quarters: Uint8Array;
  /** Where the bits of each square begin: from `BITS` on in the second number. */
  readonly offsets: Uint8Array;
}

/** Bits in each number of a cover. */
const BITS = 30;
const HALF = 3;
/** Squares of a row of the grid; a figure begins `RIM` squares inside, so that no piece beside it reaches out of the grid. */
const ROW = 16;
const RIM = 4;
const placeOf = (x: number, y: number): number => (y + RIM) * ROW + x + RIM;

function toGrid(outline: Patch): Grid {
  const grid = { quarters: new Uint8Array(ROW * ROW), offsets: new Uint8Array(ROW * ROW) };
  let used = 0;
  for (const [x, y, quarters] of outline) {
    const size = quarters === WHOLE ? 4 : 2;
    if (used < BITS && used + size > BITS) used = BITS;
    grid.quarters[placeOf(x, y)] = quarters;
    grid.offsets[placeOf(x, y)] = used;
    used += size;
  }
  return grid;
}

function placementsOf(piece: Patch, way: number, outline: Patch, grid: Grid): Placement[] {
  const [firstX = 0, firstY = 0] = piece[0] ?? [];
  const placements: Placement[] = [];
  for (const [x, y] of outline) {
    const [right, down] = [x - firstX, y - firstY];
    if (fits(piece, right, down, grid)) placements.push({ ...coverOf(piece, right, down, grid), way, right, down });
  }
  return placements;
}

function fits(piece: Patch, right: number, down: number, { quarters }: Grid): boolean {
  for (const tile of piece) if ((tile[2] & ~(quarters[placeOf(tile[0] + right, tile[1] + down)] ?? 0)) !== 0) return false;
  return true;
}

function coverOf(piece: Patch, right: number, down: number, { quarters, offsets }: Grid): Cover {
  let [first, second] = [0, 0];
  for (const tile of piece) {
    const place = placeOf(tile[0] + right, tile[1] + down);
    const offset = offsets[place] ?? 0;
    const bits = (quarters[place] === WHOLE ? tile[2] : HALF) << (offset % BITS);
    if (offset < BITS) first |= bits;
    else second |= bits;
  }
  return { first, second };
}

/** One of the pieces left has to cover the lowest bit left. `lying`: what has been chosen, by piece. */
function fillRest(
  open: Cover,
  placements: readonly (readonly Placement[])[],
  lying: readonly (Placement | null)[] = placements.map(() => null),
): Placement[] | null {
  if (open.first === 0 && open.second === 0) return lying.filter((placement) => placement !== null);
  const [first, second] = open.first === 0 ? [0, open.second & -open.second] : [open.first & -open.first, 0];
  for (const [n, ofPiece] of placements.entries()) {
    if (lying[n]) continue;
    for (const placement of ofPiece) {
      if ((placement.first & first) === 0 && (placement.second & second) === 0) continue;
      if ((placement.first & ~open.first) !== 0 || (placement.second & ~open.second) !== 0) continue;
      const stillOpen = { first: open.first & ~placement.first, second: open.second & ~placement.second };
      const filled = fillRest(stillOpen, placements, lying.with(n, placement));
      if (filled) return filled;
    }
  }
  return null;
}
