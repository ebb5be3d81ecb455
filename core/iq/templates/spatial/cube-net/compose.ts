import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import { AROUND, FACES, OPPOSITE, SEEN, type Face, type SeenFace } from './faces.ts';
import { EVEN_KINDS, TURNED_KINDS, isTurnedKind, type Kind, type Stamp } from './marks.ts';
import { NETS, pairOf, unfoldingsOf, type Square, type Unfolding } from './nets.ts';

export interface NetSquare extends Stamp {
  readonly col: number;
  readonly row: number;
}
export type Cube = Record<SeenFace, Stamp>;
export interface CubeNetPuzzle {
  readonly net: readonly NetSquare[];
  readonly options: readonly Cube[];
}

/** The three faces of an item, in the order in which its lattice fills them. */
type Faces = readonly [SeenFace, SeenFace, SeenFace];

/** Eight cubes of which, by the choice of a net, any may be the right one. */
interface Lattice {
  readonly cubes: readonly Cube[];
  /** Marks that are on some of the cubes only: the one that the right cube lacks goes to the face `lureOn`. */
  readonly lures: readonly Kind[];
  readonly lureOn: Face | null;
  readonly rules: string;
}

const TURNS = [0, 1, 2, 3] as const;
const even = (kind: Kind): Stamp => ({ kind, turn: 0 });
const cubeOf = ([a, b, c]: Faces, onA: Stamp, onB: Stamp, onC: Stamp): Cube => ({ [a]: onA, [b]: onB, [c]: onC }) as Cube;

/**
 * The eight cubes stand before the net does, and each is as likely to be the right one: nothing in them betrays it. The net
 * is then rolled off the right cube. The others show opposite faces side by side, have sides swapped or a mark turned.
 */
export function composeCubeNet(random: Random, level: Level): Composed<CubeNetPuzzle> | null {
  const faces = shuffle(random, SEEN) as unknown as Faces;
  const { cubes, lures, lureOn, rules } = LATTICES[level](random, faces);
  const right = intBetween(random, 0, cubes.length - 1);
  const cube = cubes[right] as Cube;
  const unfoldings = unfoldingsOf(pickOne(random, NETS)).filter(
    (each) => IS_FAR_ENOUGH[level](each, faces[0]) && (!lureOn || isAsNear(each, lureOn, faces)),
  );
  if (unfoldings.length === 0) return null;
  const unfolding = pickOne(random, unfoldings);
  const stamps = markEveryFace(random, cube, lures, lureOn);
  const { options, key } = placeOptions(random, cubes, right);
  const net = unfolding.squares.map((square) => stampSquare(square, stamps[square.face]));
  return { puzzle: { net, options }, key, rules: `${rules}, joined ${[...unfolding.joined].toSorted().join(' and ') || 'nowhere'}` };
}

const LATTICES: Record<Level, (random: Random, faces: Faces) => Lattice> = {
  1: besideOrOpposite,
  2: besideOrOpposite,
  3: turnedAndSwapped,
  4: twoTurned,
  5: threeTurned,
};

/** One mark in its four turns; beside it a mark, or in its place one that the right cube has opposite another that is seen. */
function besideOrOpposite(random: Random, faces: Faces): Lattice {
  const [a, b] = faces;
  const turnedKind = pickOne(random, TURNED_KINDS);
  const [beside, one, other] = pickMany(random, EVEN_KINDS, 3) as [Kind, Kind, Kind];
  const isOppositeTurned = random() < 0.5;
  return {
    cubes: TURNS.flatMap((turn) => [one, other].map((kind) => cubeOf(faces, { kind: turnedKind, turn }, even(beside), even(kind)))),
    lures: [one, other],
    lureOn: OPPOSITE[isOppositeTurned ? a : b],
    rules: `1 turned, ${a}, lure opposite ${isOppositeTurned ? 'it' : b}`,
  };
}

/** One mark in its four turns, the two beside it in both orders. */
function turnedAndSwapped(random: Random, faces: Faces): Lattice {
  const kind = pickOne(random, TURNED_KINDS);
  const [one, other] = pickMany(random, EVEN_KINDS, 2).map(even) as [Stamp, Stamp];
  return {
    cubes: TURNS.flatMap((turn) => [cubeOf(faces, { kind, turn }, one, other), cubeOf(faces, { kind, turn }, other, one)]),
    ...NO_LURE,
    rules: `1 turned, ${faces[0]}, sides swapped`,
  };
}

