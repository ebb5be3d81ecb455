import type { Random } from '../../../../random.ts';
import { pickOne } from '../../dice.ts';
import type { Piece } from './pieces.ts';
import { cornersOf, directionsOf, traceRim } from './rim.ts';
import { extentOf, movePatch, settle, WHOLE, type Patch, type Tile } from './tiles.ts';

/** A piece, and where it lies on the board. */
export interface Laid {
  readonly piece: Piece;
  readonly patch: Patch;
}

/** Squares a side. What is joined begins in the middle, and no chain of changes is long enough to leave the board. */
const SIDE = 64;
const MIDDLE = 30;
const MAX_LOOKS = 6;
/** Up to so much is added to how well a place fits: joins are snug, but not always in the same way. */
const MAX_WHIM = 4;

const at = (x: number, y: number): number => y * SIDE + x;

function toBoard(patches: readonly Patch[]): Uint8Array {
  const board = new Uint8Array(SIDE * SIDE);
  for (const [x, y, quarters] of patches.flat()) board[at(x, y)] = (board[at(x, y)] ?? 0) | quarters;
  return board;
}

/** The pieces as one patch, on the board. */
export function unite(laid: readonly Laid[]): Patch {
  const tiles = new Map<number, Tile>();
  for (const [x, y, quarters] of laid.flatMap(({ patch }) => patch))
    tiles.set(at(x, y), [x, y, quarters | (tiles.get(at(x, y))?.[2] ?? 0)]);
  return [...tiles.values()];
}

/** All pieces joined one after the other, within `room` squares a side; null where nothing whole comes of it. */
export function joinAll(random: Random, pieces: readonly Piece[], room: number): Laid[] | null {
  let joined: Laid[] | null = [];
  for (const piece of pieces) joined &&= joinOne(random, { laid: joined, piece, model: [], room, directions: null });
  return joined;
}

interface Join {
  readonly laid: readonly Laid[];
  readonly piece: Piece;
  readonly model: Patch;
  readonly room: number;
  /** How the rim of the whole has to run, by `directionsOf`; null: anyhow. */
  readonly directions: readonly number[] | null;
}

/** The piece put to the others as snugly as it goes, and as much as possible where `model` is; null where nothing whole comes of it. */
export function joinOne(random: Random, join: Join): Laid[] | null {
  const { laid, piece, directions } = join;
  if (laid.length === 0) return [{ piece, patch: movePatch(pickOne(random, piece.turns), MIDDLE, MIDDLE) }];
  const ranked = findPlaces(join)
    .filter(({ patch }) => directions === null || directionsOf(unite([...laid, { piece, patch }])).join() === directions.join())
    .map(({ patch, fit }) => ({ patch, rank: fit + random() * MAX_WHIM }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX_LOOKS);
  let calmest: { all: Laid[]; corners: number } | null = null;
  for (const { patch } of ranked) {
    const all = [...laid, { piece, patch }];
    const rim = traceRim(unite(all));
    const corners = rim ? cornersOf(rim).length : Infinity;
    if (corners < (calmest?.corners ?? Infinity)) calmest = { all, corners };
  }
  return calmest && calmest.all;
}

/** How many edges have to touch so that the rim of the whole runs as it has to; null where it cannot. */
function touchingFor(whole: readonly number[], laid: readonly number[], piece: readonly number[]): number | null {
  const over = whole.map((count, way) => (laid[way] ?? 0) + (piece[way] ?? 0) - count);
  const isBoth = [0, 1, 2, 3].every((way) => over[way] === over[way + 4]);
  return isBoth ? over.slice(0, 4).reduce((sum, count) => sum + count, 0) : null;
}

/** Every place of the piece beside the others; `fit`: twice the sides that touch, and quarters of a square that are in the model. */
function findPlaces({ laid, piece, model, room, directions }: Join): { patch: Patch; fit: number }[] {
  const ideal = toBoard([model]);
  const board = toBoard(laid.map(({ patch }) => patch));
  const reached = laid.flatMap(({ patch }) => patch);
  const xs = reached.map(([x]) => x);
  const ys = reached.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const run = directionsOf(unite(laid));
  return piece.turns.flatMap((turn, n) => {
    const touching = directions && touchingFor(directions, run, piece.directions[n] ?? []);
    if (directions && touching === null) return [];
    const { width, height } = extentOf(turn);
    const places: { patch: Patch; fit: number }[] = [];
    for (let y = Math.max(top - height, bottom + 1 - room); y <= Math.min(bottom + 1, top + room - height); y++)
      for (let x = Math.max(left - width, right + 1 - room); x <= Math.min(right + 1, left + room - width); x++) {
        const patch = movePatch(turn, x, y);
        const contact = contactOf(patch, board);
        if (contact > 0 && (touching === null || contact === touching)) places.push({ patch, fit: 2 * contact + inCommon(patch, ideal) });
      }
    return places;
  });
}

/** Sides of the patch that touch what lies on the board; 0 as well when they overlap. */
function contactOf(patch: Patch, board: Uint8Array): number {
  let contact = 0;
  for (const [x, y, quarters] of patch) {
    const there = board[at(x, y)] ?? 0;
    if ((there & quarters) !== 0) return 0;
    if (there === WHOLE - quarters && there !== 0) contact++;
    if (quarters & 1 && (board[at(x, y - 1)] ?? 0) & 4) contact++;
    if (quarters & 2 && (board[at(x + 1, y)] ?? 0) & 8) contact++;
    if (quarters & 4 && (board[at(x, y + 1)] ?? 0) & 1) contact++;
    if (quarters & 8 && (board[at(x - 1, y)] ?? 0) & 2) contact++;
  }
  return contact;
}

const QUARTERS = [1, 2, 4, 8];

function inCommon(patch: Patch, model: Uint8Array): number {
  return patch.reduce((sum, [x, y, quarters]) => sum + QUARTERS.filter((quarter) => quarters & quarter & (model[at(x, y)] ?? 0)).length, 0);
}

/** What is drawn of them. */
export const outlineOf = (laid: readonly Laid[]): Patch => settle(unite(laid));
