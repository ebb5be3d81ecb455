import type { Drawing, Fill, Mark } from '../../../item/drawing.ts';
import { sayCount } from '../../say-count.ts';
import { boundsOf, fitInto, outlinePath, type Point } from '../shapes.ts';
import type { Cube, Figure } from './cubes.ts';
import { BESIDE, ON_SIDE, SIDES, VIEWS, type Side, type View, type ViewName } from './view.ts';

const SHADES: Record<Side, Fill> = { front: 'light', right: 'mid', top: 'paper' };
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

const cornersOf = ([x, y, z]: Cube, side: Side, { project }: View): Point[] =>
  CORNERS.map(([u, v]) => {
    const [dx, dy, dz] = ON_SIDE[side](u, v);
    return project(x + dx, y + dy, z + dz);
  });

const pointsOf = (figure: Figure, view: View): Point[] => figure.flatMap((cube) => SIDES.flatMap((side) => cornersOf(cube, side, view)));

/** Units of the drawing for the edge of a cube, at which each of the figures fits into the box. */
export function commonScale(figures: readonly Figure[], viewName: ViewName, box: number): number {
  const sizes = figures.map((figure) => boundsOf(pointsOf(figure, VIEWS[viewName])));
  return (box * 0.9) / Math.max(...sizes.flatMap(({ width, height }) => [width, height]));
}

/** Cubes from the back to the front: what is nearer covers what is behind it. */
export function drawFigure(figure: Figure, viewName: ViewName, box: number, scale: number): Drawing {
  const view = VIEWS[viewName];
  const place = fitInto(boundsOf(pointsOf(figure, view)), box, scale);
  const nearness = ([x, y, z]: Cube): number => x * view.towards[0] + y * view.towards[1] + z * view.towards[2];
  const taken = new Set(figure.map((cube) => cube.join()));
  const marks = figure
    .toSorted((a, b) => nearness(a) - nearness(b))
    .flatMap((cube) =>
      SIDES.filter((side) => !taken.has(cube.map((at, axis) => at + (BESIDE[side][axis] ?? 0)).join())).map((side): Mark => ({
        d: outlinePath(cornersOf(cube, side, view).map(place)),
        fill: SHADES[side],
        strokeWidth: 2,
      })),
    );
  return { width: box, height: box, marks, description: describeFigure(figure) };
}

const describeFigure = (figure: Figure): string =>
  `${sayCount(figure.length, 'cube')}. Counted from 1 to the right, to the back and up, they are at ${figure
    .map((cube) => cube.map((at) => at + 1).join('-'))
    .join(', ')}.`;
