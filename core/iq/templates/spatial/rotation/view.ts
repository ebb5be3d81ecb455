import type { Point } from '../shapes.ts';
import type { Cube } from './cubes.ts';

/**
 * Parallel projections: `front` shows a flat figure straight on with a little of its depth, `corner` looks from the front
 * right above, so that no two places of the lattice fall on one another.
 */
export type ViewName = 'front' | 'corner';

export interface View {
  readonly project: (x: number, y: number, z: number) => Point;
  /** Towards whoever looks; they see the faces of a cube at its front (less y), right (more x) and top (more z). */
  readonly towards: Cube;
}

const AZIMUTH = (33 * Math.PI) / 180;
const ELEVATION = (27 * Math.PI) / 180;

export const VIEWS: Record<ViewName, View> = {
  front: { project: (x, y, z) => [x + 0.36 * y, -z - 0.3 * y], towards: [0.36, -1, 0.3] },
  corner: {
    project: (x, y, z) => [
      x * Math.cos(AZIMUTH) + y * Math.sin(AZIMUTH),
      -z * Math.cos(ELEVATION) - (y * Math.cos(AZIMUTH) - x * Math.sin(AZIMUTH)) * Math.sin(ELEVATION),
    ],
    towards: [Math.sin(AZIMUTH) * Math.cos(ELEVATION), -Math.cos(AZIMUTH) * Math.cos(ELEVATION), Math.sin(ELEVATION)],
  },
};

export const SIDES = ['front', 'right', 'top'] as const;
export type Side = (typeof SIDES)[number];

/** The neighbour that covers the side. */
export const BESIDE: Record<Side, Cube> = { front: [0, -1, 0], right: [1, 0, 0], top: [0, 0, 1] };

/** From the corner of its cube, going round: `at(0, 0)`, `at(1, 0)`, `at(1, 1)`, `at(0, 1)` are its corners. */
export const ON_SIDE: Record<Side, (u: number, v: number) => Cube> = {
  front: (u, v) => [u, 0, v],
  right: (u, v) => [1, u, v],
  top: (u, v) => [u, v, 1],
};

/** Samples along each edge of a side. */
const SAMPLES = 4;
const SAMPLES_OF_SIDE = SAMPLES ** 2;

/** So many samples of a cube's three sides are to be seen at least: about two thirds of one side. */
const LEAST_SEEN = 11;

/** Samples that are covered, as bits, side by side. */
type Covered = readonly [front: number, right: number, top: number];

/** The offsets between two cubes are from `-REACH` to `REACH` along each axis. */
const REACH = 4;
const SPAN = 2 * REACH + 1;

/** What a cube that is so many steps away covers of another: found when first asked for, as the same few come again and again. */
const COVERED: Record<ViewName, (Covered | undefined)[]> = { front: [], corner: [] };

export const showsEveryCube = (figure: readonly Cube[], view: ViewName): boolean => figure.every((cube) => isSeen(figure, cube, view));

function isSeen(figure: readonly Cube[], [x, y, z]: Cube, view: ViewName): boolean {
  let [front, right, top] = [0, 0, 0];
  for (const [ox, oy, oz] of figure) {
    const covered = coveredBy(ox - x, oy - y, oz - z, view);
    front |= covered[0];
    right |= covered[1];
    top |= covered[2];
  }
  return 3 * SAMPLES_OF_SIDE - countBits(front) - countBits(right) - countBits(top) >= LEAST_SEEN;
}

function coveredBy(dx: number, dy: number, dz: number, view: ViewName): Covered {
  const index = ((dx + REACH) * SPAN + dy + REACH) * SPAN + dz + REACH;
  return (COVERED[view][index] ??= cover([dx, dy, dz], VIEWS[view].towards));
}

function cover(offset: Cube, towards: Cube): Covered {
  const nearness = offset[0] * towards[0] + offset[1] * towards[1] + offset[2] * towards[2];
  if (nearness <= 0) return [0, 0, 0];
  const [front, right, top] = SIDES.map((side) => {
    let bits = 0;
    for (let n = 0; n < SAMPLES_OF_SIDE; n++) {
      const point = ON_SIDE[side](((n % SAMPLES) + 0.5) / SAMPLES, (Math.floor(n / SAMPLES) + 0.5) / SAMPLES);
      if (isBehind(point, offset, towards)) bits |= 1 << n;
    }
    return bits;
  });
  return [front ?? 0, right ?? 0, top ?? 0];
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether the line from the point towards whoever looks goes through the cube (slabs of the three axes). */
function isBehind(point: Cube, cube: Cube, towards: Cube): boolean {
  let enters = 1e-6;
  let leaves = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const speed = towards[axis] as number;
    const near = ((cube[axis] as number) - (point[axis] as number)) / speed;
    const far = near + 1 / speed;
    enters = Math.max(enters, Math.min(near, far));
    leaves = Math.min(leaves, Math.max(near, far));
  }
  return leaves - enters > 1e-6;
}
