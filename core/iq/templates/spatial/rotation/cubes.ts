/** A place in space: steps to the right, away from whoever looks, and up. */
export type Cube = readonly [x: number, y: number, z: number];
/** Its corner at the least x, y and z is the origin; its cubes are in order. */
export type Figure = readonly Cube[];

/** Where each axis of a figure goes: to which axis, and in which direction. */
export interface Turn {
  readonly name: string;
  readonly apply: (cube: Cube) => Cube;
}

const AXES = ['x', 'y', 'z'] as const;
const QUARTERS: Record<(typeof AXES)[number], (cube: Cube) => Cube> = {
  x: ([x, y, z]) => [x, -z, y],
  y: ([x, y, z]) => [z, y, -x],
  z: ([x, y, z]) => [-y, x, z],
};

/** The same turn in one step. */
function inOneStep(apply: Turn['apply']): Turn['apply'] {
  const [[a, b, c], [d, e, f], [g, h, i]] = [apply([1, 0, 0]), apply([0, 1, 0]), apply([0, 0, 1])];
  return ([x, y, z]) => [a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z];
}

function turnAbout(axis: (typeof AXES)[number], quarters: number): Turn {
  const quarter = QUARTERS[axis];
  return {
    name: `${axis}${quarters * 90}`,
    apply: inOneStep((cube) => {
      let turned = cube;
      for (let n = 0; n < quarters; n++) turned = quarter(turned);
      return turned;
    }),
  };
}

/** Quarter, half and three-quarter turns about one axis: nine. */
export const ONE_AXIS: readonly Turn[] = AXES.flatMap((axis) => [1, 2, 3].map((quarters) => turnAbout(axis, quarters)));
/** In the plane of the page. */
export const ON_PAGE: readonly Turn[] = ONE_AXIS.filter(({ name }) => name.startsWith('y'));

const fingerprint = ({ apply }: Turn): string => [apply([1, 0, 0]), apply([0, 1, 0])].join();
const IDENTITY: Turn = { name: 'none', apply: (cube) => cube };

/** The fourteen turns that take two axes, one after the other. */
export const TWO_AXES: readonly Turn[] = (() => {
  const known = new Set([IDENTITY, ...ONE_AXIS].map(fingerprint));
  return ONE_AXIS.flatMap((first) =>
    ONE_AXIS.flatMap((second): Turn[] => {
      const both = { name: `${first.name} ${second.name}`, apply: inOneStep((cube) => second.apply(first.apply(cube))) };
      if (known.has(fingerprint(both))) return [];
      known.add(fingerprint(both));
      return [both];
    }),
  );
})();

export const ALL_TURNS: readonly Turn[] = [IDENTITY, ...ONE_AXIS, ...TWO_AXES];

export function toFigure(cubes: readonly Cube[]): Figure {
  const [left, near, low] = [0, 1, 2].map((axis) => Math.min(...cubes.map((cube) => cube[axis] ?? 0))) as [number, number, number];
  return cubes.map(([x, y, z]): Cube => [x - left, y - near, z - low]).toSorted((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
}

export const turnFigure = (figure: Figure, turn: Turn): Figure => toFigure(figure.map(turn.apply));
export const mirrorFigure = (figure: Figure): Figure => toFigure(figure.map(([x, y, z]): Cube => [-x, y, z]));
export const writeFigure = (figure: Figure): string => figure.map((cube) => cube.join('')).join(' ');

/** The same for a figure however it is turned; not for its mirror image. */
export const shapeOf = (figure: Figure, turns: readonly Turn[] = ALL_TURNS): string =>
  turns.map((turn) => writePlaces(figure.map(turn.apply))).reduce((least, text) => (text < least ? text : least));

/** The same for cubes in any order and anywhere in space: the places taken, as bits; figures are at most five long. */
function writePlaces(cubes: readonly Cube[]): string {
  let [left, near, low] = [Infinity, Infinity, Infinity];
  for (const [x, y, z] of cubes) {
    left = Math.min(left, x);
    near = Math.min(near, y);
    low = Math.min(low, z);
  }
  const layers = [0, 0, 0, 0, 0];
  for (const [x, y, z] of cubes) layers[x - left] = (layers[x - left] ?? 0) | (1 << ((y - near) * 5 + z - low));
  return layers.join();
}
