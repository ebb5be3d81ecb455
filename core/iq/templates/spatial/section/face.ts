import type { Point } from '../shapes.ts';
import type { Body, Plane, Shade } from './body.ts';
import { cutBody } from './mesh.ts';
import { uniteOutlines } from './outline.ts';

export interface Patch {
  readonly shade: Shade;
  readonly outline: readonly Point[];
}
/** A cut face in a box of 100, from the back to the front. */
export type Face = readonly Patch[];

/** Of the longer side of a face; what is left of the box is its margin. */
export const FACE_SIZE = 80;
const MIDDLE = 50;

/** A level cut is seen from above with its right on the right, any other with its upper end up. */
export function cutFace(bodies: readonly Body[], plane: Plane): Face {
  const shades = [...new Set(bodies.map(({ shade }) => shade))];
  const patches = shades.flatMap((shade) => {
    const cuts = bodies.filter((body) => body.shade === shade).map((body) => cutBody(body, plane));
    return uniteOutlines(cuts.filter((cut) => cut.length > 2)).map((outline) => ({ shade, outline }));
  });
  return fitFace(plane.across === 0 ? patches.map(lieDown) : patches);
}

const lieDown = ({ shade, outline }: Patch): Patch => ({ shade, outline: outline.map(([x, y]): Point => [-y, x]) });

/** Its longer side as long as that of any face, in the middle of the box. */
function fitFace(patches: Face): Face {
  const [across, upwards] = extentOf(patches);
  const scale = FACE_SIZE / Math.max(across.high - across.low, upwards.high - upwards.low);
  return placeFace(patches, [across, upwards], [scale, scale]);
}

/** As wide as it is high: what is left of a face when its proportion is not looked at. */
export function squareFace(patches: Face): Face {
  const extent = extentOf(patches);
  return placeFace(patches, extent, extent.map(({ low, high }) => FACE_SIZE / (high - low)) as [number, number]);
}

function placeFace(patches: Face, [across, upwards]: readonly [End, End], [wide, high]: readonly [number, number]): Face {
  const place = (at: number, end: End, scale: number): number => Math.round((at - (end.low + end.high) / 2) * scale * 100) / 100;
  return patches.map(({ shade, outline }) => ({
    shade,
    outline: outline.map(([x, y]): Point => [MIDDLE + place(x, across, wide), MIDDLE - place(y, upwards, high)]),
  }));
}

function extentOf(patches: Face): [End, End] {
  const points = patches.flatMap(({ outline }) => outline);
  return [0, 1].map((axis) => {
    const places = points.map((point) => point[axis] as number);
    return { low: Math.min(...places), high: Math.max(...places) };
  }) as [End, End];
}

interface End {
  readonly low: number;
  readonly high: number;
}
