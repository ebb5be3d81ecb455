import type { Fill } from '../../../item/drawing.ts';

/** Across its axis: `diamond` is a square on its corner; a triangle points along the first axis across. */
export type Profile = 'round' | 'square' | 'diamond' | 'hexagon' | 'triangle';
export type Shade = Extract<Fill, 'paper' | 'light' | 'mid'>;
export type Space = readonly [x: number, y: number, z: number];

/**
 * x runs to the right, y to the back, z up. A bar reaches from `from` to `to` along its axis (across it: x and y when it stands,
 * z and y when it lies) and shrinks towards `to` by `taper`: 1 a prism, 0 a point at its end. `paper` is a hole in what comes
 * before, `mid` another stuff inside it.
 */
export type Body =
  | { readonly form: 'ball'; readonly radius: number; readonly shade: Shade }
  | {
      readonly form: 'bar';
      readonly profile: Profile;
      readonly axis: 'z' | 'x';
      /** Half its extent across, where it begins: along the first axis across and along y. */
      readonly half: readonly [number, number];
      readonly from: number;
      readonly to: number;
      readonly taper: number;
      readonly shade: Shade;
    };
export type Bar = Extract<Body, { form: 'bar' }>;

/** The points with `across * x + up * z = offset`: seen from the front it is a line. `across` and `up` are of length 1 together. */
export interface Plane {
  readonly across: number;
  readonly up: number;
  readonly offset: number;
}

/** Its size at a place along its axis, 1 where it begins. */
export const shrinkAt = ({ from, to, taper }: Bar, along: number): number => 1 + ((taper - 1) * (along - from)) / (to - from);

/** The part of it between two places along its axis. */
export function sliceBar(bar: Bar, from: number, to: number): Bar {
  const [first, last] = [shrinkAt(bar, from), shrinkAt(bar, to)];
  return { ...bar, from, to, half: [bar.half[0] * first, bar.half[1] * first], taper: last / first };
}
