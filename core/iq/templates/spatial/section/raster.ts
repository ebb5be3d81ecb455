import type { Point } from '../shapes.ts';
import type { Shade } from './body.ts';
import { FACE_SIZE, type Face } from './face.ts';

/** Cells along each edge of a face's square. */
export const CELLS = 48;
const SHADES: readonly Shade[] = ['light', 'mid', 'paper'];

/** Row by row from the top: 0 where there is nothing, otherwise the number of the shade. */
export type Raster = Uint8Array;
export const numberOf = (shade: Shade): number => SHADES.indexOf(shade) + 1;

function rasterOf(face: Face): Raster {
  const raster = new Uint8Array(CELLS * CELLS);
  for (const { shade, outline } of face) fillOutline(raster, outline, numberOf(shade));
  return raster;
}

const MARGIN = (100 - FACE_SIZE) / 2;
const toCells = (at: number): number => ((at - MARGIN) * CELLS) / FACE_SIZE;
const clamp = (cells: number): number => Math.min(CELLS, Math.max(0, cells));

/** Of the outline that is being filled; all 0 in between, since making it anew each time costs more than the filling. */
const edges = new Uint8Array(CELLS * (CELLS + 1));

/** Inside is what has an odd number of edges on its left. */
function fillOutline(raster: Raster, outline: readonly Point[], number: number) {
  for (let n = 0; n < outline.length; n++) {
    const [ax, ay] = (outline[n] as Point).map(toCells) as [number, number];
    const [bx, by] = (outline[(n + 1) % outline.length] as Point).map(toCells) as [number, number];
    const end = clamp(Math.ceil(Math.max(ay, by) - 0.5));
    for (let row = clamp(Math.ceil(Math.min(ay, by) - 0.5)); row < end; row++) {
      const column = clamp(Math.round(ax + ((bx - ax) * (row + 0.5 - ay)) / (by - ay)));
      edges[row * (CELLS + 1) + column] = 1 - (edges[row * (CELLS + 1) + column] as number);
    }
  }
  for (let row = 0; row < CELLS; row++)
    for (let column = 0, isIn = 0; column < CELLS; column++) {
      isIn ^= edges[row * (CELLS + 1) + column] as number;
      if (isIn === 1) raster[row * CELLS + column] = number;
    }
  edges.fill(0);
}

const WORDS = (CELLS * CELLS) / 32;
/** By quarters. */
const TURNS = 4;

/** A raster made ready to be compared. */
export interface Comparable {
  readonly layers: readonly Layer[];
}

/** Of one shade: how many cells it has, and a bit for each of them in each of the four quarter turns. */
interface Layer {
  readonly count: number;
  readonly turns: Uint32Array;
}

export const toComparable = (raster: Raster): Comparable => ({ layers: SHADES.map((shade) => toLayer(raster, numberOf(shade))) });

const EMPTY: Layer = { count: 0, turns: new Uint32Array(TURNS * WORDS) };

function toLayer(raster: Raster, number: number): Layer {
  if (!raster.includes(number)) return EMPTY;
  const turns = new Uint32Array(TURNS * WORDS);
  const last = CELLS - 1;
  let count = 0;
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      if (raster[row * CELLS + column] !== number) continue;
      count++;
      setBit(turns, 0, row * CELLS + column);
      setBit(turns, 1, column * CELLS + last - row);
      setBit(turns, 2, (last - row) * CELLS + last - column);
      setBit(turns, 3, (last - column) * CELLS + row);
    }
  return { count, turns };
}

function setBit(turns: Uint32Array, turn: number, cell: number) {
  const word = turn * WORDS + (cell >> 5);
  turns[word] = (turns[word] as number) | (1 << (cell & 31));
}

/** How many bits of a word of 32 are set. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const comparables = new WeakMap<Face, Comparable>();

/** Of a face as it is drawn; kept as long as the face. */
export function comparableOf(face: Face): Comparable {
  const known = comparables.get(face);
  if (known) return known;
  const made = toComparable(rasterOf(face));
  comparables.set(face, made);
  return made;
}

/**
 * How alike two faces are however they are turned by quarters, 0 to 1: of each shade the area that both have over the area that
 * either has, and the least of these. Every face is its own mirror image, so nothing is turned over. It may say 0 for less than
 * `atLeast`.
 */
export function likeness(a: Comparable, b: Comparable, atLeast = 0): number {
  const isHopeless = a.layers.some(({ count }, shade) => {
    const other = (b.layers[shade] as Layer).count;
    return Math.min(count, other) < atLeast * Math.max(count, other);
  });
  let most = 0;
  for (let turn = 0; turn < TURNS && !isHopeless; turn++) most = Math.max(most, leastShared(a, b, turn));
  return most;
}

function leastShared(a: Comparable, b: Comparable, turn: number): number {
  let least = 1;
  for (const [shade, layer] of a.layers.entries()) {
    const other = b.layers[shade] as Layer;
    if (layer.count + other.count === 0) continue;
    const both = countShared(layer.turns, other.turns, turn);
    least = Math.min(least, both / (layer.count + other.count - both));
  }
  return least;
}

/** Of the first as it is and the other turned. */
function countShared(a: Uint32Array, b: Uint32Array, turn: number): number {
  let shared = 0;
  for (let word = 0; word < WORDS; word++) shared += countBits((a[word] as number) & (b[turn * WORDS + word] as number));
  return shared;
}
