import { AROUND, FACES, OPPOSITE, faceBeside, isSeen, type Face, type SeenFace } from './faces.ts';

/** The eleven outlines that fold into a cube, but for turning and mirroring. */
const OUTLINES = [
  ['x...', 'xxxx', 'x...'],
  ['x...', 'xxxx', '.x..'],
  ['x...', 'xxxx', '..x.'],
  ['x...', 'xxxx', '...x'],
  ['.x..', 'xxxx', '.x..'],
  ['.x..', 'xxxx', '..x.'],
  ['xx..', '.xxx', '.x..'],
  ['xx..', '.xxx', '..x.'],
  ['xx..', '.xxx', '...x'],
  ['xx..', '.xx.', '..xx'],
  ['xxx..', '..xxx'],
] as const;

/** A square of a net, and what becomes of it: the face that it is, and the face that its upper edge touches. */
export interface Square {
  readonly col: number;
  readonly row: number;
  readonly face: Face;
  readonly up: Face;
}

/** A net, and how its squares lie around the cube that it folds into. */
export interface Unfolding {
  readonly squares: readonly Square[];
  /** Pairs of faces that are to be seen and whose squares touch in the net, such as `left top`. */
  readonly joined: ReadonlySet<string>;
}

export const pairOf = (a: SeenFace, b: SeenFace): string => [a, b].toSorted().join(' ');

type Place = readonly [col: number, row: number];
type Net = readonly Place[];
/** Clockwise, as the faces around a face are: up, right, down, left. */
const STEPS: readonly Place[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const placesOf = (outline: readonly string[]): Place[] =>
  outline.flatMap((line, row) => [...line].flatMap((char, col): Place[] => (char === 'x' ? [[col, row]] : [])));

/** Turned by quarters and mirrored, in eight ways; moved to the upper left. */
function waysToLie(places: Net): Place[][] {
  const ways: Place[][] = [];
  for (const mirrored of [places, places.map(([col, row]): Place => [-col, row])])
    for (let quarters = 0, turned = mirrored; quarters < 4; quarters++) {
      turned = turned.map(([col, row]): Place => [-row, col]);
      const [left, top] = [Math.min(...turned.map(([col]) => col)), Math.min(...turned.map(([, row]) => row))];
      ways.push(turned.map(([col, row]): Place => [col - left, row - top]));
    }
  return ways;
}

/** Rolls a cube from square to square; whatever face comes to lie on a square is that square's. */
function unfold(places: Net, face: Face, up: Face): Unfolding {
  const first = places[0] as Place;
  const squares: Square[] = [{ col: first[0], row: first[1], face, up }];
  const joined = new Set<string>();
  for (const square of squares)
    STEPS.forEach(([dCol, dRow], quarters) => {
      const [col, row] = [square.col + dCol, square.row + dRow];
      if (!places.some((place) => place[0] === col && place[1] === row)) return;
      const next = faceBeside(square.face, square.up, quarters);
      if (isSeen(square.face) && isSeen(next)) joined.add(pairOf(square.face, next));
      if (squares.some((known) => known.col === col && known.row === row)) return;
      squares.push({ col, row, face: next, up: upAfter(square, quarters) });
    });
  return { squares, joined };
}

function upAfter({ face, up }: Square, quarters: number): Face {
  if (quarters === 0) return OPPOSITE[face];
  return quarters === 2 ? face : up;
}

/** The eleven nets, each in eight ways to lie. */
export const NETS: readonly Net[] = OUTLINES.flatMap((outline) => waysToLie(placesOf(outline)));

const unfoldings = new Map<Net, readonly Unfolding[]>();

/** With the cube begun in each of its 24 positions. */
export function unfoldingsOf(net: Net): readonly Unfolding[] {
  const known = unfoldings.get(net) ?? FACES.flatMap((face) => AROUND[face].map((up) => unfold(net, face, up)));
  unfoldings.set(net, known);
  return known;
}
