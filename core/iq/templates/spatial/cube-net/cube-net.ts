import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeCubeNet, type Cube, type CubeNetPuzzle, type NetSquare } from './compose.ts';
import { drawCube, drawNet } from './draw.ts';
import { AROUND, OPPOSITE, SEEN, isSeen, type Face, type SeenFace } from './faces.ts';
import { HEADS, NAMES, isTurnedKind, type Kind, type Stamp } from './marks.ts';
import { kindOpposite, solveCubeNet } from './solve.ts';

export const cubeNet = defineTemplate<CubeNetPuzzle>({
  id: 'cube-net',
  compose: composeCubeNet,
  solve: solveCubeNet,
  present: presentCubeNet,
  sign: signCubeNet,
  explain: explainCubeNet,
  optionTraits: ({ options }) => options.map(seenOf),
});

function presentCubeNet({ net, options }: CubeNetPuzzle): Presentation {
  return {
    prompt: 'Which cube does this net fold into, with its marks on the outside?',
    blocks: [{ type: 'figure', drawing: drawNet(net) }],
    format: { type: 'choice', options: options.map((cube, n) => ({ id: OPTION_IDS[n] ?? '', drawing: drawCube(cube) })) },
  };
}

/** `the four dots`. */
const isPlural = (kind: Kind): boolean => kind === 'dots';

const seenOf = (cube: Cube): string[] =>
  SEEN.flatMap((face) => [`${face}:${cube[face].kind}`, `${face}:${cube[face].kind} ${cube[face].turn}`]);

/** The same for the net turned by quarters or, with its cubes, mirrored, whatever its marks are. */
function signCubeNet({ net, options }: CubeNetPuzzle): string {
  const mirroredNet = net.map((square) => ({ ...square, col: -square.col, turn: (4 - square.turn) % 4 }));
  const ways: string[] = [];
  for (const [squares, cubes] of [
    [net, options],
    [mirroredNet, options.map(mirrorCube)],
  ] as const)
    for (let quarters = 0, turned: readonly NetSquare[] = squares; quarters < 4; quarters++) {
      turned = turned.map(({ col, row, kind, turn }) => ({ col: -row, row: col, kind, turn: (turn + 1) % 4 }));
      ways.push(write(turned, cubes));
    }
  return ways.toSorted()[0] ?? '';
}

/** In a mirror left and right change places; a mark on the top is turned by a quarter besides, as up there is one of its edges. */
const mirrorCube = ({ top, left, right }: Cube): Cube => ({
  top: { ...top, turn: 3 - top.turn },
  left: { ...right, turn: (4 - right.turn) % 4 },
  right: { ...left, turn: (4 - left.turn) % 4 },
});

/** Marks are called by the order in which they stand in the net. */
function write(net: readonly NetSquare[], options: readonly Cube[]): string {
  const squares = net.toSorted((a, b) => a.row - b.row || a.col - b.col);
  const { col, row } = { col: Math.min(...net.map((square) => square.col)), row: squares[0]?.row ?? 0 };
  const names = new Map<Kind, number>(squares.map(({ kind }, n) => [kind, n]));
  const writeStamp = ({ kind, turn }: Stamp): string => `${names.get(kind)}${isTurnedKind(kind) ? 'urdl'.charAt(turn) : ''}`;
  const cubes = options.map((cube) => SEEN.map((face) => writeStamp(cube[face])).join(' ')).toSorted();
  return `${squares.map((square) => `${square.col - col}${square.row - row}${writeStamp(square)}`).join(' ')} | ${cubes.join(', ')}`;
}

function explainCubeNet({ puzzle: { net, options }, key }: Composed<CubeNetPuzzle>): string {
  const right = options[OPTION_IDS.indexOf(key)] as Cube;
  const shown = SEEN.map((face) => right[face].kind);
  const lure = options.flatMap((cube) => SEEN.map((face) => cube[face].kind)).find((kind) => !shown.includes(kind));
  const [top, left, ahead] = SEEN.map((face) => NAMES[right[face].kind]);
  return [
    `Clockwise around one corner of the cube lie the ${top} (top), the ${ahead} (right) and the ${left} (left).`,
    `Folded, ${SEEN.flatMap((face) => explainTurn(right, face)).join(', ')}.`,
    ...(lure
      ? [
          `The ${NAMES[lure]} ${isPlural(lure) ? 'lie' : 'lies'} opposite the ${NAMES[kindOpposite(net, lure)]}: they are never seen together.`,
        ]
      : []),
  ].join(' ');
}

function explainTurn(cube: Cube, face: SeenFace): string[] {
  const { kind, turn } = cube[face];
  if (!isTurnedKind(kind)) return [];
  const side = AROUND[face][turn] as Face;
  const [word, beside] = isSeen(side) ? ['towards', cube[side]] : ['away from', cube[OPPOSITE[side] as SeenFace]];
  return [`the ${HEADS[kind]} of the ${NAMES[kind]} lies ${word} the ${NAMES[beside.kind]}`];
}
