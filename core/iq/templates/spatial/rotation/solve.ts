import { lettersOf } from '../place-options.ts';
import type { RotationPuzzle } from './compose.ts';
import type { Cube, Figure } from './cubes.ts';
import { showsEveryCube } from './view.ts';

type Matrix = readonly [Cube, Cube, Cube];

/** Places of a figure relative to its middle, doubled so often that they are whole. */
function centred(figure: Figure): Cube[] {
  const sum = [0, 1, 2].map((axis) => figure.reduce((total, cube) => total + (cube[axis] ?? 0), 0)) as [number, number, number];
  return figure.map(([x, y, z]): Cube => [x * figure.length - sum[0], y * figure.length - sum[1], z * figure.length - sum[2]]);
}

const determinant = ([a, b, c]: Matrix): number =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);

const UNITS: readonly Cube[] = [0, 1, 2].flatMap((axis) =>
  [1, -1].map((sign) => [0, 1, 2].map((n) => (n === axis ? sign : 0)) as unknown as Cube),
);

/** Every matrix of whole numbers that turns and does not mirror. */
const ROTATIONS: readonly Matrix[] = UNITS.flatMap((a) => UNITS.flatMap((b) => UNITS.map((c): Matrix => [a, b, c]))).filter(
  (matrix) => determinant(matrix) === 1,
);
/** Those that leave the depth of the page as it is. */
const ON_PAGE = ROTATIONS.filter(([, middle]) => middle[1] === 1);

const dot = (a: Cube, b: Cube): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function isTurned(from: Figure, to: Figure, rotations: readonly Matrix[]): boolean {
  const places = new Set(centred(to).map((cube) => cube.join()));
  const cubes = centred(from);
  return rotations.some((rows) => cubes.every((cube) => places.has(rows.map((row) => dot(row, cube)).join())));
}

/** The options that some turn about the middle makes of the figure; none when a cube of any figure cannot be seen. */
export function solveRotation({ view, figure, options }: RotationPuzzle): string[] {
  if (![figure, ...options].every((each) => showsEveryCube(each, view))) return [];
  const rotations = view === 'front' ? ON_PAGE : ROTATIONS;
  return lettersOf(options, (option) => option.length === figure.length && isTurned(figure, option, rotations));
}
