import { spline } from '#core/drawing/path.ts';
import { type Point } from '#core/drawing/terrain.ts';
import { seededRandom } from '#core/random.ts';

/** Centre and half axes of a stone, in drawing units. */
export interface Stone {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** The outline of a pebble, wide and a little flat underneath; every seed gives another one. SVG path data. */
export function stonePath(seed: string, { cx, cy, rx, ry }: Stone): string {
  const random = seededRandom(seed);
  const tilt = (random() - 0.5) * 0.09;
  const lean = (random() - 0.5) * 0.22;
  const corners = 12;
  const outline = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2 + 0.13;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const power = 2 / (s > 0 ? 2.5 : 2.25);
    const k = 1 + (random() - 0.5) * 0.07;
    const x = Math.sign(c) * Math.abs(c) ** power * rx * k + (s < 0 ? -s * lean * rx * 0.35 : 0);
    const y = Math.sign(s) * Math.abs(s) ** power * ry * k;
    return [cx + x * Math.cos(tilt) - y * Math.sin(tilt), cy + x * Math.sin(tilt) + y * Math.cos(tilt)];
  });
  return spline(outline, true, 0.155);
}

export interface CairnOptions {
  /** Width of the lowest stone. */
  readonly width?: number;
  /** Height of the lowest stone. */
  readonly height?: number;
  /** Space between stones. */
  readonly gap?: number;
}

/** The stones of a cairn standing on the line y at cx, lowest first, getting smaller upwards. */
export function cairnStones(seed: string, count: number, cx: number, y: number, options: CairnOptions = {}): Stone[] {
  const { width = 40, height = 11, gap = 1.6 } = options;
  const random = seededRandom(`c${seed}`);
  let ground = y;
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(5, count - 1);
    const w = width * (1 - t * 0.58) * (0.93 + random() * 0.14);
    const h = height * (1 - t * 0.3) * (0.88 + random() * 0.24);
    const x = cx + (random() - 0.5) * width * 0.11 * (i ? 1 : 0);
    const stone = { cx: x, cy: ground - h / 2, rx: w / 2, ry: h / 2 };
    ground -= h + gap;
    return stone;
  });
}

/** Outlines of a whole cairn, lowest stone first. */
export function cairnPaths(seed: string, count: number, cx: number, y: number, options: CairnOptions = {}): string[] {
  return cairnStones(seed, count, cx, y, options).map((stone, i) => stonePath(`${seed}-${i}`, stone));
}
