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
  1: { cubes: 5, view: 'front', turns: ON_PAGE },
  2: { cubes: 5, view: 'corner', turns: ONE_AXIS },
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
  const { cubes, view, turns } = LADDER[level];
  const kin = cubes === 5 ? pickMany(random, view === 'front' ? flatFives() : solidFives(), 4) : growKin(random, cubes);
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
  if (cubes > 5 && !areAllOther(kin)) return null;
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

/** Four figures that are alike but for two cubes, each in one of two places. */
function growKin(random: Random, cubes: number): Figure[] | null {
  const core: Cube[] = [[0, 0, 0]];
  while (core.length < cubes - 2) core.push(pickOne(random, budsOf(core)));
  const [a0, a1, b0, b1] = pickMany(random, budsOf(core), 4);
  if (!a0 || !a1 || !b0 || !b1) return null;
  const kin = [a0, a1].flatMap((a) => [b0, b1].map((b) => toFigure([...core, a, b])));
  return kin.flat(2).some((at) => at >= MAX_EXTENT) ? null : kin;
}

/** No two the same however they are turned, and none the same as its mirror image. */
function areAllOther(kin: readonly Figure[]): boolean {
  const shapes = new Set<string>();
  for (const figure of kin) {
    const [shape, mirrored] = [shapeOf(figure), shapeOf(mirrorFigure(figure))];
    if (shape === mirrored || shapes.has(shape) || shapes.has(mirrored)) return false;
    shapes.add(shape).add(mirrored);
  }
  return true;
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

/** One of each pair of mirror images of five cubes that no turn makes the same. */
function chiralFives(steps: readonly Cube[], turns: readonly Turn[]): Figure[] {
  let grown: Figure[] = [[[0, 0, 0]]];
  for (let size = 2; size <= 5; size++) {
    const byShape = new Map<string, Figure>();
    for (const figure of grown)
      for (const [x, y, z] of figure)
        for (const [dx, dy, dz] of steps) {
          const place: Cube = [x + dx, y + dy, z + dz];
          if (figure.some((cube) => cube.join() === place.join())) continue;
          const next = toFigure([...figure, place]);
          byShape.set(shapeOf(next, turns), next);
        }
    grown = [...byShape.values()];
  }
  return grown.filter((figure) => shapeOf(figure, turns) < shapeOf(mirrorFigure(figure), turns));
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
const PAGE_TURNS = ALL_TURNS.filter(({ name }) => name === 'none' || (name.startsWith('y') && !name.includes(' ')));
const flatFives = once(() =>
  chiralFives(
    STEPS.filter(([, y]) => y === 0),
    PAGE_TURNS,
  ),
);
const solidFives = once(() => chiralFives(STEPS, ALL_TURNS));
