import { cornersOf, directionsOf, leanOf, traceRim } from './rim.ts';
import { HALVES, WHOLE, extentOf, fourTurns, mirrorPatch, settle, shapeOf, type Patch, type Tile } from './tiles.ts';

/** A piece however it lies on its right side. */
export interface Piece {
  /** In half squares. */
  readonly area: number;
  readonly shape: string;
  /** The shape of its mirror image: its own where turning it over makes no difference. */
  readonly mirrored: string;
  /** The different ways to turn it. */
  readonly turns: readonly Patch[];
  readonly turnsOver: readonly Patch[];
  /** How the rim of each of its turns runs, by `directionsOf`. */
  readonly directions: readonly (readonly number[])[];
  /** By `leanOf`. */
  readonly leans: readonly string[];
}

export const isHanded = ({ shape, mirrored }: Piece): boolean => shape !== mirrored;

const MAX_EXTENT = 4;
/** Calm enough to be kept in mind. */
const MAX_CORNERS = 6;
const HALF_SQUARE: Patch = [[0, 0, 9]];
const tables: Piece[][] = [];

/** All pieces of so many half squares, mirror images as two. */
export function piecesOf(area: number): readonly Piece[] {
  return (tables[area] ??= findPieces(area));
}

function findPieces(area: number): Piece[] {
  const smaller = area > 2 ? piecesOf(area - 1).map(({ turns }) => turns[0] ?? HALF_SQUARE) : [HALF_SQUARE];
  const found = new Map<string, Patch>();
  for (const patch of smaller.flatMap(withOneMore)) {
    const { width, height } = extentOf(patch);
    const rim = traceRim(patch);
    if (width <= MAX_EXTENT && height <= MAX_EXTENT && rim && cornersOf(rim).length <= MAX_CORNERS)
      for (const either of [patch, mirrorPatch(patch)]) found.set(shapeOf(either), either);
  }
  return [...found].map(([shape, patch]) => {
    const mirror = mirrorPatch(patch);
    const turns = differentTurns(patch);
    const directions = turns.map(directionsOf);
    const ofTurns = { turns, turnsOver: differentTurns(mirror), directions, leans: directions.map(leanOf) };
    return { area, shape, mirrored: shapeOf(mirror), ...ofTurns };
  });
}

function differentTurns(patch: Patch): Patch[] {
  const turns = fourTurns(patch);
  return turns.filter((turn, n) => turns.findIndex((other) => other.join() === turn.join()) === n);
}

const BESIDE: readonly (readonly [side: number, right: number, down: number, facing: number])[] = [
  [1, 0, -1, 4],
  [2, 1, 0, 8],
  [4, 0, 1, 1],
  [8, -1, 0, 2],
];

/** Each way to put a half square at a side of the patch. */
function withOneMore(patch: Patch): Patch[] {
  const put = ([x, y, half]: Tile): Patch[] => {
    const there = patch.find((tile) => tile[0] === x && tile[1] === y);
    if (!there) return [settle([...patch, [x, y, half]])];
    return there[2] === WHOLE - half ? [patch.map((tile): Tile => (tile === there ? [x, y, WHOLE] : tile))] : [];
  };
  return patch.flatMap(([x, y, quarters]) => [
    ...(quarters === WHOLE ? [] : put([x, y, WHOLE - quarters])),
    ...BESIDE.filter(([side]) => quarters & side).flatMap(([, right, down, facing]) =>
      HALVES.filter((half) => half & facing).flatMap((half) => put([x + right, y + down, half])),
    ),
  ]);
}
