import type { Fill, Mark } from '../../../item/drawing.ts';
import { linePath, outlinePath, type Point } from '../shapes.ts';
import type { Body, Space } from './body.ts';
import { ringsOf } from './mesh.ts';
import { hullOf, type View } from './view.ts';

type Place = (point: Space) => Point;

const dot = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** From the middle of a convex body outwards, of any length. */
function normalOf(face: readonly Space[], middle: Space): Space {
  const sum: [number, number, number] = [0, 0, 0];
  for (let n = 0; n < face.length; n++) {
    const [a, b] = [face[n] as Space, face[(n + 1) % face.length] as Space];
    sum[0] += (a[1] - b[1]) * (a[2] + b[2]);
    sum[1] += (a[2] - b[2]) * (a[0] + b[0]);
    sum[2] += (a[0] - b[0]) * (a[1] + b[1]);
  }
  const [x, y, z] = face[0] as Space;
  const isInwards = dot(sum, [x - middle[0], y - middle[1], z - middle[2]]) < 0;
  return isInwards ? [-sum[0], -sum[1], -sum[2]] : sum;
}

/** Light comes from above, and the side that the view turns to is in the shade. */
function shadeOf({ towards }: View, [x, y, z]: Space): Fill {
  if (z > Math.hypot(x, y)) return 'light';
  return (towards[0] < 0 ? -x : x) > 0.9 * Math.abs(y) ? 'mid' : 'paper';
}

export function paintBody(body: Body, view: View, place: Place): Mark[] {
  const [begin, end] = ringsOf(body);
  const middle: Space = body.axis === 'z' ? [0, 0, (body.from + body.to) / 2] : [(body.from + body.to) / 2, 0, 0];
  const sides = begin.map((corner, n): Space[] => {
    const next = (n + 1) % begin.length;
    return [corner, begin[next] as Space, end[next] as Space, end[n] as Space];
  });
  const isSeen = (face: readonly Space[]): boolean => dot(normalOf(face, middle), view.towards) > 1e-9;
  const ends = [begin, end]
    .filter(isSeen)
    .map((cap): Mark => ({ d: outlinePath(cap.map(place)), fill: shadeOf(view, normalOf(cap, middle)) }));
  if (body.profile !== 'round')
    return [
      ...sides.filter(isSeen).map((side): Mark => ({ d: outlinePath(side.map(place)), fill: shadeOf(view, normalOf(side, middle)) })),
      ...ends,
    ];
  const seen = sides.filter(isSeen);
  const shaded = [...new Set(seen.map((side) => shadeOf(view, normalOf(side, middle))))].map((fill): Mark => {
    const quads = seen.filter((side) => shadeOf(view, normalOf(side, middle)) === fill);
    return { d: quads.map((side) => outlinePath(side.map(place))).join(''), fill, stroke: 'none' };
  });
  return [...shaded, { d: outlinePath(hullOf([...begin, ...end].map(place))) }, ...ends];
}

/** What is inside, as soft dashes through the outer body; where it comes out at the top, its shade. */
export function paintInner(inner: Body, isOpen: boolean, view: View, place: Place): Mark[] {
  const soft = { stroke: 'soft', isDashed: true, strokeWidth: 1.5 } as const;
  const [begin, end] = ringsOf(inner);
  const hull: Mark = { d: outlinePath(hullOf([...begin, ...end].map(place))), ...soft };
  const edges =
    inner.profile === 'round' ? [] : begin.map((corner, n): Mark => ({ d: linePath([place(corner), place(end[n] as Space)]), ...soft }));
  const rim: Mark = { d: outlinePath(begin.map(place)), ...soft };
  const top: Mark =
    isOpen && view.towards[2] > 0 ? { d: outlinePath(end.map(place)), fill: inner.shade } : { d: outlinePath(end.map(place)), ...soft };
  return [hull, ...edges, rim, top];
}

export const cornersOf = (body: Body): Space[] => ringsOf(body).flat();
