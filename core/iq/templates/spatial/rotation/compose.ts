import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import {
  ALL_TURNS,
  ONE_AXIS,
  ON_PAGE,
  TWO_AXES,
  mirrorFigure,
  shapeOf,
  toFigure,
  turnFigure,
  type Cube,
  type Figure,
  type Turn,
} from './cubes.ts';
import { showsEveryCube, type ViewName } from './view.ts';

export interface RotationPuzzle {
  readonly view: ViewName;
  readonly figure: Figure;
  readonly options: readonly Figure[];
}

const LADDER: Record<Level, { cubes: number; view: ViewName; turns: readonly Turn[] }> = {
  1: { cubes: 6, view: 'front', turns: ON_PAGE },
  2: { cubes: 6, view: 'corner', turns: ONE_AXIS },
  3: { cubes: 7, view: 'corner', turns: ONE_AXIS },
  4: { cubes: 7, view: 'corner', turns: TWO_AXES },
  5: { cubes: 9, view: 'corner', turns: TWO_AXES },
};
/** Longer ones would be drawn too small. */
const MAX_EXTENT = 4;

/**
 * Four figures and their mirror images, turned in one way in which each can be shown. Each is turned once more, by a throw of
 * the dice of its own, for its option: any of the eight may be the one that is shown, and nothing else tells which it is.
 */
export function composeRotation(random: Random, level: Level): Composed<RotationPuzzle> | null {
  for (let n = 0; n < TRIES; n++) {
    const composed = throwRotation(random, level);
    if (composed) return composed;
  }
  return null;
}

/** Many kin cannot all be shown, so that one throw of the dice for an item is several here. */
const TRIES = 8;

function throwRotation(random: Random, level: Level): Composed<RotationPuzzle> | null {
  const { cubes, view, turns } = LADDER[level];
  const kin = view === 'front' ? pickMany(random, pickOne(random, flatSixes()), KIN) : growKin(random, cubes);
  if (!kin) return null;
  const kinAndMirrors = [...kin, ...kin.map(mirrorFigure)];
  const right = intBetween(random, 0, kinAndMirrors.length - 1);
  const common = turnIntoView(random, kinAndMirrors, view, view === 'front' ? ON_PAGE : ALL_TURNS);
  if (!common) return null;
  const shown: { figures: Figure[]; turn: Turn }[] = [];
  for (const each of common.figures) {
    const turned = turnIntoView(random, [each], view, turns);
    if (!turned) return null;
    shown.push(turned);
  }
  // On the page a figure is not turned over: those of the first level are told apart by turns on the page alone.
  if (view !== 'front' && !pickOther(kin)) return null;
  const figure = common.figures[right] as Figure;
  const { options, key } = placeOptions(
    random,
    shown.map(({ figures: [option] }) => option as Figure),
    right,
  );
  return {
    puzzle: { view, figure, options },
    key,
    rules: `${cubes} cubes, ${view}, turned ${shown[right]?.turn.name}, ${spreadOf(figure)}`,
  };
}

/** How many cubes the figure reaches along its longest, middle and shortest edge: `4x2x1`. */
const spreadOf = (figure: Figure): string =>
  [0, 1, 2]
    .map((axis) => Math.max(...figure.map((cube) => cube[axis] ?? 0)) + 1)
    .toSorted((a, b) => b - a)
    .join('x');

/** Turned in one way so that each of their cubes is to be seen; null when no turn does that. */
function turnIntoView(
  random: Random,
  figures: readonly Figure[],
  view: ViewName,
  turns: readonly Turn[],
): { figures: Figure[]; turn: Turn } | null {
  const turn = shuffle(random, turns).find(({ apply }) => figures.every((figure) => showsEveryCube(figure.map(apply), view)));
  return turn ? { figures: figures.map((figure) => turnFigure(figure, turn)), turn } : null;
}

const AXES = [0, 1, 2] as const;

/** How many rows of cubes a figure has along an axis, which is how many faces are seen from there. */
const rowsAlong = (figure: readonly Cube[], axis: number): number =>
  figure.filter((cube) => !figure.some((other) => other.every((at, n) => at === (cube[n] ?? 0) + Number(n === axis)))).length;

/**
 * How far a figure reaches along each axis and how many rows it has along it, whichever way the axes lie: so much is seen of a
 * figure without turning it.
 */
const measuresOf = (figure: Figure): string =>
  AXES.map((axis) => 10 * extentOf(figure, axis) + rowsAlong(figure, axis))
    .toSorted((a, b) => a - b)
    .join();

const KIN = 4;
/** Figures of fewer cubes are so often the same, or their own mirror image, that it is seen to before they are turned; later on it costs less afterwards. */
const OFTEN_ALIKE = 7;

