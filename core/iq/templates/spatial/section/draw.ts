import type { Drawing, Mark } from '../../../item/drawing.ts';
import { boundsOf, fitInto, linePath, outlinePath, type Point } from '../shapes.ts';
import { sliceBody, type Body, type Plane, type Space } from './body.ts';
import { FACE_SIZE, type Face } from './face.ts';
import { reachAt } from './inside.ts';
import { cornersOf, paintBody, paintInner } from './paint.ts';
import { describeFace, describeSolid } from './say.ts';
import type { Solid } from './solids.ts';
import { FRONT_VIEW, LEFT_VIEW, RIGHT_VIEW, type View } from './view.ts';

const BOX = 170;
const TITLE_HEIGHT = 20;
const TEXT_SIZE = 12;
/** How far the frame of the plane stands out from the solid. */
const FRAME_MARGIN = 1.4;

/** The solid from above, on the side that the plane falls to, and from the front, where it is a line; both to one scale. */
export function drawSolid(solid: Solid, plane: Plane): Drawing {
  const above = plane.across < 0 ? LEFT_VIEW : RIGHT_VIEW;
  const frame = frameOf(solid.bodies, plane);
  const points = [...solid.bodies.flatMap(cornersOf), ...frame];
  const bounds = [above, FRONT_VIEW].map((view) => boundsOf(points.map(view.project)));
  const scale = (BOX * 0.94) / Math.max(...bounds.flatMap(({ width, height }) => [width, height]));
  const [corner, front] = [above, FRONT_VIEW].map((view, n) => {
    const fit = fitInto(bounds[n] as (typeof bounds)[number], BOX, scale);
    return (point: Space): Point => {
      const [x, y] = fit(view.project(point));
      return [x + n * BOX, y + TITLE_HEIGHT];
    };
  }) as [Place, Place];
  const [back, right, near, left] = frame as [Space, Space, Space, Space];
  const edges = [
    [back, right],
    [right, near],
    [near, left],
    [left, back],
  ] as const;
  const marks: Mark[] = [
    ...paintSolid(solid, above, corner),
    ...edges
      .flatMap(([from, to]) => seenOf(from, to, solid.bodies, above.towards))
      .map(([from, to]) => frameMark(linePath([corner(from), corner(to)]))),
    { text: 'From the front', x: BOX * 1.5, y: TITLE_HEIGHT / 2, size: TEXT_SIZE, isSoft: true },
    ...paintSolid(solid, FRONT_VIEW, front),
    frameMark(linePath([front(back), front(right)])),
  ];
  return { width: 2 * BOX, height: BOX + TITLE_HEIGHT, marks, description: describeSolid(solid, plane) };
}

type Place = (point: Space) => Point;

const frameMark = (d: string): Mark => ({ d, stroke: 'ink', isDashed: true, strokeWidth: 2 });

/** The corners of a piece of the plane that is larger than the solid: at the back, at the back's other end, and so round. */
function frameOf(bodies: readonly Body[], { across, up, offset }: Plane): Space[] {
  const corners = bodies.flatMap(cornersOf);
  const heights = corners.map(([x, , z]) => across * z - up * x);
  const depth = Math.max(...corners.map(([, y]) => Math.abs(y))) + FRAME_MARGIN;
  const at = (height: number, y: number): Space => [across * offset - up * height, y, up * offset + across * height];
  const [low, high] = [Math.min(...heights) - FRAME_MARGIN, Math.max(...heights) + FRAME_MARGIN];
  return [at(low, depth), at(high, depth), at(high, -depth), at(low, -depth)];
}

const PIECES = 48;
const RAY_STEPS = 56;
const RAY_LENGTH = 28;

/** The pieces of a line that no body hides from whoever looks. */
function seenOf(from: Space, to: Space, bodies: readonly Body[], towards: Space): [Space, Space][] {
  const at = (share: number): Space => from.map((start, axis) => start + share * ((to[axis] as number) - start)) as unknown as Space;
  const runs: [number, number][] = [];
  for (let n = 0; n < PIECES; n++) {
    if (isHidden(at((n + 0.5) / PIECES), bodies, towards)) continue;
    const last = runs.at(-1);
    if (last?.[1] === n) last[1] = n + 1;
    else runs.push([n, n + 1]);
  }
  return runs.map(([start, end]) => [at(start / PIECES), at(end / PIECES)]);
}

function isHidden([x, y, z]: Space, bodies: readonly Body[], [dx, dy, dz]: Space): boolean {
  for (let step = 0; step < RAY_STEPS; step++) {
    const way = (step / RAY_STEPS) * RAY_LENGTH;
    const side = Math.abs(y + dy * way);
    if (bodies.some((body) => reachAt(body, x + dx * way, z + dz * way) >= side)) return true;
  }
  return false;
}

/** What covers something else comes after it. */
function paintSolid({ joint, bodies }: Solid, view: View, place: Place): Mark[] {
  const [first, second] = bodies;
  if (joint === 'inside' && first && second)
    return [...paintBody(first, view, place), ...paintInner(second, first.to === second.to, view, place)];
  const pieces = joint === 'through' && first && second ? sliceAround(first, second, view) : bodies;
  return pieces.flatMap((body) => paintBody(body, view, place));
}

/** The end of the bar that is further off, what it goes through, and its nearer end. */
function sliceAround(around: Body, bar: Body, { towards }: View): Body[] {
  const side = Math.max(...cornersOf(around).map(([x]) => x));
  const [enters, leaves] = bar.axis === 'z' ? [around.from, around.to] : [-side, side];
  const pieces = [sliceBody(bar, bar.from, enters), around, sliceBody(bar, leaves, bar.to)];
  return bar.axis === 'x' && towards[0] < 0 ? pieces.toReversed() : pieces;
}

export const drawFace = (face: Face): Drawing => ({
  width: 100,
  height: 100,
  marks: face.map(({ shade, outline }): Mark => ({ d: outlinePath(outline), fill: shade, strokeWidth: FACE_SIZE / 32 })),
  description: describeFace(face),
});
