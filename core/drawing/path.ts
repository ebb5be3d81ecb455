import type { Point } from '#core/drawing/terrain.ts';

/** Rounds to a tenth: finer steps cannot be seen and make files larger. */
export function tenth(value: number): number {
  return +value.toFixed(1);
}

/** Straight segments through the points, as SVG path data. Empty without points. */
export function polyline(points: readonly Point[]): string {
  return points.length ? `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}` : '';
}

type Bezier = readonly [from: Point, c1: Point, c2: Point, to: Point];

function segments(points: readonly Point[], closed: boolean, tension: number): Bezier[] {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  return Array.from({ length: Math.max(0, count - (closed ? 0 : 1)) }, (_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      b,
      [b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension],
      [c[0] - (d[0] - b[0]) * tension, c[1] - (d[1] - b[1]) * tension],
      c,
    ] as const;
  });
}

/** A smooth curve through all points (Catmull-Rom), as SVG path data. Empty without points. */
export function spline(points: readonly Point[], closed = false, tension = 1 / 6): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${tenth(first[0])} ${tenth(first[1])}`;
  for (const [, c1, c2, to] of segments(points, closed, tension)) {
    d += `C${tenth(c1[0])} ${tenth(c1[1])} ${tenth(c2[0])} ${tenth(c2[1])} ${tenth(to[0])} ${tenth(to[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** `count` points at equal distances along the curve that `spline` draws through `points`; both ends are included. */
export function alongSpline(points: readonly Point[], count: number): Point[] {
  const dense: Point[] = points.slice(0, 1);
  for (const [p0, p1, p2, p3] of segments(points, false, 1 / 6)) {
    for (let i = 1; i <= 24; i++) {
      const t = i / 24;
      const u = 1 - t;
      const blend = (k: 0 | 1): number => u * u * u * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t * t * t * p3[k];
      dense.push([blend(0), blend(1)]);
    }
  }
  return evenly(dense, count);
}

function evenly(line: readonly Point[], count: number): Point[] {
  const lengths = [0];
  line.forEach((point, i) => {
    const before = line[i - 1];
    if (before) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
  });
  const total = lengths.at(-1) ?? 0;
  let i = 0;
  return Array.from({ length: count }, (_, k) => {
    const goal = count > 1 ? (total * k) / (count - 1) : 0;
    while (i < line.length - 2 && (lengths[i + 1] ?? total) < goal) i++;
    const [a, b] = [line[i] ?? [0, 0], line[i + 1] ?? line[i] ?? [0, 0]];
    const start = lengths[i] ?? 0;
    const t = Math.min(1, (goal - start) / ((lengths[i + 1] ?? total) - start || 1));
    return [tenth(a[0] + (b[0] - a[0]) * t), tenth(a[1] + (b[1] - a[1]) * t)] as const;
  });
}
