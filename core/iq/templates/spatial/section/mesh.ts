import type { Point } from '../shapes.ts';
import type { Body, Plane, Profile, Space } from './body.ts';

const ROUND_CORNERS = 48;

const regular = (corners: number, start: number): Point[] =>
  Array.from({ length: corners }, (_, n): Point => {
    const angle = start + (2 * Math.PI * n) / corners;
    return [Math.cos(angle), Math.sin(angle)];
  });

/** Going round, within 1 of the middle; each is its own mirror image where y changes its sign. */
const PROFILES: Record<Profile, readonly Point[]> = {
  round: regular(ROUND_CORNERS, 0),
  square: [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ],
  diamond: regular(4, 0),
  hexagon: regular(6, Math.PI / 6),
  triangle: regular(3, 0),
};

/** The corners at the beginning and at the end of a body. */
export function ringsOf({ profile, axis, half, from, to, taper }: Body): readonly [begin: Space[], end: Space[]] {
  const ring = (along: number, size: number): Space[] =>
    PROFILES[profile].map(([p, q]): Space => {
      const [first, y] = [p * half[0] * size, q * half[1] * size];
      return axis === 'z' ? [first, y, along] : [along, y, first];
    });
  return [ring(from, 1), ring(to, taper)];
}

/** From the middle of the page: y to the right, and the way up along the plane. */
const onPlane = ([x, y, z]: Space, { across, up }: Plane): Point => [y, (across < 0 ? -1 : 1) * (across * z - up * x)];

/** What the plane cuts out of a body: a convex outline, going round; empty when it misses it. */
export function cutBody(body: Body, plane: Plane): Point[] {
  const [begin, end] = ringsOf(body);
  const crossings: Point[] = [];
  const cross = (a: Space, b: Space) => {
    const [before, after] = [a, b].map(([x, , z]) => plane.across * x + plane.up * z - plane.offset) as [number, number];
    if (before > 0 === after > 0) return;
    const share = before / (before - after);
    crossings.push(onPlane(a.map((at, axis) => at + share * ((b[axis] as number) - at)) as unknown as Space, plane));
  };
  for (let n = 0; n < begin.length; n++) {
    const next = (n + 1) % begin.length;
    cross(begin[n] as Space, begin[next] as Space);
    cross(end[n] as Space, end[next] as Space);
    cross(begin[n] as Space, end[n] as Space);
  }
  return goRound(crossings);
}

const SAME = 1e-6;

/** Corners of a convex outline in their order round its middle, none twice. */
function goRound(points: readonly Point[]): Point[] {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length) as [number, number];
  const ordered = points
    .map((point) => ({ point, angle: Math.atan2(point[1] - middle[1], point[0] - middle[0]) }))
    .toSorted((a, b) => a.angle - b.angle)
    .map(({ point }) => point);
  return ordered.filter(([x, y], n) => {
    const [nextX, nextY] = ordered[(n + 1) % ordered.length] as Point;
    return Math.hypot(nextX - x, nextY - y) > SAME;
  });
}
