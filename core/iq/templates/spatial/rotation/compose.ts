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
  1: { cubes: 7, view: 'front', turns: ON_PAGE },
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
const TRIES = 60;

function throwRotation(random: Random, level: Level): Composed<RotationPuzzle> | null {
  const { cubes, view, turns } = LADDER[level];
  const kin = view === 'front' ? layKin(random) : cubes === 6 ? showKin(random, pickGroup(random, sixesInSpace())) : growKin(random, cubes);
  if (!kin) return null;
  const kinAndMirrors = [...kin, ...kin.map(mirrorFigure)];
  const right = intBetween(random, 0, kinAndMirrors.length - 1);
  const shown: { option: Figure; turn: Turn }[] = [];
  for (const each of kinAndMirrors) {
    const turn = shuffle(random, turns).find(({ apply }) => showsEveryCube(each.map(apply), view));
    if (!turn) return null;
    shown.push({ option: turnFigure(each, turn), turn });
  }
  const figure = kinAndMirrors[right] as Figure;
  const { options, key } = placeOptions(
    random,
    shown.map(({ option }) => option),
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

/** Four that no turn on the page makes the same, turned in one way. */
function layKin(random: Random): Figure[] {
  const turn = pickOne(random, [...ON_PAGE, ...STILL]);
  return pickMany(random, pickGroup(random, flatSevens()), KIN).map((figure) => turnFigure(figure, turn));
}

/** Four of the figures, turned in one way in which each cube of them and of their mirror images is to be seen; null when there is none. */
function showKin(random: Random, figures: readonly Figure[]): Figure[] | null {
  for (const turn of shuffle(random, ALL_TURNS)) {
    const shown = figures.map((figure) => turnFigure(figure, turn)).filter(canBeShown);
    if (shown.length >= KIN) return pickMany(random, shown, KIN);
  }
  return null;
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

/** How many of each number there are, as the digits of one number. */
const COUNTED_BY = 16;
const tally = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + COUNTED_BY ** number, 0);

/** How many cubes touch so many others. */
const touchingOf = (figure: readonly Cube[]): number =>
  tally(figure.map((cube) => figure.filter((other) => stepsBetween(cube, other) === 1).length));

const rowsOf = (figure: readonly Cube[]): number => tally(AXES.flatMap((axis) => figure.map((cube) => rowThrough(figure, cube, axis))));
const longestRow = (figure: readonly Cube[]): number =>
  Math.max(...AXES.flatMap((axis) => figure.map((cube) => rowThrough(figure, cube, axis))));

/** How many steps it is from each cube that touches one other only to each other such cube. */
function endsApart(figure: readonly Cube[]): string {
  const ends = figure.filter((cube) => figure.filter((other) => stepsBetween(cube, other) === 1).length === 1);
  return ends.flatMap((end, n) => ends.slice(n + 1).map((other) => stepsBetween(end, other))).toSorted((a, b) => a - b).join(); // prettier-ignore
}

const isThere = (figure: readonly Cube[], from: Cube, axis: number, steps: number): boolean =>
  figure.some((cube) => cube.every((at, n) => at === (from[n] ?? 0) + (n === axis ? steps : 0)));

/** How many cubes stand in the row along an axis that a cube is in. */
function rowThrough(figure: readonly Cube[], cube: Cube, axis: number): number {
  let length = 1;
  for (const way of [-1, 1]) for (let steps = way; isThere(figure, cube, axis, steps); steps += way) length++;
  return length;
}

const KIN = 4;

/**
 * Figures that are alike but for two cubes, and all built alike: which those are is told by where the two cubes are put. Each can
 * be shown as it lies, and its mirror image too.
 */
function growKin(random: Random, cubes: number): Figure[] | null {
  const core: Cube[] = [[0, 0, 0]];
  while (core.length < cubes - 2) core.push(pickOne(random, budsOf(core)));
  if (!canBeShown(core)) return null;
  const buds = budsOf(core).filter((place) => canBeShown([...core, place])).map((place) => toBud(core, place)); // prettier-ignore
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
      addTo(groups, `${measures.join()} ${buildWith(one, other)}`, [one.place, other.place]);
    }
  for (const alike of shuffle(random, [...groups.values()])) {
    const byEnds = new Map<string, Cube[][]>();
    if (alike.length >= KIN) for (const both of alike) addTo(byEnds, endsApart([...core, ...both]), [...core, ...both]);
    for (const figures of byEnds.values()) {
      const shown = figures.length < KIN ? [] : figures.filter(canBeShown);
      const kin = shown.length < KIN ? null : pickOther(shuffle(random, shown).map(toFigure));
      if (kin) return kin;
    }
  }
  return null;
}

/** So that each of its cubes is to be seen, and of its mirror image as well. */
const canBeShown = (cubes: readonly Cube[]): boolean =>
  AXES.every((axis) => extentOf(cubes, axis) <= MAX_EXTENT) &&
  showsEveryCube(cubes, 'corner') && showsEveryCube(cubes.map(([x, y, z]): Cube => [-x, y, z]), 'corner'); // prettier-ignore

/** A place where a cube touches one of the others only. */
interface Bud {
  readonly place: Cube;
  readonly host: Cube;
  /** Along which it touches that one. */
  readonly axis: number;
  /** How many others that one touches, */
  readonly touching: number;
  /** and how many cubes stand in its row along the axis. */
  readonly row: number;
}

function toBud(core: readonly Cube[], place: Cube): Bud {
  const host = core.find((cube) => stepsBetween(cube, place) === 1) as Cube;
  const axis = place.findIndex((at, n) => host[n] !== at);
  const touching = core.filter((cube) => stepsBetween(cube, host) === 1).length;
  return { place, host, axis, touching, row: rowThrough(core, host, axis) };
}

/** What two buds make other in how many cubes touch so many others, and how many rows are so long: what a figure keeps when it is turned, and what is soon counted. */
function buildWith(one: Bud, other: Bud): string {
  const isOneHost = one.host === other.host;
  const isOneRow = one.axis === other.axis && stepsBetween(one.place, other.place) === one.row + 1 && one.place.every((at, n) => n === one.axis || at === other.place[n]); // prettier-ignore
  const touching = isOneHost ? tally([one.touching + 2]) - tally([one.touching]) : tally([one.touching + 1, other.touching + 1]) - tally([one.touching, other.touching]); // prettier-ignore
  const rows = isOneRow ? tally([one.row + 2]) - tally([one.row]) : tally([one.row + 1, other.row + 1]) - tally([one.row, other.row]);
  return `${touching} ${rows}`;
}

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

const STILL = ALL_TURNS.filter(({ name }) => name === 'none');

/** All figures of so many cubes, but for turning: each cube is put where `placesFor` says. */
function growAll(cubes: number, turns: readonly Turn[], placesFor: (figure: Figure) => Cube[]): Figure[] {
  let grown: Figure[] = [[[0, 0, 0]]];
  for (let size = 2; size <= cubes; size++) {
    const byShape = new Map<string, Figure>();
    for (const figure of grown)
      for (const place of placesFor(figure)) {
        const next = toFigure([...figure, place]);
        if (next.flat().every((at) => at < MAX_EXTENT)) byShape.set(shapeOf(next, turns), next);
      }
    grown = [...byShape.values()];
  }
  return grown;
}

/** One of each pair of mirror images that no such turn makes the same. */
const oneOfEach = (figures: readonly Figure[], turns: readonly Turn[]): Figure[] =>
  figures.filter((figure) => shapeOf(figure, turns) < shapeOf(mirrorFigure(figure), turns));

type Groups = readonly Figure[][];
const pickGroup = (random: Random, ways: readonly Groups[]): Figure[] => pickOne(random, pickOne(random, ways));

/**
 * Groups of figures that are built alike, in three ways: of few cubes too few have both rows of the same lengths and ends as far apart.
 */
function groupAlike(figures: readonly Figure[]): Groups[] {
  return [longestRow, rowsOf, endsApart].map((tell) => {
    const groups = new Map<string, Figure[]>();
    for (const figure of figures) addTo(groups, `${measuresOf(figure)} ${touchingOf(figure)} ${tell(figure)}`, figure);
    return [...groups.values()].filter(({ length }) => length >= KIN);
  });
}

let sevens: Groups[] | undefined;

/** Seven cubes in a plane; on the page a figure is not turned over. */
function flatSevens(): Groups[] {
  const turns = [...STILL, ...ON_PAGE];
  const isFree = (figure: Figure, place: Cube): boolean => place[1] === 0 && !figure.some((cube) => stepsBetween(cube, place) === 0);
  const growing = (figure: Figure): Cube[] => figure.flatMap(besides).filter((place) => isFree(figure, place));
  return (sevens ??= groupAlike(oneOfEach(growAll(7, turns, growing), turns)));
}

let sixes: Groups[] | undefined;

/** Six cubes in space: of so few too seldom are four alike that were grown together. */
const sixesInSpace = (): Groups[] => (sixes ??= groupAlike(oneOfEach(growAll(6, ALL_TURNS, budsOf), ALL_TURNS)));
