import { shrinkAt, type Body, type Profile } from './body.ts';

const ROOT_3 = Math.sqrt(3);
/** How far a profile that reaches 1 from its middle goes to either side of its axis at `p`; below 0 where it is not. */
const HALF_WIDTHS: Record<Profile, (p: number) => number> = {
  round: (p) => (Math.abs(p) <= 1 ? Math.sqrt(1 - p * p) : -1),
  square: (p) => (Math.abs(p) <= 1 ? 1 : -1),
  diamond: (p) => 1 - Math.abs(p),
  hexagon: (p) => (Math.abs(p) <= ROOT_3 / 2 ? 1 - Math.abs(p) / ROOT_3 : -1),
  triangle: (p) => (p >= -0.5 ? (1 - p) / ROOT_3 : -1),
};

/** How far a body reaches to the front and to the back of a point in the middle, by its own inequalities; below 0 where it is not. */
export function reachAt(body: Body, x: number, z: number): number {
  const [along, first] = body.axis === 'z' ? [z, x] : [x, z];
  if (along < body.from || along > body.to) return -1;
  const size = shrinkAt(body, along);
  return size > 0 ? HALF_WIDTHS[body.profile](first / (size * body.half[0])) * size * body.half[1] : -1;
}
