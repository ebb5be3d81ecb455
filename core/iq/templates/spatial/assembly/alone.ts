import { HALVES, WHOLE, type Patch, type Tile } from './tiles.ts';

/** How well a piece lies in an outline by itself, in the best of its places: 0 where it does not go in. */
export interface Alone {
  readonly places: number;
  /** Tiles that are the same, one that is cut from a whole square counted as half of one. */
  readonly exactly: number;
  /** How much of its rim is the outline's. */
  readonly rim: number;
}

const BESIDE = [[1, 0, -1, 4], [2, 1, 0, 8], [4, 0, 1, 1], [8, -1, 0, 2]] as const; // prettier-ignore
const SLOPE = 16;

/** Squares as one number each; a piece in an outline reaches no farther than the outline. */
const ROW = 16;
const RIM = 5;
const placeOf = (x: number, y: number): number => (y + RIM) * ROW + x + RIM;

function boardOf(patch: Patch): Uint8Array {
  const board = new Uint8Array(ROW * ROW);
  for (const [x, y, quarters] of patch) board[placeOf(x, y)] = quarters;
  return board;
}

/** Which of a tile's sides nothing on the board lies at, as bits, and its slope. */
function rimAt([x, y, quarters]: Tile, board: Uint8Array): number {
  let rim = quarters === WHOLE ? 0 : SLOPE * (1 + HALVES.findIndex((half) => half === quarters));
  for (const [side, right, down, facing] of BESIDE)
    if (quarters & side && ((board[placeOf(x + right, y + down)] ?? 0) & facing) === 0) rim |= side;
  return rim;
}

export interface Ground {
  readonly outline: Patch;
  readonly board: Uint8Array;
  /** By places, as `rimAt` says. */
  readonly rims: Uint8Array;
}

export function groundOf(outline: Patch): Ground {
  const board = boardOf(outline);
  const rims = new Uint8Array(ROW * ROW);
  for (const tile of outline) rims[placeOf(tile[0], tile[1])] = rimAt(tile, board);
  return { outline, board, rims };
}

/** A piece as it may lie. */
export interface Lying {
  readonly tiles: Patch;
  /** Of each tile. */
  readonly rims: readonly number[];
}

export function lyingOf(tiles: Patch): Lying {
  const board = boardOf(tiles);
  return { tiles, rims: tiles.map((tile) => rimAt(tile, board)) };
}

const SIDES_OF = Array.from({ length: SLOPE }, (_, bits) => BESIDE.filter(([side]) => bits & side).length);
const sharedRim = (a: number, b: number): number => (SIDES_OF[a & b & WHOLE] ?? 0) + Number(a >= SLOPE && a >> 4 === b >> 4);

export function layAlone({ outline, board, rims }: Ground, ways: readonly Lying[]): Alone {
  let [places, exactly, rim] = [0, 0, 0];
  for (const way of ways) {
    const [firstX = 0, firstY = 0] = way.tiles[0] ?? [];
    for (const [x, y] of outline) {
      const [right, down] = [x - firstX, y - firstY];
      if (!goesIn(way.tiles, right, down, board)) continue;
      let [same, along] = [0, 0];
      for (const [n, tile] of way.tiles.entries()) {
        const place = placeOf(tile[0] + right, tile[1] + down);
        same += board[place] === tile[2] ? 1 : 0.5;
        along += sharedRim(way.rims[n] ?? 0, rims[place] ?? 0);
      }
      [places, exactly, rim] = [places + 1, Math.max(exactly, same), Math.max(rim, along)];
    }
  }
  return { places, exactly, rim };
}

function goesIn(tiles: Patch, right: number, down: number, board: Uint8Array): boolean {
  for (const tile of tiles) if ((tile[2] & ~(board[placeOf(tile[0] + right, tile[1] + down)] ?? 0)) !== 0) return false;
  return true;
}