/** Figures that are alike but for two cubes, and all of the same measures: which those are is told by where the two cubes are put. */
function growKin(random: Random, cubes: number): Figure[] | null {
  const core: Cube[] = [[0, 0, 0]];
  while (core.length < cubes - 2) core.push(pickOne(random, budsOf(core)));
  const buds = budsOf(core).map((place) => ({ place, axis: axisOfBud(core, place) }));
  const rows = AXES.map((axis) => rowsAlong(core, axis));
  const [least, most] = [Math.min, Math.max].map((pick) => AXES.map((axis) => pick(...core.map((cube) => cube[axis] as number)))) as [number[], number[]]; // prettier-ignore
  const groups = new Map<string, (readonly [Cube, Cube])[]>();
  for (const [n, one] of buds.entries())
    for (const other of buds.slice(n + 1)) {
      if (stepsBetween(one.place, other.place) <= 1) continue;
      const measures = AXES.map((axis) => {
        const [a, b] = [one.place[axis] as number, other.place[axis] as number];
        const extent = Math.max(most[axis] as number, a, b) - Math.min(least[axis] as number, a, b) + 1;
        return 10 * extent + (rows[axis] as number) - Number(one.axis === axis) - Number(other.axis === axis);
      }).toSorted((a, b) => a - b);
      if ((measures[2] ?? 0) >= 10 * (MAX_EXTENT + 1)) continue;
      addTo(groups, measures.join(), [one.place, other.place]);
    }
  const large = [...groups.values()].filter(({ length }) => length >= KIN);
  if (large.length === 0) return null;
  const figures = shuffle(random, pickOne(random, large)).map((both) => toFigure([...core, ...both]));
  return cubes < OFTEN_ALIKE ? pickOther(figures) : figures.slice(0, KIN);
}

/** The axis along which a bud touches its one neighbour. */
const axisOfBud = (core: readonly Cube[], place: Cube): number =>
  place.findIndex((at, axis) => core.some((cube) => stepsBetween(cube, place) === 1 && cube[axis] !== at));

function addTo<Value>(groups: Map<string, Value[]>, name: string, value: Value): void {
  const group = groups.get(name);
  if (group) group.push(value);
  else groups.set(name, [value]);
}

const extentOf = (cubes: readonly Cube[], axis: number): number => {
  const places = cubes.map((cube) => cube[axis] ?? 0);
  return Math.max(...places) - Math.min(...places) + 1;
};

/** Four of which no two are the same however they are turned, and none is the mirror image of itself or of another; null where there are not as many. */
function pickOther(figures: readonly Figure[]): Figure[] | null {
  const shapes = new Set<string>();
  const kin: Figure[] = [];
  for (const figure of figures) {
    const [shape, mirrored] = [shapeOf(figure), shapeOf(mirrorFigure(figure))];
    if (shape === mirrored || shapes.has(shape) || shapes.has(mirrored)) continue;
    shapes.add(shape).add(mirrored);
    if (kin.push(figure) === KIN) return kin;
  }
  return null;
}

const STEPS: readonly Cube[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
const besides = ([x, y, z]: Cube): Cube[] => STEPS.map(([dx, dy, dz]): Cube => [x + dx, y + dy, z + dz]);

const stepsBetween = (a: Cube, b: Cube): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/** Free places that touch one cube only: arms grow there, and no lumps. */
const budsOf = (cubes: readonly Cube[]): Cube[] =>
  cubes.flatMap(besides).filter((place) => cubes.filter((cube) => stepsBetween(cube, place) <= 1).length === 1);

const PAGE_TURNS = ALL_TURNS.filter(({ name }) => name === 'none' || (name.startsWith('y') && !name.includes(' ')));

let sixes: Figure[][] | undefined;

/** One of each pair of mirror images of six cubes in a plane that no turn on the page makes the same, in groups of the same measures. */
function flatSixes(): Figure[][] {
  if (sixes) return sixes;
  let grown: Figure[] = [[[0, 0, 0]]];
  for (let size = 2; size <= 6; size++) {
    const byShape = new Map<string, Figure>();
    for (const figure of grown)
      for (const place of figure.flatMap(besides).filter(([, y]) => y === 0)) {
        if (figure.some((cube) => cube.join() === place.join())) continue;
        const next = toFigure([...figure, place]);
        if (next.flat().every((at) => at < MAX_EXTENT)) byShape.set(shapeOf(next, PAGE_TURNS), next);
      }
    grown = [...byShape.values()];
  }
  const chiral = grown.filter((figure) => shapeOf(figure, PAGE_TURNS) < shapeOf(mirrorFigure(figure), PAGE_TURNS));
  const groups = new Map<string, Figure[]>();
  for (const figure of chiral) addTo(groups, measuresOf(figure), figure);
  return (sixes = [...groups.values()].filter(({ length }) => length >= KIN));
}
