import type { Drawing, Mark } from '../../../item/drawing.ts';
import { outlinePath, type Point } from '../shapes.ts';
import type { Cube, NetSquare } from './compose.ts';
import { AROUND, OPPOSITE, SEEN, isSeen, type Face, type SeenFace } from './faces.ts';
import { HEADS, NAMES, drawStamp, isTurnedKind, type Placing, type Stamp } from './marks.ts';

const SQUARE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const SQUARE_SIZE = 44;
const NET_MARGIN = 6;

export function drawNet(net: readonly NetSquare[]): Drawing {
  const columns = Math.max(...net.map(({ col }) => col)) + 1;
  const rows = Math.max(...net.map(({ row }) => row)) + 1;
  const marks = net.flatMap((square) =>
    drawFace(square, ([x, y]) => [NET_MARGIN + (square.col + x) * SQUARE_SIZE, NET_MARGIN + (square.row + y) * SQUARE_SIZE], 'paper'),
  );
  return {
    width: columns * SQUARE_SIZE + 2 * NET_MARGIN,
    height: rows * SQUARE_SIZE + 2 * NET_MARGIN,
    marks,
    description: describeNet(net),
  };
}

const CUBE_BOX = 100;
const EDGE = 44;
/** Of an isometric view: an edge that runs to the side, and how far it falls. */
const [ACROSS, DOWN] = [EDGE * Math.cos(Math.PI / 6), EDGE / 2];
const [CENTRE, BACK] = [50, 50 - EDGE];

/** The upper left corner of each face as its marks have it, and where its right and its lower edge run. */
const FACE_PLACES: Record<SeenFace, { from: Point; right: Point; down: Point }> = {
  top: { from: [CENTRE, BACK], right: [ACROSS, DOWN], down: [-ACROSS, DOWN] },
  left: { from: [CENTRE - ACROSS, BACK + DOWN], right: [ACROSS, DOWN], down: [0, EDGE] },
  right: { from: [CENTRE, BACK + 2 * DOWN], right: [ACROSS, -DOWN], down: [0, EDGE] },
};

export const drawCube = (cube: Cube): Drawing => ({
  width: CUBE_BOX,
  height: CUBE_BOX,
  marks: SEEN.flatMap((face) => drawOnCube(face, cube[face])),
  description: describeCube(cube),
});

const drawn = new Map<string, readonly Mark[]>();

function drawOnCube(face: SeenFace, stamp: Stamp): readonly Mark[] {
  const key = `${face} ${stamp.kind} ${stamp.turn}`;
  const { from, right, down } = FACE_PLACES[face];
  const place: Placing = ([x, y]) => [from[0] + x * right[0] + y * down[0], from[1] + x * right[1] + y * down[1]];
  const marks = drawn.get(key) ?? drawFace(stamp, place, face === 'right' ? 'light' : 'paper');
  drawn.set(key, marks);
  return marks;
}

const drawFace = (stamp: Stamp, place: Placing, fill: 'paper' | 'light'): Mark[] => [
  { d: outlinePath(SQUARE.map(place)), fill, strokeWidth: 2 },
  ...drawStamp(stamp, place),
];

const SIDES = ['up', 'to the right', 'down', 'to the left'] as const;

const describeNet = (net: readonly NetSquare[]): string =>
  `A net of six squares, its places counted from the upper left: ${net
    .toSorted((a, b) => a.row - b.row || a.col - b.col)
    .map(({ col, row, ...stamp }) => `row ${row + 1} column ${col + 1} ${describeStamp(stamp, SIDES[stamp.turn] ?? '')}`)
    .join('; ')}.`;

const describeCube = (cube: Cube): string =>
  `A cube seen from a corner: ${SEEN.map((face) => `${face} ${describeStamp(cube[face], towards(AROUND[face][cube[face].turn] as Face))}`).join('; ')}.`;

const describeStamp = ({ kind }: Stamp, where: string): string =>
  isTurnedKind(kind) ? `${NAMES[kind]}, its ${HEADS[kind]} ${where}` : NAMES[kind];

const towards = (face: Face): string => (isSeen(face) ? `towards the ${nameOf(face)}` : `away from the ${nameOf(OPPOSITE[face])}`);
const nameOf = (face: Face): string => (face === 'top' ? 'top' : `${face} face`);
