import type { Point } from '../shapes.ts';

const SAME = 1e-6;

/**
 * The outlines of convex outlines laid on one another, each its own mirror image about the upright through 0: at each height as
 * wide as the widest of them. More than one where there is a gap.
 */
export function uniteOutlines(parts: readonly (readonly Point[])[]): (readonly Point[])[] {
  if (parts.length === 1) return [...parts];
  const heights = [...new Set(parts.flatMap((part) => part.map(([, y]) => y)))].toSorted((a, b) => a - b);
  const united: Point[][] = [];
  let right: Point[] = [];
  const close = () => {
    if (right.length > 0) united.push([...right, ...right.toReversed().map(([x, y]): Point => [-x, y])].filter(isNew));
    right = [];
  };
  for (let n = 0; n + 1 < heights.length; n++) {
    const [low, high] = [heights[n] as number, heights[n + 1] as number];
    if (high - low < SAME) continue;
    const sides = parts.flatMap((part) => sideBetween(part, low, high));
    if (sides.length === 0) close();
    else right.push(...widest(sides, low, high));
  }
  close();
  return united;
}

type Side = readonly [atLow: number, atHigh: number];

/** How far a part reaches to the right at two heights between which it has no corner; nothing when it is not there. */
function sideBetween(part: readonly Point[], low: number, high: number): Side[] {
  const middle = (low + high) / 2;
  const sides = part.flatMap((a, n): Side[] => {
    const b = part[(n + 1) % part.length] as Point;
    if (a[1] > middle === b[1] > middle) return [];
    const at = (y: number): number => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
    return [[at(low), at(high)]];
  });
  const outer = sides.toSorted((a, b) => b[0] + b[1] - a[0] - a[1])[0];
  return outer ? [outer] : [];
}

/** The right edge of all of them, with a corner where one begins to reach further than the other. */
function widest(sides: readonly Side[], low: number, high: number): Point[] {
  const shares = [0, 1];
  for (const [a0, a1] of sides)
    for (const [b0, b1] of sides) {
      const share = (b0 - a0) / (a1 - a0 - b1 + b0);
      if (share > SAME && share < 1 - SAME) shares.push(share);
    }
  return shares
    .toSorted((a, b) => a - b)
    .map((share): Point => [Math.max(...sides.map(([a, b]) => a + (b - a) * share)), low + (high - low) * share]);
}

const isNew = ([x, y]: Point, n: number, all: readonly Point[]): boolean => {
  const [beforeX, beforeY] = all[(n + all.length - 1) % all.length] as Point;
  return Math.hypot(x - beforeX, y - beforeY) > SAME;
};
