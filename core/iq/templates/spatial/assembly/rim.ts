import type { Point } from '../shapes.ts';
import { HALVES, WHOLE, type Patch, type Tile } from './tiles.ts';

/** A corner of the grid and the next one. */
type Edge = readonly [from: number, to: number];

/** Corners of the grid as one number each; patches stay within 32 squares of its origin. */
const ROW = 128;
const MIDDLE = 32;
const cornerOf = (x: number, y: number): number => (y + MIDDLE) * ROW + x + MIDDLE;
const pointOf = (corner: number): Point => [(corner % ROW) - MIDDLE, Math.floor(corner / ROW) - MIDDLE];

/** Clockwise round a tile. */
function edgesOf([x, y, quarters]: Tile): Edge[] {
  const square = [cornerOf(x, y), cornerOf(x + 1, y), cornerOf(x + 1, y + 1), cornerOf(x, y + 1)];
  const away = quarters === WHOLE ? -1 : (HALVES.findIndex((half) => half === quarters) + 2) % 4;
  const corners = square.filter((_, n) => n !== away);
  return corners.map((from, n) => [from, corners[(n + 1) % corners.length] as number]);
}

const keyOf = (from: number, to: number): number => from * ROW * ROW + to;

/** The edges of the rim, and those between two tiles (each once). */
function sortEdges(patch: Patch): { rim: Edge[]; inner: Edge[] } {
  const edges = patch.flatMap(edgesOf);
  const keys = new Set(edges.map(([from, to]) => keyOf(from, to)));
  const isInner = ([from, to]: Edge): boolean => keys.has(keyOf(to, from));
  return { rim: edges.filter((edge) => !isInner(edge)), inner: edges.filter((edge) => edge[0] < edge[1] && isInner(edge)) };
}

/** The corners of the grid that the rim goes through, clockwise; null where it is more than one line or meets itself. */
export function traceRim(patch: Patch): Point[] | null {
  const { rim } = sortEdges(patch);
  const next = new Map(rim);
  if (next.size < rim.length) return null;
  const start = rim[0]?.[0];
  const points: Point[] = [];
  let corner = start;
  do {
    points.push(pointOf(corner ?? 0));
    corner = next.get(corner ?? 0);
  } while (corner !== start);
  return points.length === rim.length ? points : null;
}

/** How many edges of the rim run each way, in the order in which ways are turned: to the right, down to the right, down and so on. */
export function directionsOf(patch: Patch): number[] {
  const counts = WAYS.map(() => 0);
  for (const [from, to] of sortEdges(patch).rim) {
    const way = WAYS.indexOf(to - from);
    counts[way] = (counts[way] ?? 0) + 1;
  }
  return counts;
}

/** How many more edges run each way than the opposite way: what is put to a figure takes as many from both. */
export const leanOf = (directions: readonly number[]): string =>
  [0, 1, 2, 3].map((way) => (directions[way] ?? 0) - (directions[way + 4] ?? 0)).join();

const WAYS = [1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1, -ROW, 1 - ROW];

/** In one, without holes or places where it hangs together by a corner alone. */
export const isWhole = (patch: Patch): boolean => traceRim(patch) !== null;

/** Where two tiles meet. */
export const innerLines = (patch: Patch): [Point, Point][] => sortEdges(patch).inner.map(([from, to]) => [pointOf(from), pointOf(to)]);

/** Where the rim bends. */
export const cornersOf = (rim: readonly Point[]): Point[] =>
  rim.filter(([x, y], n) => {
    const [fromX, fromY] = rim.at(n - 1) ?? [x, y];
    const [toX, toY] = rim[(n + 1) % rim.length] ?? [x, y];
    return (x - fromX) * (toY - y) !== (y - fromY) * (toX - x);
  });
