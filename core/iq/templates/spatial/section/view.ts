import { VIEWS } from '../rotation/view.ts';
import type { Point } from '../shapes.ts';
import type { Space } from './body.ts';

export interface View {
  readonly project: (point: Space) => Point;
  /** Towards whoever looks. */
  readonly towards: Space;
}

const [RIGHT, FRONT, ABOVE] = VIEWS.corner.towards;
/** From the front right above. */
export const RIGHT_VIEW: View = { project: ([x, y, z]) => VIEWS.corner.project(x, y, z), towards: VIEWS.corner.towards };
/** From the front left above. */
export const LEFT_VIEW: View = {
  project: ([x, y, z]) => {
    const [right, down] = VIEWS.corner.project(-x, y, z);
    return [-right, down];
  },
  towards: [-RIGHT, FRONT, ABOVE],
};
export const FRONT_VIEW: View = { project: ([x, , z]) => [x, -z], towards: [0, -1, 0] };

/** The corners of the smallest convex outline around the points, going round (monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const ordered = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(ordered), ...halfHull(ordered.toReversed())];
}

function halfHull(ordered: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of ordered) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2) as Point, hull.at(-1) as Point, point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9;
