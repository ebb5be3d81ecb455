import { tenth } from '#core/drawing/path.ts';
import type { Field, Point } from '#core/drawing/terrain.ts';

/** A field read once on a square raster, padded on every side by low ground so that all lines close outside the box. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly heights: Float64Array;
}

const OUTSIDE = -9;

/** Reads the field over a box of width x height units, every `step` units (larger is faster and coarser). */
export function sample(field: Field, width: number, height: number, step = 10): Grid {
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const heights = new Float64Array(columns * rows).fill(OUTSIDE);
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) heights[j * columns + i] = field((i - 1) * step, (j - 1) * step);
  }
  return { columns, rows, step, heights };
}

/** Highest ground on the grid. */
export function summitHeight(grid: Grid): number {
  return grid.heights.reduce((a, b) => Math.max(a, b), OUTSIDE);
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/* Marching squares. The index is a bit for each corner at or above the level: 1 upper left, 2 upper right, 4 lower right, 8 lower left. */
const STEPS: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
];

/** The closed rings along which the ground is exactly `level` high. Rings of five points or fewer are dropped. */
export function isolines(grid: Grid, level: number): Point[][] {
  const { columns, rows, heights, step } = grid;
  const next = new Map<number, number>();
  const crossings = new Map<number, Point>();
  const at = (i: number, j: number): number => heights[j * columns + i] ?? OUTSIDE;
  const crossing = (i: number, j: number, down: 0 | 1): number => {
    const id = (j * columns + i) * 2 + down;
    if (!crossings.has(id)) {
      const a = at(i, j);
      const b = down ? at(i, j + 1) : at(i + 1, j);
      const t = Math.min(0.97, Math.max(0.03, (level - a) / (b - a)));
      crossings.set(id, [(i - 1 + (down ? 0 : t)) * step, (j - 1 + (down ? t : 0)) * step]);
    }
    return id;
  };
  const side = (i: number, j: number, name: Side): number => {
    if (name === 'top') return crossing(i, j, 0);
    if (name === 'right') return crossing(i + 1, j, 1);
    if (name === 'bottom') return crossing(i, j + 1, 0);
    return crossing(i, j, 1);
  };
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const corners =
        (at(i, j) >= level ? 1 : 0) |
        (at(i + 1, j) >= level ? 2 : 0) |
        (at(i + 1, j + 1) >= level ? 4 : 0) |
        (at(i, j + 1) >= level ? 8 : 0);
      for (const [from, to] of STEPS[corners] ?? []) next.set(side(i, j, from), side(i, j, to));
    }
  }
  return rings(next, crossings);
}

function rings(next: Map<number, number>, crossings: ReadonlyMap<number, Point>): Point[][] {
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let id: number | undefined = start;
    while (id !== undefined) {
      const following = next.get(id);
      if (following === undefined) break;
      const point = crossings.get(id);
      if (point) ring.push(point);
      next.delete(id);
      id = following;
    }
    if (ring.length > 5) found.push(ring);
  }
  return found;
}

const asIs = (point: Point): Point => point;

/** A ring as a smooth closed path: points closer than `gap` are dropped, the rest joined by relative quadratics through midpoints. */
export function smooth(ring: readonly Point[], gap = 5, map: (point: Point) => Point = asIs): string {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap) kept.push(point);
  }
  if (kept.length < 4) return '';
  const corners = kept.map((point) => map(point));
  const middle = (i: number): Point => {
    const a = corners[i] ?? [0, 0];
    const b = corners[(i + 1) % corners.length] ?? [0, 0];
    return [tenth((a[0] + b[0]) / 2), tenth((a[1] + b[1]) / 2)];
  };
  let from = middle(corners.length - 1);
  let d = `M${from[0]} ${from[1]}q`;
  corners.forEach(([x, y], i) => {
    const to = middle(i);
    d += `${i ? ' ' : ''}${tenth(x - from[0])} ${tenth(y - from[1])} ${tenth(to[0] - from[0])} ${tenth(to[1] - from[1])}`;
    from = to;
  });
  return `${d}z`;
}

/** All rings of one level as one path. */
export function levelPath(grid: Grid, level: number, map?: (point: Point) => Point): string {
  return isolines(grid, level)
    .map((ring) => smooth(ring, grid.step * 0.6, map))
    .join('');
}

export interface ContourOptions {
  readonly step?: number;
  readonly map?: (point: Point) => Point;
  /** How far up to the highest ground the last level lies, 0 to 1. */
  readonly top?: number;
}

/** `count` evenly spaced levels from the height `low` upwards as path data, lowest first. */
export function contours(field: Field, width: number, height: number, count: number, low: number, options: ContourOptions = {}): string[] {
  const { step = 10, map, top = 0.94 } = options;
  const grid = sample(field, width, height, step);
  const high = low + (summitHeight(grid) - low) * top;
  return Array.from({ length: count }, (_, i) => levelPath(grid, low + ((high - low) * i) / (count - 1), map));
}
