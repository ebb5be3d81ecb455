import type { Fill } from '../../../item/drawing.ts';

/** Across its axis: `diamond` is a square on its corner; a triangle points along the first axis across. */
export type Profile = 'round' | 'square' | 'diamond' | 'hexagon' | 'triangle';
export type Shade = Extract<Fill, 'paper' | 'light' | 'mid'>;
export type Space = readonly [x: number, y: number, z: number];

/**
 * x runs to the right, y to the back, z up. A body reaches from `from` to `to` along its axis (across it: x and y when it stands,
 * z and y when it lies) and shrinks towards `to` by `taper`: 1 a prism, 0 a point at its end. `paper` is a hole in what comes
 * before, `mid` another stuff inside it.
 */
export interface Body {
  readonly profile: Profile;
  readonly axis: 'z' | 'x';
  /** Half its extent across, where it begins: along the first axis across and along y. */
  readonly half: readonly [number, number];
  readonly from: number;
  readonly to: number;
  readonly taper: number;
  readonly shade: Shade;
}

/** The points with `across * x + up * z = offset`: seen from the front it is a line. `across` and `up` are of length 1 together. */
export interface Plane {
  readonly across: number;
  readonly up: number;
  readonly offset: number;
}

/** How far a profile reaches along the first axis and along y, where its farthest corner is 1 from its middle. */
const EXTENTS: Record<Profile, readonly [number, number]> = {
  round: [2, 2],
  square: [2, 2],
  diamond: [2, 2],
  hexagon: [Math.sqrt(3), 2],
  triangle: [1.5, Math.sqrt(3)],
};

/** How many times as deep it is as it is wide, or high when it lies. */
export const depthOf = ({ profile, half }: Body): number => (half[1] * EXTENTS[profile][1]) / (half[0] * EXTENTS[profile][0]);

/** The same from the front. */
export const withDepth = (body: Body, depth: number): Body => {
  const [first, second] = EXTENTS[body.profile];
  return { ...body, half: [body.half[0], (depth * body.half[0] * first) / second] };
};

/** Its size at a place along its axis, 1 where it begins. */
export const shrinkAt = ({ from, to, taper }: Body, along: number): number => 1 + ((taper - 1) * (along - from)) / (to - from);

/** The part of it between two places along its axis. */
export function sliceBody(body: Body, from: number, to: number): Body {
  const [first, last] = [shrinkAt(body, from), shrinkAt(body, to)];
  return { ...body, from, to, half: [body.half[0] * first, body.half[1] * first], taper: last / first };
}