const NO_LURE = { lures: [], lureOn: null } as const;

/** One mark in its four turns, another in two. */
function twoTurned(random: Random, faces: Faces): Lattice {
  const [first, second] = pickMany(random, TURNED_KINDS, 2) as [Kind, Kind];
  const third = even(pickOne(random, EVEN_KINDS));
  const { stamps, quarters } = twoTurns(random, second);
  return {
    cubes: TURNS.flatMap((turn) => stamps.map((stamp) => cubeOf(faces, { kind: first, turn }, stamp, third))),
    ...NO_LURE,
    rules: `2 turned, ${faces[0]} by any, ${faces[1]} by ${quarters}`,
  };
}

/** Three marks, each in two turns. */
function threeTurned(random: Random, faces: Faces): Lattice {
  const [first, second, third] = pickMany(random, TURNED_KINDS, 3).map((kind) => twoTurns(random, kind)) as [TwoTurns, TwoTurns, TwoTurns];
  return {
    cubes: first.stamps.flatMap((a) => second.stamps.flatMap((b) => third.stamps.map((c) => cubeOf(faces, a, b, c)))),
    ...NO_LURE,
    rules: `3 turned, ${faces
      .map((face, n) => `${face} by ${[first, second, third][n]?.quarters}`)
      .toSorted()
      .join(', ')}`,
  };
}

interface TwoTurns {
  readonly stamps: readonly [Stamp, Stamp];
  readonly quarters: number;
}

function twoTurns(random: Random, kind: Kind): TwoTurns {
  const [turn, quarters] = [intBetween(random, 0, 3), intBetween(random, 1, 2)];
  return {
    stamps: [
      { kind, turn },
      { kind, turn: (turn + quarters) % 4 },
    ],
    quarters,
  };
}

/** The faces of the right cube that its option does not show get even marks; none is on two faces. */
function markEveryFace(random: Random, cube: Cube, lures: readonly Kind[], lureOn: Face | null): Record<Face, Stamp> {
  const shown = SEEN.map((face) => cube[face].kind);
  const lure = lures.find((kind) => !shown.includes(kind));
  const spare = shuffle(
    random,
    EVEN_KINDS.filter((kind) => !shown.includes(kind) && kind !== lure),
  );
  const stamps: Partial<Record<Face, Stamp>> = { ...cube };
  for (const face of FACES) stamps[face] ??= even((face === lureOn ? lure : spare.pop()) as Kind);
  return stamps as Record<Face, Stamp>;
}

/** As the square of the net has it: its mark's turn counts from the face that the upper edge touches. */
function stampSquare({ col, row, face, up }: Square, { kind, turn }: Stamp): NetSquare {
  if (!isTurnedKind(kind)) return { col, row, kind, turn: 0 };
  return { col, row, kind, turn: (turn - AROUND[face].indexOf(up) + 4) % 4 };
}

const IS_FAR_ENOUGH: Record<Level, (unfolding: Unfolding, first: SeenFace) => boolean> = {
  // The turned mark lies beside both of the others already in the net.
  1: ({ joined }, first) => countJoined(joined, first) === 2,
  2: ({ joined }, first) => countJoined(joined, first) === 1,
  3: ({ joined }, first) => joined.size === 1 && countJoined(joined, first) === 1,
  4: ({ joined }) => joined.size === 1,
  5: ({ joined }) => joined.size < 2,
};

/** Whether the lure stands as near to the two marks beside it, in the net, as the mark that it takes the place of. */
function isAsNear({ squares }: Unfolding, lureOn: Face, [a, b, instead]: Faces): boolean {
  const stepsTo = (face: Face): number[] => {
    const [from, ...others] = [face, a, b].map((each) => squares.find((square) => square.face === each) as Square) as [Square, Square, Square]; // prettier-ignore
    return others.map(({ col, row }) => Math.abs(col - from.col) + Math.abs(row - from.row)).toSorted((x, y) => x - y);
  };
  return stepsTo(lureOn).join() === stepsTo(instead).join();
}

const countJoined = (joined: ReadonlySet<string>, face: SeenFace): number =>
  SEEN.filter((other) => other !== face && joined.has(pairOf(face, other))).length;
