import { hashText } from '#core/random.ts';

/** A point in drawing units, x to the right and y downwards. */
export type Point = readonly [x: number, y: number];

/** Height of the ground at a place. The scale is free; most fields stay within -1 to 2. */
export type Field = (x: number, y: number) => number;

/** Fractal gradient noise, about -1 to 1. `octaves` (1 to 6) adds finer detail. */
export type Noise = (x: number, y: number, octaves?: number) => number;

const RADIANS_PER_HASH = 683565275.576;

/** Seeded gradient noise over the whole plane; one lattice cell is one unit wide. */
export function noise(seed: string): Noise {
  const origin = hashText(seed);
  const gradient = (ix: number, iy: number, dx: number, dy: number): number => {
    let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ origin;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    const angle = ((h ^ (h >>> 16)) >>> 0) / RADIANS_PER_HASH;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  const single = (x: number, y: number): number => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const u = fade(fx);
    const v = fade(fy);
    const a = gradient(ix, iy, fx, fy);
    const b = gradient(ix + 1, iy, fx - 1, fy);
    const c = gradient(ix, iy + 1, fx, fy - 1);
    const d = gradient(ix + 1, iy + 1, fx - 1, fy - 1);
    return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * 1.5;
  };
  return (x, y, octaves = 3) => {
    let sum = 0;
    let amplitude = 1;
    let frequency = 1;
    let total = 0;
    for (let o = 0; o < octaves; o++) {
      sum += amplitude * single(x * frequency + o * 17.3, y * frequency - o * 9.1);
      total += amplitude;
      amplitude *= 0.46;
      frequency *= 2.03;
    }
    return sum / total;
  };
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** A bell-shaped hill: 1 at its centre (cx, cy), falling with the spreads sx and sy, turned by `turn` radians. */
export function hill(x: number, y: number, cx: number, cy: number, sx: number, sy = sx, turn = 0): number {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const u = ((x - cx) * c + (y - cy) * s) / sx;
  const v = ((y - cy) * c - (x - cx) * s) / sy;
  return Math.exp(-(u * u + v * v) / 2);
}

/** Walks `steps` steps of 2 units uphill from a place, staying inside the box, and returns where it arrived. */
export function climb(field: Field, from: Point, steps: number, box: { x0: number; y0: number; x1: number; y1: number }): Point {
  let [x, y] = from;
  for (let i = 0; i < steps; i++) {
    const gx = field(x + 3, y) - field(x - 3, y);
    const gy = field(x, y + 3) - field(x, y - 3);
    const length = Math.hypot(gx, gy) || 1;
    x = clamp(x + (gx / length) * 2, box.x0, box.x1);
    y = clamp(y + (gy / length) * 2, box.y0, box.y1);
  }
  return [x, y];
}

export interface RidgeOptions {
  /** Number of stretches; the result has one point more. */
  readonly count?: number;
  /** y of the lowest point. */
  readonly low?: number;
  /** y of the highest point. */
  readonly high?: number;
  readonly octaves?: number;
  /** Peaks over the whole width, roughly. */
  readonly frequency?: number;
}

/** A skyline from x = 0 to `width`, scaled so that it touches both `low` and `high`. */
export function ridgePoints(seed: string, width: number, options: RidgeOptions = {}): Point[] {
  const { count = 120, low = 0, high = 1, octaves = 4, frequency = 9 } = options;
  const rock = noise(seed);
  const heights = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return 1 - Math.abs(rock(t * frequency, 3.3, octaves)) * 1.35 + rock(t * frequency * 2.6, 8.1, 3) * 0.38;
  });
  const min = Math.min(...heights);
  const span = Math.max(...heights) - min || 1;
  return heights.map((height, i) => [(i / count) * width, low + ((height - min) / span) * (high - low)] as const);
}

/** Keeps a number between two bounds. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
